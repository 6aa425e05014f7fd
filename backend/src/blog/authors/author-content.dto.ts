import { nameProblem } from '@20x/shared/look-alikes';
import { PageSeo, Seo } from '../../content/documents/page-seo.dto.ts';
import type { FieldForm } from '../../core/fields/field-rules.ts';
import { ImageUrl, Link, Row, Rows, Text } from '../../core/fields/fields.ts';

/** A name whose letters are what they look like. */
const nameForm: FieldForm = {
  name: 'name',
  message: (value) => (typeof value === 'string' ? nameProblem(value) : null) ?? 'Enter a name.',
  passes: (value) => typeof value !== 'string' || nameProblem(value) === null,
};

/** A profile or page of an author elsewhere. */
export class AuthorLink extends Row {
  @Text({ max: 40, required: true, label: 'Label', role: 'title', width: 'half' }) label?: string | null;
  @Link({ required: true, label: 'Address', names: 'label', width: 'half' }) href?: string | null;
}

/** Someone who writes posts. */
export class AuthorContent {
  @Text({ max: 80, required: true, label: 'Name', role: 'title', form: nameForm }) name?: string | null;
  @Text({ max: 100, label: 'Role', help: 'Such as Clinical staffing lead, RN.' }) role?: string | null;
  @Text({
    max: 400,
    input: 'paragraph',
    label: 'Bio',
    help: 'Shown on the author’s page.',
    role: 'introduction',
  })
  bio?: string | null;

  @ImageUrl({ label: 'Photo', alt: 'photoAlt', role: 'cover' }) photo?: string | null;
  @Text({
    max: 150,
    label: 'Photo alternative text',
    help: 'What the image shows, for people who cannot see it. Leave empty if decorative.',
    asIs: false,
  })
  photoAlt?: string | null;

  @Rows(() => AuthorLink, { max: 6, label: 'Links', item: 'link' }) links?: AuthorLink[] | null;
  @Seo() seo?: PageSeo | null;
}

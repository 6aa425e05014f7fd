// Written by `npm run gen:api` from the content definitions of the back end. Do not edit.
import type { DeclarationsOf } from '../../editor/model/declarations-of';
import type * as admin from '../generated';
import { pageSeo } from './page-seo.generated';

const authorLink = {
  label: { label: 'Label', width: 'half', role: 'title', limit: 40 },
  href: { kind: 'link', label: 'Address', width: 'half', names: 'label' },
} as const satisfies DeclarationsOf<admin.AuthorLink>;

export const authorContent = {
  name: { label: 'Name', role: 'title', limit: 80 },
  role: { label: 'Role', help: 'Such as Clinical staffing lead, RN.', limit: 100 },
  bio: { kind: 'paragraph', label: 'Bio', help: 'Shown on the author’s page.', role: 'introduction', limit: 400 },
  photo: { kind: 'image', label: 'Photo', role: 'cover', alt: 'photoAlt' },
  photoAlt: {
    label: 'Photo alternative text',
    help: 'What the image shows, for people who cannot see it. Leave empty if decorative.',
    asIs: false,
    limit: 150,
  },
  links: { kind: 'rows', label: 'Links', title: 'label', item: 'link', limit: 6, fields: authorLink },
  seo: { kind: 'group', label: 'SEO', asIs: false, fields: pageSeo },
} as const satisfies DeclarationsOf<admin.AuthorContent>;

import type { LegalContent } from '../../api/generated';
import { blocksField } from '../../editor/blocks/blocks-field';
import type { FieldDeclarations } from '../../editor/field-declarations';
import { seoField } from '../../editor/seo/seo-fields';

/** What a numbered text is made of: nothing that sells. */
const offered = ['chapters', 'richText', 'callout', 'takeaways', 'table', 'sources', 'figure', 'video', 'html'];

/** The fields of a legal text. */
export const legalFields: FieldDeclarations = {
  title: { label: 'Title', help: 'What the page is called in lists and in the browser.', limit: 120 },
  effectiveDate: { kind: 'day', label: 'In force from', help: 'Stands at the top of the page and in the archive.' },
  changeSummary: {
    kind: 'paragraph',
    label: 'What changes with this version',
    help: 'For readers, in plain words. It stands in the archive of versions.',
    limit: 400,
  },
  blocks: { ...blocksField, offered },
  seo: seoField,
};

/** What is said anew of every publication. */
export const askedToPublish = ['effectiveDate', 'changeSummary'] as const satisfies (keyof LegalContent)[];

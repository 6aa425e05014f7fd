import { blocksField } from '../../editor/blocks/blocks-field';
import type { FieldDeclarations } from '../../editor/field-declarations';
import { seoField } from '../../editor/seo/seo-fields';

/** The fields of a page of blocks; its metadata stands in the frame's own tab. */
export const pageFields: FieldDeclarations = {
  title: { label: 'Title', help: 'What the page is called in lists and in the browser.', limit: 120 },
  blocks: blocksField,
  seo: seoField,
};

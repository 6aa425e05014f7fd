import { contentRights } from '../core/access/permission.ts';
import { definedContentTypes } from '../content/documents/content-type.ts';
import type { DraftAuthor } from '../content/documents/content-documents.ts';

/** Who wrote what an import brought: an operator, who may do everything. */
export const importer: NonNullable<DraftAuthor> = {
  id: null,
  username: 'Import',
  get permissions() {
    return definedContentTypes().flatMap(({ name }) => contentRights.map((right) => `${name}:${right}`));
  },
};

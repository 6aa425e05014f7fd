// Written by `npm run gen:api` from the content definitions of the back end. Do not edit.
import { BlockList } from '../../editor/fields/blocks/BlockList';
import { blockLibrary } from '../../editor/fields/blocks/block-library';
import type { DeclarationsOf } from '../../editor/model/declarations-of';
import type * as admin from '../generated';

export const snippetContent = {
  title: { label: 'Name', help: 'For editors. Pages don’t show it.', role: 'title', limit: 120 },
  blocks: { kind: 'blocks', label: 'Sections', limit: 400, View: BlockList, kinds: blockLibrary },
} as const satisfies DeclarationsOf<admin.SnippetContent>;

import type { BlocksDeclaration } from '../field-declarations';
import { blockLibrary } from './block-library';
import { BlockList } from './BlockList';

/** The field of a content that holds its blocks. */
export const blocksField: BlocksDeclaration = {
  kind: 'blocks',
  label: 'Sections',
  limit: 200,
  kinds: blockLibrary,
  View: BlockList,
};

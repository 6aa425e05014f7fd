import type { Block } from '@20x/kit';
import { anchorId } from '../blocks/block-text';
import { withoutHidden } from './hidden';

interface WithBlocks {
  readonly blocks?: readonly Block[] | null;
}

const standInAnchor = (index: number) => `preview-section-${index}`;

/** Of an address; of a picked document that is what its list names. */
export const lastPart = (address: string) => address.slice(address.lastIndexOf('/') + 1);

const withPicks = (block: Block): Block =>
  block.type === 'posts' && block.slugs ? { ...block, slugs: block.slugs.map(lastPart) } : block;

/**
 * The sections that a page shows. In its preview one without an anchor gets a stand-in: so its place on the page is known,
 * whatever it shows.
 */
export const shownSections = ({ blocks }: WithBlocks): Block[] =>
  withoutHidden(
    (blocks ?? []).map((block, index) => ({
      ...withPicks(block),
      anchor: anchorId(block.anchor) ? block.anchor : standInAnchor(index),
    })),
  );

/** The ids under which the page shows the sections of a document, by their path. */
export const sectionIds = ({ blocks }: WithBlocks): Readonly<Record<string, string>> =>
  Object.fromEntries(
    (blocks ?? []).map(({ anchor }, index) => [`blocks.${index}`, anchorId(anchor) ?? standInAnchor(index)]),
  );

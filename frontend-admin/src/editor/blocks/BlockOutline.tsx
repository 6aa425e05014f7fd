import { revealField } from '../fields/revealed';
import { afterMenu, SectionMenu, SectionsBar } from '../SectionMenu';
import type { BlockEntry } from './block-entry';
import { blockLibrary } from './block-library';
import { asBlock, blockSummary, typeOf } from './block-values';
import classes from './BlockList.module.css';

interface BlockOutlineProps {
  /** Of the list. */
  readonly path: string;
  readonly blocks: readonly unknown[];
}

const entryOf = (block: unknown) =>
  (blockLibrary as Readonly<Record<string, BlockEntry | undefined>>)[typeOf(block)]?.title ?? 'Unknown section';

/** The sections in their order, in sight however long the open ones are. */
export function BlockOutline({ path, blocks }: BlockOutlineProps) {
  return (
    <SectionsBar className={classes.outline}>
      <SectionMenu
        entries={blocks.map((block, index) => ({
          key: index,
          content: (
            <span className={classes.entry} data-hidden={asBlock(block).published === false || undefined}>
              {index + 1}. {entryOf(block)}
              <span className={classes.words}>{blockSummary(block)}</span>
            </span>
          ),
          onGo: () => {
            revealField(`${path}.${index}`);
            bringIntoView(`${path}.${index}`);
          },
        }))}
      />
    </SectionsBar>
  );
}

function bringIntoView(path: string): void {
  afterMenu(() => {
    const row = document.querySelector<HTMLElement>(`[data-row="${CSS.escape(path)}"]`);
    row?.scrollIntoView({ block: 'start' });
    row?.querySelector<HTMLElement>('[data-control="toggle"]')?.focus({ preventScroll: true });
  });
}

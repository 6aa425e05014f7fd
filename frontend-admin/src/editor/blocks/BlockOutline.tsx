import { UnstyledButton } from '@mantine/core';
import { revealField } from '../fields/revealed';
import type { BlockEntry } from './block-entry';
import { blockLibrary } from './block-library';
import { asBlock, blockSummary, typeOf } from './block-values';
import classes from './BlockList.module.css';

interface BlockOutlineProps {
  /** Of the list. */
  readonly path: string;
  readonly blocks: readonly unknown[];
}

/** The sections in their order, beside the list where there is room: opens one and brings it into view. */
export function BlockOutline({ path, blocks }: BlockOutlineProps) {
  if (blocks.length < 2) return null;
  return (
    <nav aria-label="Sections" className={classes.outline}>
      <ol>
        {blocks.map((block, index) => (
          <li key={index} data-hidden={asBlock(block).published === false || undefined}>
            <UnstyledButton
              className={classes.entry}
              onClick={() => {
                revealField(`${path}.${index}`);
                bringIntoView(`${path}.${index}`);
              }}
            >
              <span>{(blockLibrary as Readonly<Record<string, BlockEntry | undefined>>)[typeOf(block)]?.title}</span>
              <span className={classes.words}>{blockSummary(block)}</span>
            </UnstyledButton>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** After the list has opened the row. */
function bringIntoView(path: string): void {
  requestAnimationFrame(() => {
    const row = document.querySelector<HTMLElement>(`[data-row="${CSS.escape(path)}"]`);
    row?.scrollIntoView({ block: 'start' });
    row?.querySelector<HTMLElement>('[data-control="toggle"]')?.focus({ preventScroll: true });
  });
}

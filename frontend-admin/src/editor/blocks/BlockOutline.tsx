import { Button, Menu } from '@mantine/core';
import { ChevronDown } from 'lucide-react';
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

const entryOf = (block: unknown) =>
  (blockLibrary as Readonly<Record<string, BlockEntry | undefined>>)[typeOf(block)]?.title ?? 'Unknown section';

/** The sections in their order, in sight however long the open ones are. */
export function BlockOutline({ path, blocks }: BlockOutlineProps) {
  return (
    <nav aria-label="Sections" className={classes.outline}>
      <Menu position="bottom-end">
        <Menu.Target>
          <Button variant="subtle" color="gray" rightSection={<ChevronDown size={14} aria-hidden />}>
            Go to section
          </Button>
        </Menu.Target>
        <Menu.Dropdown className={classes.menu}>
          {blocks.map((block, index) => (
            <Menu.Item
              key={index}
              onClick={() => {
                revealField(`${path}.${index}`);
                bringIntoView(`${path}.${index}`);
              }}
            >
              <span className={classes.entry} data-hidden={asBlock(block).published === false || undefined}>
                {index + 1}. {entryOf(block)}
                <span className={classes.words}>{blockSummary(block)}</span>
              </span>
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
    </nav>
  );
}

/** The menu gives the focus back to its button first. */
const afterMenuMs = 60;

function bringIntoView(path: string): void {
  setTimeout(() => {
    const row = document.querySelector<HTMLElement>(`[data-row="${CSS.escape(path)}"]`);
    row?.scrollIntoView({ block: 'start' });
    row?.querySelector<HTMLElement>('[data-control="toggle"]')?.focus({ preventScroll: true });
  }, afterMenuMs);
}

import { isHidden } from '@20x/shared/hidden';
import { revealField } from '../revealed';
import { afterMenu, SectionMenu, SectionsBar } from '../../../ui/SectionMenu';
import { blockEntryOf } from './block-library';
import { blockSummary, typeOf } from '../../model/block-values';
import classes from './BlockList.module.css';

interface BlockOutlineProps {
  /** Of the list. */
  readonly path: string;
  readonly blocks: readonly unknown[];
}

/** The sections in their order, in sight however long the open ones are. */
export function BlockOutline({ path, blocks }: BlockOutlineProps) {
  return (
    <SectionsBar className={classes.outline}>
      <SectionMenu
        entries={blocks.map((block, index) => ({
          key: index,
          content: <OutlinedBlock block={block} index={index} />,
          onGo: () => {
            revealField(`${path}.${index}`);
            bringIntoView(`${path}.${index}`);
          },
        }))}
      />
    </SectionsBar>
  );
}

function OutlinedBlock({ block, index }: { readonly block: unknown; readonly index: number }) {
  const entry = blockEntryOf(typeOf(block));
  return (
    <span className={classes.entry} data-hidden={isHidden(block) || undefined}>
      {index + 1}. {entry?.title ?? 'Unknown section'}
      <span className={classes.words}>{blockSummary(block, entry?.fields)}</span>
    </span>
  );
}

function bringIntoView(path: string): void {
  afterMenu(() => {
    const row = document.querySelector<HTMLElement>(`[data-row="${CSS.escape(path)}"]`);
    row?.scrollIntoView({ block: 'start' });
    row?.querySelector<HTMLElement>('[data-control="toggle"]')?.focus({ preventScroll: true });
  });
}

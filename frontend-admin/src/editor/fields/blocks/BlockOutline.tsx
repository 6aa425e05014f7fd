import { useRowStates } from '../../model/live-content';
import { blockSummary, typeOf } from '../../model/block-values';
import { SectionOutline } from '../sections/SectionOutline';
import type { RowListState } from '../lists/use-row-list';
import { blockEntryOf } from './block-library';
import classes from './BlockList.module.css';

/** The sections of a page in their order. */
export function BlockOutline({ list }: { readonly list: RowListState }) {
  const { path, rows, keys, openKeys, show } = list;
  const states = useRowStates(path, rows);
  return (
    <SectionOutline
      sections={states.map((state, index) => ({
        key: keys[index] ?? index,
        name: <OutlinedBlock block={rows[index]} index={index} />,
        target: `[data-row="${path}.${index}"]`,
        state,
      }))}
      openKeys={openKeys}
      onOpen={show}
    />
  );
}

function OutlinedBlock({ block, index }: { readonly block: unknown; readonly index: number }) {
  const entry = blockEntryOf(typeOf(block));
  return (
    <>
      {index + 1}. {entry?.title ?? 'Unknown section'}
      <span className={classes.words}>{blockSummary(block, entry?.fields)}</span>
    </>
  );
}

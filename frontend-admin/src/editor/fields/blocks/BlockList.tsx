import { useRef, useState } from 'react';
import { useCallbackRef } from '@mantine/hooks';
import type { BlocksViewProps } from '../../model/field-declarations';
import { ListFrame } from '../lists/ListFrame';
import { useRowList } from '../lists/use-row-list';
import { blockLibrary } from './block-library';
import { hasAnchorOf, newBlock, sharedAnchors, typeOf } from '../../model/block-values';
import { BlockLibraryDialog } from './BlockLibraryDialog';
import classes from './BlockList.module.css';
import { BlockOutline } from './BlockOutline';
import { BlockRow } from './BlockRow';
import { useSectionRefusal } from './section-refusal';

/** The sections of a page: each a line that says what it is, with its fields while it is open. */
export function BlockList({ path, declaration, Input }: BlocksViewProps) {
  const root = useRef<HTMLFieldSetElement>(null);
  const refusal = useSectionRefusal();
  const refuses = (copied?: unknown) => refusal(path, declaration, copied);
  const list = useRowList({ root, path, item: 'section', isAccordion: true, refuses });
  const { rows } = list;
  const anchors = sharedAnchors(rows);
  /** Where the next block goes; null while the library is closed. */
  const [place, setPlace] = useState<number | null>(null);
  const ask = useCallbackRef((index: number) => {
    if (!refuses()) setPlace(index);
  });
  return (
    <div>
      {rows.length > 1 ? <BlockOutline list={list} /> : null}
      <ListFrame
        root={root}
        declaration={{ ...declaration, limit: rows.length > declaration.limit ? declaration.limit : undefined }}
        list={list}
        empty={<p className={classes.empty}>Nothing on this page yet. Most pages open with a hero.</p>}
        onAdd={() => {
          ask(rows.length);
        }}
        renderRow={(row) => (
          <BlockRow
            {...row}
            list={path}
            type={typeOf(rows[row.index])}
            hasSharedAnchor={hasAnchorOf(anchors, rows[row.index])}
            onInsert={ask}
            Input={Input}
          />
        )}
      />
      {place === null ? null : (
        <BlockLibraryDialog
          offered={declaration.offered}
          onClose={() => {
            setPlace(null);
          }}
          onChoose={(type) => {
            list.insert(place, [newBlock(type, blockLibrary[type].initial)]);
            setPlace(null);
          }}
        />
      )}
    </div>
  );
}

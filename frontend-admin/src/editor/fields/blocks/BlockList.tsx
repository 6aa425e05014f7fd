import { useRef, useState } from 'react';
import type { BlocksViewProps } from '../../model/field-declarations';
import { ListFrame } from '../lists/ListFrame';
import { useRowList } from '../lists/use-row-list';
import { blockLibrary } from './block-library';
import { hasAnchorOf, newBlock, sharedAnchors, typeOf } from '../../model/block-values';
import { BlockLibraryDialog } from './BlockLibraryDialog';
import classes from './BlockList.module.css';
import { BlockOutline } from './BlockOutline';
import { BlockRow } from './BlockRow';

/** The sections of a page: each a line that says what it is, with its fields while it is open. */
export function BlockList({ path, declaration, Input }: BlocksViewProps) {
  const root = useRef<HTMLFieldSetElement>(null);
  const list = useRowList({ root, path, item: 'section', isAccordion: true });
  const { rows } = list;
  const anchors = sharedAnchors(rows);
  /** Where the next block goes; null while the library is closed. */
  const [place, setPlace] = useState<number | null>(null);
  return (
    <div>
      {rows.length > 1 ? <BlockOutline list={list} /> : null}
      <ListFrame
        root={root}
        declaration={{ ...declaration, limit: rows.length > declaration.limit ? declaration.limit : undefined }}
        list={list}
        empty={<p className={classes.empty}>Nothing on this page yet. Most pages open with a hero.</p>}
        onAdd={() => {
          setPlace(rows.length);
        }}
        renderRow={(row) => (
          <BlockRow
            {...row}
            list={path}
            type={typeOf(rows[row.index])}
            hasSharedAnchor={hasAnchorOf(anchors, rows[row.index])}
            onInsert={setPlace}
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

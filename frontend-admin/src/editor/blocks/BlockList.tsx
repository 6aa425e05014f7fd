import { Fragment, useRef, useState } from 'react';
import { Button, Text, VisuallyHidden } from '@mantine/core';
import { Plus } from 'lucide-react';
import type { BlocksViewProps } from '../field-declarations';
import { DeletedRows } from '../fields/DeletedRows';
import { useFieldErrors } from '../fields/field-form';
import { ListLegend } from '../fields/ListLegend';
import { refusalsBelow } from '../fields/refusals';
import rowClasses from '../fields/RowList.module.css';
import { useDragSort } from '../fields/use-drag-sort';
import { useRowList } from '../fields/use-row-list';
import { blockLibrary } from './block-library';
import { copyOfBlock, hasAnchorOf, newBlock, sharedAnchors, typeOf } from './block-values';
import { BlockLibraryDialog } from './BlockLibraryDialog';
import classes from './BlockList.module.css';
import { BlockOutline } from './BlockOutline';
import { BlockRow } from './BlockRow';

const item = 'section';

/** The sections of a page: each a line that says what it is, with its fields while it is open. */
export function BlockList({ path, declaration, Input }: BlocksViewProps) {
  const { label, limit, help } = declaration;
  const root = useRef<HTMLFieldSetElement>(null);
  const list = useRowList({ root, path, item, copyOf: copyOfBlock, startsOpen: false });
  const { rows, keys, deleted, onAction, onToggle } = list;
  const { handleFor, markOf } = useDragSort(list.move);
  const errors = useFieldErrors();
  const error = errors[path];
  const anchors = sharedAnchors(rows);
  /** Where the next block goes; null while the library is closed. */
  const [place, setPlace] = useState<number | null>(null);
  return (
    <div>
      {rows.length > 1 ? <BlockOutline path={path} blocks={rows} /> : null}
      <fieldset ref={root} className={rowClasses.root} data-field={path} tabIndex={-1}>
        <ListLegend
          label={label}
          count={rows.length}
          limit={limit}
          {...(rows.length > 1 ? { areAllOpen: list.areAllOpen, onToggleAll: list.toggleAll } : {})}
        />
        {help ? <Text className={rowClasses.help}>{help}</Text> : null}
        {typeof error === 'string' ? <Text className={rowClasses.error}>{error}</Text> : null}
        {rows.length === 0 && deleted.length === 0 ? (
          <p className={classes.empty}>Nothing on this page yet. Most pages open with a hero.</p>
        ) : null}
        <ol className={rowClasses.rows}>
          {keys.slice(0, rows.length).map((key, index) => (
            <Fragment key={key}>
              <DeletedRows entries={deleted.filter((entry) => entry.index === index)} item={item} onUndo={list.undo} />
              <BlockRow
                list={path}
                index={index}
                rowKey={key}
                count={rows.length}
                type={typeOf(rows[index])}
                hasSharedAnchor={hasAnchorOf(anchors, rows[index])}
                isOpen={list.isOpen(key)}
                refusals={refusalsBelow(errors, `${path}.${index}`)}
                mark={markOf(index)}
                handleFor={handleFor}
                onToggle={onToggle}
                onAction={onAction}
                onInsert={setPlace}
                Input={Input}
              />
            </Fragment>
          ))}
          <DeletedRows entries={deleted.filter((entry) => entry.index >= rows.length)} item={item} onUndo={list.undo} />
        </ol>
        <Button
          variant="default"
          className={rowClasses.add}
          leftSection={<Plus size={16} aria-hidden />}
          onClick={() => {
            setPlace(rows.length);
          }}
        >
          Add section
        </Button>
        <VisuallyHidden role="status">{list.message}</VisuallyHidden>
      </fieldset>
      {place === null ? null : (
        <BlockLibraryDialog
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

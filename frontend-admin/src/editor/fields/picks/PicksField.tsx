import { useRef, useState } from 'react';
import { ActionIcon, Button, Text, VisuallyHidden } from '@mantine/core';
import { GripVertical, Plus, X } from 'lucide-react';
import { Hint } from '../../../ui/Hint';
import type { PicksDeclaration } from '../../field-declarations';
import { DeletedRows } from '../DeletedRows';
import { useFieldErrors } from '../field-form';
import { ListLegend } from '../ListLegend';
import { referenceTo, readLink } from '../links/link-address';
import rows from '../RowList.module.css';
import texts from '../TextsField.module.css';
import { useDragSort } from '../use-drag-sort';
import { useRowList } from '../use-row-list';
import { PickDialog } from './PickDialog';
import { Picked } from './Picked';
import classes from './Picks.module.css';

interface PicksFieldProps {
  readonly path: string;
  readonly declaration: PicksDeclaration;
}

/** Documents in an order of the editor's: kept by their ids, they stay picked wherever they move. */
export function PicksField({ path, declaration }: PicksFieldProps) {
  const { item, label, limit, help, targets } = declaration;
  const root = useRef<HTMLFieldSetElement>(null);
  const [isPicking, setPicking] = useState(false);
  const list = useRowList({ root, path, item });
  const { handleFor, markOf } = useDragSort(list.move);
  const errors = useFieldErrors();
  const count = list.rows.length;
  const picked = list.rows.map((row) => (typeof row === 'string' ? row : ''));
  return (
    <fieldset ref={root} className={rows.root} data-field={path} tabIndex={-1}>
      <ListLegend label={label} count={count} limit={limit} />
      {help ? <Text className={rows.help}>{help}</Text> : null}
      <Refusal error={errors[path]} />
      <ol className={texts.texts}>
        {list.keys.slice(0, count).map((key, index) => (
          <li key={key} className={texts.text} data-row={`${path}.${index}`} data-mark={markOf(index)}>
            <span className={rows.handle} aria-hidden {...handleFor(index)}>
              <GripVertical size={16} strokeWidth={1.5} />
            </span>
            <span className={classes.entry} data-field={`${path}.${index}`} tabIndex={-1}>
              <Picked value={picked[index] ?? ''} targets={targets} />
              <Refusal error={errors[`${path}.${index}`]} />
            </span>
            <Hint label="Delete">
              <ActionIcon
                variant="subtle"
                color="gray"
                aria-label={`Delete ${item} ${index + 1}`}
                onClick={() => {
                  list.onAction(index, 'delete');
                }}
              >
                <X size={16} strokeWidth={1.5} aria-hidden />
              </ActionIcon>
            </Hint>
          </li>
        ))}
        <DeletedRows entries={list.deleted} item={item} onUndo={list.undo} />
      </ol>
      <Button
        variant="default"
        className={rows.add}
        leftSection={<Plus size={16} aria-hidden />}
        onClick={() => {
          setPicking(true);
        }}
      >
        Pick {item}
      </Button>
      <VisuallyHidden role="status">{list.message}</VisuallyHidden>
      {isPicking ? (
        <PickDialog
          title={`Pick ${item}`}
          type={targets.type}
          without={picked.flatMap((value) => idOf(value) ?? [])}
          onChoose={({ id }) => {
            list.insert(count, [referenceTo(id)]);
            setPicking(false);
          }}
          onClose={() => {
            setPicking(false);
          }}
        />
      ) : null}
    </fieldset>
  );
}

function idOf(value: string): string | undefined {
  const link = readLink(value);
  return link.kind === 'document' ? link.id : undefined;
}

const Refusal = ({ error }: { readonly error: unknown }) =>
  typeof error === 'string' ? <Text className={rows.error}>{error}</Text> : null;

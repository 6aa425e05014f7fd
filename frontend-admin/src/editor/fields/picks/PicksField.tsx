import { useRef } from 'react';
import { referenceTo } from '@20x/shared/link-address';
import { Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import type { FieldInputProps, PicksDeclaration } from '../../model/field-declarations';
import { useFieldErrors } from '../../model/field-form';
import { LineList } from '../lists/LineList';
import rows from '../lists/RowList.module.css';
import { useRowList } from '../lists/use-row-list';
import { PickDialog } from './PickDialog';
import { pickedHref } from '../../model/picked-href';
import { Picked } from './Picked';
import classes from './Picks.module.css';

/** Documents in an order of the editor's: kept by their ids, they stay picked wherever they move. */
export function PicksField({ path, declaration }: FieldInputProps<PicksDeclaration>) {
  const { item, target } = declaration;
  const root = useRef<HTMLFieldSetElement>(null);
  const [isPicking, { open, close }] = useDisclosure();
  const list = useRowList({ root, path, item });
  const errors = useFieldErrors();
  const picked = list.rows.map((row) => (typeof row === 'string' ? row : ''));
  return (
    <>
      <LineList
        root={root}
        declaration={declaration}
        list={list}
        verb="Pick"
        onAdd={open}
        renderLine={(index) => {
          const error = errors[`${path}.${index}`];
          return (
            <span className={classes.entry} data-field={`${path}.${index}`} tabIndex={-1}>
              <Picked value={picked[index] ?? ''} target={target} />
              {typeof error === 'string' ? <Text className={rows.error}>{error}</Text> : null}
            </span>
          );
        }}
      />
      {isPicking ? (
        <PickDialog
          title={`Pick ${item}`}
          type={target}
          without={picked.map((value) => pickedHref(value, target))}
          onChoose={({ id }) => {
            list.insert(list.rows.length, [referenceTo(id)]);
            close();
          }}
          onClose={close}
        />
      ) : null}
    </>
  );
}

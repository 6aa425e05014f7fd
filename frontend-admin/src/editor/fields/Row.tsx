import { memo, type ComponentType } from 'react';
import type { FieldInputProps, RowsDeclaration } from '../model/field-declarations';
import { FieldGrid } from './FieldGrid';
import type { ListedRow } from './lists/ListFrame';
import { capitalized } from '../model/plain-words';
import { RowFrame } from './RowFrame';
import { RowSummary } from './RowSummary';

interface RowProps extends ListedRow {
  /** Path of the list. */
  readonly list: string;
  readonly declaration: RowsDeclaration;
  readonly Input: ComponentType<FieldInputProps>;
}

/** An entry of a list of equal entries. */
export const Row = memo(function Row(props: RowProps) {
  const { list, index, rowKey, declaration, handleFor, onToggle, Input, ...frame } = props;
  const path = `${list}.${index}`;
  const { item, fields, title } = declaration;
  return (
    <RowFrame
      {...frame}
      path={path}
      index={index}
      name={`${capitalized(item)} ${index + 1}`}
      what={`${item} ${index + 1}`}
      summary={<RowSummary path={`${path}.${title}`} declaration={fields[title]} />}
      handle={handleFor(index)}
      onToggle={() => {
        onToggle(rowKey);
      }}
    >
      <FieldGrid path={path} fields={fields} Input={Input} />
    </RowFrame>
  );
});

import { useRef, type ComponentType } from 'react';
import type { FieldInputProps, RowsDeclaration } from '../model/field-declarations';
import { ImageRows, imageFieldOf } from './images/ImageRows';
import { ListFrame } from './lists/ListFrame';
import { Row } from './Row';
import { useRowList } from './lists/use-row-list';

interface RowListProps {
  readonly path: string;
  readonly declaration: RowsDeclaration;
  readonly Input: ComponentType<FieldInputProps>;
}

/** A repeatable list: add, duplicate, move, hide, delete with undo, by pointer and by keyboard. */
export function RowList({ path, declaration, Input }: RowListProps) {
  const root = useRef<HTMLFieldSetElement>(null);
  const list = useRowList({ root, path, item: declaration.item });
  const image = imageFieldOf(declaration);
  const frame = (
    <ListFrame
      root={root}
      declaration={declaration}
      list={list}
      onAdd={() => {
        list.insert(list.rows.length, [{}]);
      }}
      renderRow={(row) => <Row {...row} list={path} declaration={declaration} Input={Input} />}
    />
  );
  return image ? (
    <ImageRows path={path} image={image}>
      {frame}
    </ImageRows>
  ) : (
    frame
  );
}

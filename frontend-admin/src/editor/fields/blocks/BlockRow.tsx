import { memo, type ComponentType } from 'react';
import { Button, Text } from '@mantine/core';
import { CircleHelp, Plus } from 'lucide-react';
import type { FieldDeclarations, FieldInputProps } from '../../model/field-declarations';
import { useFieldForm } from '../../model/field-form';
import { FieldGrid } from '../FieldGrid';
import type { ListedRow } from '../lists/ListFrame';
import { RowFrame } from '../RowFrame';
import { blockSummary } from '../../model/block-values';
import { blockEntryOf } from './block-library';
import classes from './BlockList.module.css';

interface BlockRowProps extends ListedRow {
  /** Path of the list. */
  readonly list: string;
  readonly type: string;
  /** Another block has its anchor. */
  readonly hasSharedAnchor: boolean;
  /** Asks for a new block at a position. */
  readonly onInsert: (index: number) => void;
  readonly Input: ComponentType<FieldInputProps>;
}

/** One section of a page. */
export const BlockRow = memo(function BlockRow(props: BlockRowProps) {
  const { list, index, rowKey, type, hasSharedAnchor, handleFor, onToggle, onInsert, Input, ...frame } = props;
  const path = `${list}.${index}`;
  const entry = blockEntryOf(type);
  const Icon = entry?.icon ?? CircleHelp;
  return (
    <RowFrame
      {...frame}
      path={path}
      index={index}
      name={entry?.title ?? 'Unknown section'}
      what={`section ${index + 1}`}
      summary={<BlockSummary path={path} fields={entry?.fields} />}
      icon={<Icon size={18} className={classes.icon} />}
      isFixed={!entry}
      handle={handleFor(index)}
      onToggle={() => {
        onToggle(rowKey);
      }}
    >
      {hasSharedAnchor ? (
        <Text role="status" className={classes.warning}>
          Another section has the same anchor: links lead only to the first.
        </Text>
      ) : null}
      {entry ? (
        <FieldGrid path={path} fields={entry.fields} Input={Input} />
      ) : (
        <Text>This version does not know sections of the type “{type}”. It is kept as it is.</Text>
      )}
      <Button
        variant="subtle"
        color="gray"
        className={classes.insert}
        leftSection={<Plus />}
        onClick={() => {
          onInsert(index + 1);
        }}
      >
        Add a section below
      </Button>
    </RowFrame>
  );
});

interface BlockSummaryProps {
  readonly path: string;
  readonly fields: FieldDeclarations | undefined;
}

function BlockSummary({ path, fields }: BlockSummaryProps) {
  return blockSummary(useFieldForm().useValue(path), fields);
}

import { createContext, use, useId, useState, type KeyboardEvent } from 'react';
import { Text } from '@mantine/core';
import { isHidden } from '@20x/shared/hidden';
import { idOfRow } from '@20x/shared/row-ids';
import type { Editor } from '@tiptap/core';
import { NodeViewWrapper, type ReactNodeViewProps } from '@tiptap/react';
import { CircleHelp, Lock } from 'lucide-react';
import { blockEntryOf } from '../../../editor/fields/blocks/block-library';
import { EntryHead } from '../../../editor/fields/EntryHead';
import { FieldGrid } from '../../../editor/fields/FieldGrid';
import { FieldInput } from '../../../editor/fields/FieldInput';
import { rowControls, type RowAction } from '../../../editor/fields/lists/row-actions';
import { useOpenOnDemand } from '../../../editor/fields/lists/use-open-on-demand';
import { asBlock, blockSummary, typeOf } from '../../../editor/model/block-values';
import { useFieldErrors } from '../../../editor/model/field-form';
import { errorsBelow, isAnyLive, useLive, useLiveValue } from '../../../editor/model/live-content';
import { isSameValue } from '../../../editor/model/content-comparison';
import { deletePart, duplicatePart, movePart, partAt } from './parts';
import classes from './Writing.module.css';

interface CardsContext {
  /** Ids of the sections in their order. */
  readonly order: readonly string[];
  /** The cards are only shown. */
  readonly areLocked: boolean;
}
export const Cards = createContext<CardsContext>({ order: [], areLocked: false });

/** A section between the paragraphs: a line that says what it is, with its fields while it is open. */
export function CardView({ node, editor, selected, getPos, updateAttributes }: ReactNodeViewProps) {
  const { section } = node.attrs as { readonly section: unknown };
  const { order, areLocked } = use(Cards);
  const fieldsId = useId();
  const [isOpen, setOpen] = useState(false);
  const index = order.indexOf(idOfRow(section) ?? '');
  const path = `blocks.${index}`;
  const entry = blockEntryOf(typeOf(section));
  const Icon = entry?.icon ?? CircleHelp;
  const name = entry?.title ?? 'Unknown section';
  const errors = errorsBelow(useFieldErrors(), path);
  const [live, liveSection] = [useLive(), useLiveValue(path)?.value];
  const isChanged = isAnyLive(live) && !isSameValue(section, liveSection);
  useOpenOnDemand(path, () => setOpen(!areLocked));
  const act = (action: RowAction) => {
    const part = partAt(editor, getPos() ?? 0);
    if (action === 'up' || action === 'down') movePart(editor, part, part.index + (action === 'up' ? -1 : 1));
    else if (action === 'duplicate') duplicatePart(editor, part);
    else if (action === 'delete') deletePart(editor, part);
    else updateAttributes({ section: { ...asBlock(section), published: isHidden(section) } });
  };
  return (
    <NodeViewWrapper
      className={classes.card}
      data-selected={selected || undefined}
      contentEditable={false}
      onKeyDown={(event: KeyboardEvent) => leave(event, editor, getPos)}
    >
      <div className={classes.head} data-drag-handle={areLocked ? undefined : ''}>
        <EntryHead
          name={name}
          what={`the ${name.toLowerCase()}`}
          summary={blockSummary(section, entry?.fields)}
          icon={areLocked ? <Lock size={16} /> : <Icon size={18} />}
          state={{ isHidden: isHidden(section), isChanged, errors }}
          isOpen={isOpen}
          controls={fieldsId}
          actions={
            areLocked
              ? []
              : rowControls(isHidden(section), !entry).map((control) => ({
                  ...control,
                  name: control.action,
                  run: () => act(control.action),
                }))
          }
          onToggle={() => setOpen(!isOpen)}
        />
      </div>
      <div id={fieldsId} className={classes.fields} hidden={!isOpen}>
        {isOpen && index >= 0 ? <CardFields path={path} type={typeOf(section)} areLocked={areLocked} /> : null}
      </div>
    </NodeViewWrapper>
  );
}

/** By keyboard, the way back into the text: Enter then begins a line after the card. */
function leave(event: KeyboardEvent, editor: Editor, getPos: ReactNodeViewProps['getPos']): void {
  // A rich text prevents every Escape, whether it has a use for it or not.
  const isUsed = event.defaultPrevented && !(event.target as Element).matches('[contenteditable="true"]');
  if (event.key !== 'Escape' || isUsed) return;
  event.stopPropagation();
  editor
    .chain()
    .setNodeSelection(getPos() ?? 0)
    .focus()
    .run();
}

interface CardFieldsProps {
  readonly path: string;
  readonly type: string;
  readonly areLocked: boolean;
}

function CardFields({ path, type, areLocked }: CardFieldsProps) {
  const entry = blockEntryOf(type);
  if (areLocked) return <Text>Change this section in the advanced editor. It stays as it is here.</Text>;
  if (!entry) return <Text>This version does not know sections of the type “{type}”. It is kept as it is.</Text>;
  return <FieldGrid path={path} fields={entry.fields} Input={FieldInput} />;
}

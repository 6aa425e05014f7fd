import { useEffect, useEffectEvent, useState } from 'react';
import { Button, VisuallyHidden } from '@mantine/core';
import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { blockEntryOf } from '../../../editor/fields/blocks/block-library';
import { undoForMs } from '../../../editor/fields/lists/use-rows';
import { typeOf } from '../../../editor/model/block-values';
import { deletedParts, forgetPart, restorePart, type DeletedPart } from './deleted-parts';
import { cardType } from './schema';
import classes from './Writing.module.css';

interface DeletedNoticeProps {
  readonly editor: Editor;
  /** Makes what it runs one step of undo. */
  readonly step: (run: () => void) => void;
}

/** Offers to bring back the parts that were deleted just now. It precedes the text, so that Shift+Tab leads to it. */
export function DeletedNotice({ editor, step }: DeletedNoticeProps) {
  const parts = useEditorState({
    editor,
    selector: ({ editor: { state } }) => deletedParts(state),
    equalityFn: Object.is,
  });
  const [back, setBack] = useState('');
  const last = parts.at(-1);
  return (
    <>
      <VisuallyHidden role="status">
        {last ? <span key={last.id}>{nameOf(last)} deleted. Undo is possible for 10 seconds.</span> : back}
      </VisuallyHidden>
      {last ? (
        <ul className={classes.deleted} aria-label="Deleted just now">
          {parts.map((part) => (
            <DeletedLine
              key={part.id}
              name={nameOf(part)}
              onUndo={() => {
                step(() => restorePart(editor, part));
                setBack(`The ${nameOf(part).toLowerCase()} is back.`);
              }}
              onEnd={() => {
                forgetPart(editor, part);
                setBack('');
              }}
            />
          ))}
        </ul>
      ) : null}
    </>
  );
}

const nameOf = ({ node }: DeletedPart) =>
  node.type.name === cardType ? (blockEntryOf(typeOf(node.attrs.section))?.title ?? 'Unknown section') : 'Block';

interface DeletedLineProps {
  readonly name: string;
  readonly onUndo: () => void;
  readonly onEnd: () => void;
}

function DeletedLine({ name, onUndo, onEnd }: DeletedLineProps) {
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    const timer = setTimeout(() => end(), undoForMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <li>
      <span>{name} deleted.</span>
      <Button variant="subtle" onClick={onUndo}>
        Undo
      </Button>
    </li>
  );
}

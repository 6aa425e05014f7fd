import { useEffect, useLayoutEffect, useRef, useState, type DragEvent, type RefObject } from 'react';
import type { Editor } from '@tiptap/core';
import { NodeSelection } from '@tiptap/pm/state';
import { useEditorState } from '@tiptap/react';
import { EllipsisVertical, GripVertical, Plus } from 'lucide-react';
import { IconButton } from '../../../ui/IconButton';
import { modKey } from '../../../ui/mod-key';
import { PartMenu } from './PartMenu';
import { beginCommand, currentPart, partAt, partNumber, startOf, type PartAt } from './parts';
import classes from './Writing.module.css';

interface GutterProps extends Omit<PartToolsProps, 'part' | 'canDrag'> {
  /** Around the text: the gutter is placed in it. */
  readonly surface: RefObject<HTMLDivElement | null>;
}

/** Beside the part that is pointed at, else the one with the cursor: what can be added below it and done with it. */
export function Gutter({ surface, ...tools }: GutterProps) {
  const { editor, isMenuOpen } = tools;
  const root = useRef<HTMLDivElement>(null);
  const pointed = usePointedPart(editor, surface, isMenuOpen);
  const { current, doc } = useEditorState({
    editor,
    selector: ({ editor: now }) => ({ current: currentPart(now).index, doc: now.state.doc }),
    equalityFn: (one, other) => one.current === other?.current && one.doc === other.doc,
  });
  const index = Math.min(pointed ?? current, doc.childCount - 1);
  useLayoutEffect(() => {
    const part = editor.view.nodeDOM(startOf(editor, index));
    if (!root.current || !surface.current || !(part instanceof HTMLElement)) return;
    const top = part.getBoundingClientRect().top - surface.current.getBoundingClientRect().top;
    root.current.style.transform = `translateY(${Math.round(top)}px)`;
  }, [editor, surface, index, doc]);
  return (
    <div ref={root} className={classes.gutter}>
      <PartTools {...tools} part={() => partNumber(editor, index)} canDrag />
    </div>
  );
}

interface PartToolsProps {
  readonly editor: Editor;
  readonly part: () => PartAt;
  /** Default: false. */
  readonly canDrag?: boolean;
  readonly step: (run: () => void) => void;
  readonly isMenuOpen: boolean;
  readonly onMenu: (opened: boolean) => void;
}

/** What can be added below a part, and done with it. */
export function PartTools({ editor, part, canDrag = false, step, isMenuOpen, onMenu }: PartToolsProps) {
  const dragging = {
    draggable: true,
    onDragStart: (event: DragEvent) => drag(event, editor, part()),
    onDragEnd: () => endDrag(editor),
  };
  return (
    <>
      <IconButton
        label="Add below"
        icon={Plus}
        onMouseDown={(event) => event.preventDefault()} // The text keeps its cursor.
        onClick={() => step(() => beginCommand(editor, part()))}
      />
      <PartMenu editor={editor} part={part} step={step} opened={isMenuOpen} onChange={onMenu}>
        <IconButton
          label="Actions for this block"
          hint={canDrag ? `Drag to move, click for actions (${modKey}+/)` : 'Actions for this block'}
          icon={canDrag ? GripVertical : EllipsisVertical}
          {...(canDrag ? { ...dragging, className: classes.handle } : {})}
        />
      </PartMenu>
    </>
  );
}

/** The part beside the pointer; null: the pointer is elsewhere. An open menu keeps its part. */
function usePointedPart(editor: Editor, surface: RefObject<HTMLDivElement | null>, isKept: boolean): number | null {
  const [pointed, setPointed] = useState<number | null>(null);
  useEffect(() => {
    const { current } = surface;
    if (!current || isKept) return undefined;
    const onMove = ({ clientY }: MouseEvent) => {
      const { view } = editor;
      const shown = [...view.dom.children].findLast((part) => part.getBoundingClientRect().top <= clientY);
      if (shown) setPointed(partAt(editor, view.posAtDOM(shown, 0)).index);
    };
    const onLeave = () => setPointed(null);
    current.addEventListener('mousemove', onMove);
    current.addEventListener('mouseleave', onLeave);
    // Keys are about the part with the cursor, wherever the pointer was left.
    editor.view.dom.addEventListener('keydown', onLeave, true);
    return () => {
      current.removeEventListener('mousemove', onMove);
      current.removeEventListener('mouseleave', onLeave);
      editor.view.dom.removeEventListener('keydown', onLeave, true);
    };
  }, [editor, surface, isKept]);
  return pointed;
}

/** Drags a part as a whole; the text itself takes the drop. */
function drag({ dataTransfer }: DragEvent, { state, view }: Editor, { from }: PartAt): void {
  const selection = NodeSelection.create(state.doc, from);
  view.dispatch(state.tr.setSelection(selection));
  const slice = selection.content();
  dataTransfer.setData('text/html', view.serializeForClipboard(slice).dom.innerHTML);
  dataTransfer.effectAllowed = 'copyMove';
  const shown = view.nodeDOM(from);
  if (shown instanceof HTMLElement) dataTransfer.setDragImage(shown, 0, 0);
  view.dragging = { slice, move: true };
}

function endDrag({ view }: Editor): void {
  view.dragging = null;
}

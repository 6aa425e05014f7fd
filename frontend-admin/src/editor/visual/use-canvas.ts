import { useRef, useState } from 'react';
import type { PreviewAction, PreviewRect, PreviewReport } from '@20x/kit';
import { useLocation } from 'react-router-dom';
import { newBlock } from '../model/block-values';
import { withStartingWords } from '../fields/blocks/starting-words';
import { useEditorContext } from '../document/EditorContext';
import { afterDialogMs, focusField } from '../fields/focus-field';
import { usePreviewFrame } from '../preview/use-preview-frame';
import { declarationAt, fieldsAt, lastPart, parentPath } from '../model/declaration-at';
import { pressKey } from '../preview/page-keys';
import { relatedFields } from './related-fields';
import { fieldIn } from './SwitchEditor';
import { useCanvasActions } from './use-canvas-actions';

interface Popover {
  readonly path: string;
  readonly rect: PreviewRect;
}

/** What the inspector says instead of fields, or beside them. */
export type CanvasHint = 'absent' | 'outside' | null;

/** What is selected on the page, and what is done to it there. */
export function useCanvas(documentId: string) {
  const { form, fields } = useEditorContext();
  const actions = useCanvasActions();
  const { hash } = useLocation();
  const [selected, setSelected] = useState(() => fieldIn(hash));
  const [popover, setPopover] = useState<Popover | null>(null);
  const [hint, setHint] = useState<CanvasHint>(null);
  /** The list and position at which a new section goes; null while none is asked for. */
  const [adding, setAdding] = useState<{ readonly list: string; readonly index: number } | null>(null);
  /** Where the other editor of the draft goes on. */
  const place = useRef(selected);
  const frame = usePreviewFrame({ documentId, mode: 'edit', onReport });
  const { session } = frame;

  function onReport(report: PreviewReport) {
    switch (report.type) {
      case 'ready':
        actions.endWriting();
        return session.current?.select(selected);
      case 'selected':
        return onSelected(report.path, report.opens ? report.rect : null);
      case 'inspect':
        return inspect(report.path, report.rect);
      case 'edited':
        return actions.write(report);
      case 'action':
        return act(report.path, report.action, report.to, report.fill);
      case 'absent':
        return setHint((now) => (report.path === selected ? 'absent' : now));
      case 'present':
        return setHint((now) => (now === 'absent' && report.path === selected ? null : now));
      case 'outside':
        return setHint('outside');
      case 'inView':
        place.current = report.path;
        return;
      case 'rendered':
      case 'hover':
        return;
      case 'key':
        return pressKey(report.key);
    }
  }

  function mark(path: string | null) {
    setSelected(path);
    setHint(null);
    if (path !== null) place.current = path;
  }

  const hasPopover = (path: string) => relatedFields(fields, path, form.getValues()).length > 0;

  function onSelected(path: string | null, rect: PreviewRect | null) {
    mark(path);
    setPopover(path !== null && rect && hasPopover(path) ? { path, rect } : null);
  }

  /** Gives the focus to the control of a field that cannot be written on the page. */
  function inspect(path: string, rect: PreviewRect) {
    mark(path);
    const content = form.getValues();
    if (hasPopover(path)) setPopover({ path, rect });
    else if (declarationAt(fields, path, content)) focusField(path);
    else {
      // Of an entry without a text of its own: where it begins.
      const [first] = Object.keys(fieldsAt(fields, path, content) ?? {});
      focusField(first === undefined ? path : `${path}.${first}`);
    }
  }

  /** Selects from outside of the page. */
  function choose(path: string | null) {
    mark(path);
    setPopover(null);
    session.current?.select(path);
  }

  /** Lets a text be written on the page. */
  function write(path: string) {
    mark(path);
    setPopover(null);
    frame.focus();
    session.current?.write(path);
  }

  function act(row: string, action: PreviewAction, to?: number, fill = {}) {
    const list = parentPath(row);
    if (action === 'add' && declarationAt(fields, list, form.getValues())?.kind === 'blocks') {
      setAdding({ list, index: to ?? Number(lastPart(row)) + 1 });
      return;
    }
    const next = actions.act(row, action, to, fill);
    if (next === null) return;
    // After the page has got the new content.
    requestAnimationFrame(() => {
      if (action === 'add') write(next);
      else choose(next);
    });
  }

  return {
    frame,
    selected,
    popover,
    hint,
    adding,
    actions,
    /** Where the form goes on. */
    place: () => place.current,
    choose,
    write,
    act,
    setAdding,
    /** Outlines a field on the page; the inspector stays as it is. */
    accompany: (path: string) => {
      place.current = path;
      session.current?.select(path);
    },
    addBlock: (type: string, initial: object) => {
      const list = adding && fields[adding.list];
      if (!adding || list?.kind !== 'blocks') return;
      const { list: name, index } = adding;
      actions.insert(name, index, withStartingWords(newBlock(type, initial), list.kinds[type]?.fields ?? {}));
      setAdding(null);
      // Once the dialog has given the focus back.
      setTimeout(() => write(`${name}.${index}`), afterDialogMs);
    },
    undoDelete: () => {
      const path = actions.restore();
      if (path !== null) requestAnimationFrame(() => choose(path));
    },
    /** Gives the focus back to the page. */
    closePopover: () => {
      setPopover(null);
      frame.focus();
    },
  };
}

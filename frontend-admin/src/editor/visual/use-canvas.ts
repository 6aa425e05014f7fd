import { useRef, useState } from 'react';
import type { PreviewAction, PreviewRect, PreviewReport } from '@20x/kit';
import { useLocation } from 'react-router-dom';
import { newBlock } from '../model/block-values';
import { withStartingWords } from '../fields/blocks/starting-words';
import { useEditorContext } from '../document/EditorContext';
import { afterDialogMs, focusField } from '../fields/focus-field';
import { usePreviewFrame, type PreviewFrame } from '../preview/use-preview-frame';
import type { FieldDeclarations } from '../model/field-declarations';
import { declarationAt, fieldsAt, lastPart, parentPath } from '../model/declaration-at';
import { pressKey } from '../preview/page-keys';
import { relatedFields } from './related-fields';
import { fieldIn } from './use-other-view';
import { useCanvasActions } from './use-canvas-actions';

interface Popover {
  readonly path: string;
  readonly rect: PreviewRect;
}

/** What the inspector says instead of fields, or beside them. */
export type CanvasHint = 'absent' | 'outside' | null;

/** What is selected on the page, and what is done to it there. `onPoint`: something was selected on the page itself. */
export function useCanvas(documentId: string, onPoint: () => void) {
  const { form, fields } = useEditorContext();
  const actions = useCanvasActions();
  const frame = usePreviewFrame({ documentId, mode: 'edit', onReport });
  const { place, hear, ...selection } = useSelection(frame);
  const { choose, write } = selection;
  const adding = useAdding((list, index, block) => {
    actions.insert(list, index, block);
    // Once the dialog has given the focus back.
    setTimeout(() => write(`${list}.${index}`), afterDialogMs);
  });

  function onReport(report: PreviewReport) {
    if (report.type === 'ready') {
      actions.endWriting();
      frame.session.current?.select(selection.selected);
    } else if (report.type === 'edited') actions.write(report);
    else if (report.type === 'action') act(report.path, report.action, report.to, report.fill);
    else if (report.type === 'key') pressKey(report.key);
    else {
      if (report.type === 'selected' || report.type === 'outside') onPoint();
      hear(report);
    }
  }

  function act(row: string, action: PreviewAction, to?: number, fill = {}) {
    const list = parentPath(row);
    if (action === 'add' && declarationAt(fields, list, form.getValues())?.kind === 'blocks') {
      if (!actions.refuses(list)) adding.setAdding({ list, index: to ?? Number(lastPart(row)) + 1 });
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
    ...selection,
    ...adding,
    actions,
    act,
    /** Where the form goes on. */
    place: () => place.current,
    undoDelete: () => {
      const path = actions.restore();
      if (path !== null) requestAnimationFrame(() => choose(path));
    },
  };
}

type SelectionReport = Exclude<PreviewReport, { type: 'ready' | 'edited' | 'action' | 'key' }>;

/** What is selected, on the page and beside it, and the controls that open right there. */
function useSelection({ session, focus }: PreviewFrame) {
  const { form, fields } = useEditorContext();
  const { hash } = useLocation();
  const [selected, setSelected] = useState(() => fieldIn(hash));
  const [popover, setPopover] = useState<Popover | null>(null);
  const [hint, setHint] = useState<CanvasHint>(null);
  /** Where the other editor of the draft goes on. */
  const place = useRef(selected);

  function mark(path: string | null) {
    setSelected(path);
    setHint(null);
    if (path !== null) place.current = path;
  }

  const hasPopover = (path: string) => relatedFields(fields, path, form.getValues()).length > 0;

  function hear(report: SelectionReport) {
    if (report.type === 'inView') place.current = report.path;
    else if (report.type === 'selected') {
      const { path, rect, opens } = report;
      mark(path);
      setPopover(path !== null && opens && hasPopover(path) ? { path, rect } : null);
    } else if (report.type === 'inspect') {
      mark(report.path);
      if (hasPopover(report.path)) setPopover(report);
      else focusControl(report.path, fields, form.getValues());
    } else setHint((now) => hintAfter(report, selected, now));
  }

  return {
    selected,
    popover,
    hint,
    place,
    hear,
    /** Selects from outside of the page. */
    choose: (path: string | null) => {
      mark(path);
      setPopover(null);
      session.current?.select(path);
    },
    /** Lets a text be written on the page. */
    write: (path: string) => {
      mark(path);
      setPopover(null);
      focus();
      session.current?.write(path);
    },
    /** Outlines a field on the page; the inspector stays as it is. */
    accompany: (path: string) => {
      place.current = path;
      session.current?.select(path);
    },
    /** Gives the focus back to the page. */
    closePopover: () => {
      setPopover(null);
      focus();
    },
  };
}

/** Gives the focus to the control of a field that cannot be written on the page. */
function focusControl(path: string, fields: FieldDeclarations, content: unknown): void {
  // Of an entry without a text of its own: where it begins.
  const [first] = declarationAt(fields, path, content) ? [] : Object.keys(fieldsAt(fields, path, content) ?? {});
  focusField(first === undefined ? path : `${path}.${first}`);
}

function hintAfter(report: SelectionReport, selected: string | null, now: CanvasHint): CanvasHint {
  if (report.type === 'outside') return 'outside';
  if (report.type === 'absent' && report.path === selected) return 'absent';
  return report.type === 'present' && report.path === selected && now === 'absent' ? null : now;
}

/** The list and position at which a new section goes; null while none is asked for. */
function useAdding(insert: (list: string, index: number, block: object) => void) {
  const { fields } = useEditorContext();
  const [adding, setAdding] = useState<{ readonly list: string; readonly index: number } | null>(null);
  return {
    adding,
    setAdding,
    addBlock: (type: string, initial: object) => {
      const declaration = adding && fields[adding.list];
      if (!adding || declaration?.kind !== 'blocks') return;
      const { list, index } = adding;
      setAdding(null);
      insert(list, index, withStartingWords(newBlock(type, initial), declaration.kinds[type]?.fields ?? {}));
    },
  };
}

import { useState } from 'react';
import type { PreviewAction, PreviewRect, PreviewReport } from '@20x/kit';
import { useLocation } from 'react-router-dom';
import { useEditorContext } from '../EditorContext';
import { useFieldForm } from '../fields/field-form';
import { usePreviewFrame } from '../preview/use-preview-frame';
import { declarationAt, lastPart, parentPath, rowAround } from './declaration-at';
import { relatedFields } from './related-fields';
import { actOnRow, fillIn } from './row-deeds';
import { fieldIn } from './SwitchEditor';

type ReportOf<Type extends PreviewReport['type']> = Extract<PreviewReport, { type: Type }>;

interface Popover {
  readonly path: string;
  readonly rect: PreviewRect;
}

const keys: Readonly<Record<ReportOf<'key'>['key'], KeyboardEventInit>> = {
  undo: { key: 'z', ctrlKey: true },
  redo: { key: 'z', ctrlKey: true, shiftKey: true },
  save: { key: 's', ctrlKey: true },
  publish: { key: 'Enter', ctrlKey: true, shiftKey: true },
  escape: { key: 'Escape' },
};

/** What is selected on the page, and what is done to it there. */
export function useCanvas(documentId: string) {
  const { form, fields } = useEditorContext();
  const fieldForm = useFieldForm();
  const { hash } = useLocation();
  const [selected, setSelected] = useState(() => fieldIn(hash));
  const [popover, setPopover] = useState<Popover | null>(null);
  /** The list and position at which a new section goes; null while none is asked for. */
  const [adding, setAdding] = useState<{ readonly list: string; readonly index: number } | null>(null);
  const [message, setMessage] = useState('');
  const frame = usePreviewFrame({ documentId, mode: 'edit', onReport });
  const { session } = frame;

  function onReport(report: PreviewReport) {
    switch (report.type) {
      case 'ready':
        return session.current?.select(selected);
      case 'selected':
        return onSelected(report);
      case 'edited':
        fillIn(fieldForm, report.fill);
        return fieldForm.write(report.path, report.text);
      case 'action':
        fillIn(fieldForm, report.fill);
        return act(report.path, report.action, report.to);
      case 'rendered':
      case 'hover':
        return;
      case 'key':
        if (report.key === 'escape') return choose(selected === null ? null : rowAround(parentPath(selected)));
        document.body.dispatchEvent(new KeyboardEvent('keydown', { ...keys[report.key], bubbles: true }));
    }
  }

  function onSelected({ path, rect, opens }: ReportOf<'selected'>) {
    setSelected(path);
    const hasPopover = opens && relatedFields(fields, path, form.getValues()).length > 0;
    setPopover(hasPopover ? { path, rect } : null);
  }

  /** Selects from outside of the page. */
  function choose(path: string | null) {
    setSelected(path);
    setPopover(null);
    session.current?.select(path);
  }

  function act(row: string, action: PreviewAction, to?: number) {
    const list = parentPath(row);
    if (action === 'add' && declarationAt(fields, list, form.getValues())?.kind === 'blocks') {
      setAdding({ list, index: Number(lastPart(row)) + 1 });
      return;
    }
    const next = actOnRow(fieldForm, fields, row, action, to);
    if (next === null) return;
    setMessage(said[action]);
    // After the page has got the new content.
    requestAnimationFrame(() => {
      choose(next);
    });
  }

  return { frame, selected, popover, adding, message, choose, act, setAdding, closePopover: () => setPopover(null) };
}

const said: Readonly<Record<PreviewAction, string>> = {
  add: 'Added.',
  duplicate: 'Copied.',
  up: 'Moved up.',
  down: 'Moved down.',
  move: 'Moved.',
  hide: 'Changed who sees it.',
  delete: 'Deleted. Undo brings it back.',
};

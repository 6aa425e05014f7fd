import { useState } from 'react';
import type { PreviewAction, PreviewFill, PreviewReport } from '@20x/kit';
import { useSectionRefusal } from '../fields/blocks/section-refusal';
import { useEditorContext } from '../document/EditorContext';
import { fieldLabel } from '../model/field-labels';
import { useFieldForm } from '../model/field-form';
import { newRow } from '../model/rows';
import { wordsOf } from './canvas-words';
import { lastPart, parentPath } from '../model/declaration-at';
import { collect, type Fields } from './one-step';
import { actOnRow, fillIn } from './act-on-row';
import { isRowAt, isTextAt } from './text-at';
import { useDeleted } from './use-deleted';
import { useWritten } from './use-written';

type PageEdit = Extract<PreviewReport, { type: 'edited' }>;

const countOf = (list: unknown) => (Array.isArray(list) ? list.length : 0);

/** What is done to the document on its page. Everything is one step of undo, with the starter content that it is based on. */
export function useCanvasActions() {
  const { form, fields } = useEditorContext();
  const fieldForm = useFieldForm();
  const inOneStep = useOneStep();
  const writing = useWritten();
  const { deleted, keep, restore } = useDeleted();
  const [message, setMessage] = useState('');
  const refusal = useSectionRefusal();
  const refuses = (list: string, copied?: unknown) => refusal(list, fields[list], copied);

  const isDeclared = (fill: PreviewFill) => Object.keys(fill).every((name) => Object.hasOwn(fields, name));

  return {
    deleted,
    message,
    refuses,
    /** What was being written on a page that is no more is kept. */
    endWriting: writing.end,
    /** A text of the page, from the first report of it to the last. */
    write: ({ path, text, state, fill }: PageEdit) => {
      if (!isDeclared(fill) || !isTextAt(fields, path, { ...form.getValues(), ...fill })) return;
      writing.follow(path, state, () => {
        inOneStep((own) => {
          fillIn(own, fill);
          own.write(path, text);
        });
      });
    },
    /** Answers what is selected then; null when nothing was done. */
    act: (row: string, action: PreviewAction, to?: number, fill: PreviewFill = {}): string | null => {
      const content = { ...form.getValues(), ...fill };
      if (!isDeclared(fill) || !isRowAt(fields, row, content)) return null;
      const before = fieldForm.read(row);
      if (action === 'duplicate' && refuses(parentPath(row), before)) return null;
      const next = inOneStep((own) => {
        fillIn(own, fill);
        return actOnRow(own, fields, row, action, to);
      });
      if (next === null) return null;
      const list = parentPath(row);
      if (action === 'delete') {
        const name = fieldLabel(fields, row, content);
        keep({ list, index: Number(lastPart(row)), row: before ?? undefined, name });
      }
      const isHidden = fieldForm.read(`${row}.published`) === false;
      const count = countOf(fieldForm.read(list));
      setMessage(wordsOf({ action, row, next, content, count, isHidden }, fields));
      return next;
    },
    /** Puts an entry into a list. */
    insert: (list: string, index: number, entry: unknown) => {
      const all = fieldForm.read(list);
      fieldForm.forgetErrorsBelow(list);
      fieldForm.write(list, (Array.isArray(all) ? all : []).toSpliced(index, 0, newRow(entry)));
    },
    /** Brings the deleted entry back and answers where it is; null when it is back already. */
    restore: (): string | null => {
      if (deleted && refuses(deleted.list)) return null;
      const path = restore();
      if (path !== null) setMessage(`${deleted?.name} is back.`);
      return path;
    },
  };
}

/** Runs an action on the form so that one undo takes back all of it. */
function useOneStep() {
  const { form } = useEditorContext();
  const fieldForm = useFieldForm();
  return <Result>(action: (own: Fields) => Result): Result => {
    const { result, changed } = collect(fieldForm, action);
    const [[name, value] = [], ...others] = Object.entries(changed);
    if (name !== undefined && others.length === 0) fieldForm.write(name, value);
    else if (name !== undefined) {
      const { errors } = form;
      form.setValues(changed);
      form.setErrors(errors);
    }
    return result;
  };
}

import { useState } from 'react';
import { useTimeout } from '@mantine/hooks';
import { undoForMs } from '../../editor/fields/use-rows';
import { isSameValue } from '../../editor/model/content-comparison';
import { useOpenDocument } from '../../editor/document/EditorContext';
import { useFieldForm } from '../../editor/model/field-form';
import type { HomeSectionDeclaration } from './home-sections';

interface Emptied {
  readonly message: string;
  /** What stood in the section before; null: nothing did. */
  readonly before: Readonly<Record<string, unknown>> | null;
}

/** Empties a section's fields, so that its starter content shows: one step, which can be taken back here for 10 seconds. */
export function useReset({ title, fields }: HomeSectionDeclaration) {
  const { editor } = useOpenDocument();
  const form = useFieldForm();
  const [emptied, setEmptied] = useState<Emptied | null>(null);
  const { start, clear } = useTimeout(() => setEmptied(null), undoForMs);
  const announce = (next: Emptied) => {
    clear();
    setEmptied(next);
    start();
  };
  const put = (values: Readonly<Record<string, unknown>>) => {
    for (const name of fields) form.forgetErrorsBelow(name);
    editor.replace({ ...editor.form.getValues(), ...values });
  };
  const run = () => {
    const values = editor.form.getValues();
    const filled = fields.filter((name) => !isSameValue(values[name], undefined));
    if (filled.length === 0) {
      announce({ message: `${title} shows its starter content already.`, before: null });
      return;
    }
    const before = structuredClone(Object.fromEntries(filled.map((name) => [name, values[name]])));
    put(Object.fromEntries(filled.map((name) => [name, undefined])));
    announce({ message: `${title} shows its starter content again.`, before });
  };
  const before = emptied?.before;
  return {
    run,
    message: emptied?.message ?? null,
    undo: before
      ? () => {
          put(before);
          setEmptied(null);
        }
      : null,
  };
}

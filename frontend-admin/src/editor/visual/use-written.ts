import { useRef } from 'react';
import type { PreviewWritingState } from '@20x/kit';
import { useOpenDocument } from '../document/EditorContext';
import { useFieldForm } from '../model/field-form';

/** A text that is being written on the page is in the form all the while; it is one step, or none when it is given up. */
export function useWritten() {
  const form = useFieldForm();
  const { writing, leave } = useOpenDocument().editor;
  const open = useRef<{ readonly path: string; readonly before: unknown } | null>(null);

  function end() {
    const own = open.current;
    open.current = null;
    if (!own) return;
    writing.keep();
    leave(own.path);
  }

  function drop(path: string) {
    const own = open.current;
    if (own?.path !== path) return;
    open.current = null;
    writing.drop();
    // Something else had changed meanwhile, and ended the step.
    if (form.read(path) !== own.before) form.write(path, own.before);
  }

  return {
    /** `write` puts the text of the report into the form. */
    follow: (path: string, state: PreviewWritingState, write: () => void) => {
      if (state === 'dropped') {
        drop(path);
        return;
      }
      if (open.current?.path !== path) {
        end();
        open.current = { path, before: form.read(path) };
        writing.begin(path);
      }
      write();
      if (state === 'kept') end();
    },
    end,
  };
}

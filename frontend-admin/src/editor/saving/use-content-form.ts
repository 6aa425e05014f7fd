import { useRef, useState } from 'react';
import { useForm } from '@mantine/form';
import { useCallbackRef } from '@mantine/hooks';
import { withRowIds } from '@20x/shared/row-ids';
import type { Content } from '../model/content-comparison';
import { EditHistory, type Replay } from './edit-history';

/** Answers of the API are frozen in the store; the form writes into its own copy, in which every row has an id. */
const editable = (content: Content, before?: Content): Record<string, unknown> =>
  withRowIds(structuredClone(content), before);

/** The values of a document with their undo history. Inputs watch their own path: a keystroke renders one input. */
export function useContentForm(initial: Content, onChange: (values: Content) => void) {
  const [history] = useState(() => new EditHistory());
  const isReplaying = useRef(false);
  // The form calls it on every change, and useEffectEvent is for effects only.
  const changed = useCallbackRef((values: Content, before: Content) => {
    if (!isReplaying.current) history.record(before, values);
    onChange(values);
  });
  const form = useForm<Record<string, unknown>>({
    mode: 'uncontrolled',
    initialValues: editable(initial),
    onValuesChange: changed,
    cascadeUpdates: true,
  });
  /** Replaces the whole content as one step; setValues alone would merge and keep fields that are gone. */
  function replace(content: Content): void {
    history.endStep();
    put(content);
    history.endStep();
  }

  function put(content: Content): void {
    const errors = form.errors;
    const gone = Object.fromEntries(Object.keys(form.getValues()).map((name) => [name, undefined]));
    form.setValues({ ...gone, ...editable(content, form.getValues()) });
    form.setErrors(errors);
  }

  /** Replaces the content without a step of its own. */
  function takeIn(content: Content): void {
    isReplaying.current = true;
    try {
      put(content);
    } finally {
      isReplaying.current = false;
    }
  }

  function replay(step: (now: Content) => Replay | null): Replay | null {
    const replayed = step(form.getValues());
    if (replayed) takeIn(replayed.content);
    return replayed;
  }

  return {
    form,
    replace,
    takeIn,
    undo: () => replay((now) => history.undo(now)),
    redo: () => replay((now) => history.redo(now)),
    /** A text written on the page: one step from its first report to its last. */
    writing: {
      begin: (path: string) => {
        history.openStep(path);
      },
      keep: () => {
        history.endStep();
      },
      /** Puts back what was there before. */
      drop: () => {
        const before = history.dropStep();
        if (before) takeIn(before);
      },
    },
    rebase: (change: (content: Content) => Content) => {
      history.rebase(change);
    },
  };
}

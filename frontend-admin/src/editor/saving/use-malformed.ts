import { useEffect, useEffectEvent, useRef } from 'react';
import type { UseFormReturnType } from '@mantine/form';
import { isEmpty, isSameValue, type Content } from '../model/content-comparison';
import type { FieldError } from './failure';
import { valueAt } from '../model/form-path';

/**
 * Shows at their fields what cannot be published as it was saved. A field that was changed since is checked with the
 * next save, and an empty one shows its error once the person has left it.
 */
export function useMalformed(
  form: Pick<UseFormReturnType<Record<string, unknown>>, 'getValues' | 'setErrors'>,
  opened: readonly FieldError[],
) {
  const found = useRef(opened);
  const shown = useRef<ReadonlyMap<string, string>>(new Map());
  /** Fields that were left since what they hold was last checked. */
  const left = useRef<ReadonlySet<string>>(new Set());

  function show(saved: Content, malformed = found.current): void {
    found.current = malformed;
    const values = form.getValues();
    const isChecked = (path: string) => isSameValue(valueAt(values, path), valueAt(saved, path));
    const before = shown.current;
    const isMeant = ({ path }: FieldError) =>
      isChecked(path) && (!isEmpty(valueAt(values, path)) || left.current.has(path) || before.has(path));
    const now = new Map(malformed.filter(isMeant).map(({ path, message }) => [path, message]));
    shown.current = now;
    left.current = new Set([...left.current].filter((path) => !isChecked(path)));
    // Setting errors renders the whole editor again.
    if (before.size === 0 && now.size === 0) return;
    form.setErrors((errors) => ({
      ...Object.fromEntries(Object.entries(errors).filter(([path, message]) => before.get(path) !== message)),
      ...Object.fromEntries(now),
    }));
  }

  const showOpened = useEffectEvent(() => show(form.getValues()));
  useEffect(() => showOpened(), []);

  return {
    show,
    /** The person has left the field; `saved` is what was checked last. */
    leave: (path: string, saved: Content) => {
      left.current = new Set([...left.current, path]);
      show(saved);
    },
  };
}

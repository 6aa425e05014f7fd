import { useEffect, useEffectEvent, useRef } from 'react';
import type { UseFormReturnType } from '@mantine/form';
import { isSameValue, type Content } from '../model/content-comparison';
import type { FieldError } from './failure';
import { valueAt } from '../model/form-path';

/**
 * Says at their fields what is not written as it must be to be published. It was saved all the same. What was typed
 * since then is not meant, and a field that is still empty is left in peace.
 */
export function useMalformed(
  form: Pick<UseFormReturnType<Record<string, unknown>>, 'getValues' | 'setErrors'>,
  opened: readonly FieldError[],
) {
  const shown = useRef<ReadonlyMap<string, string>>(new Map());

  function show(malformed: readonly FieldError[], saved: Content): void {
    const values = form.getValues();
    const isMeant = (path: string) => {
      const value = valueAt(values, path);
      return !isSameValue(value, undefined) && isSameValue(value, valueAt(saved, path));
    };
    const before = shown.current;
    const now = new Map(malformed.flatMap(({ path, message }) => (isMeant(path) ? [[path, message] as const] : [])));
    shown.current = now;
    form.setErrors((errors) => ({
      ...Object.fromEntries(Object.entries(errors).filter(([path, message]) => before.get(path) !== message)),
      ...Object.fromEntries(now),
    }));
  }

  const showOpened = useEffectEvent(() => show(opened, form.getValues()));
  useEffect(() => showOpened(), []);

  return show;
}

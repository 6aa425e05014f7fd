import { useEffect, useRef } from 'react';

/** Finds fields of the form by their path, and moves to the first refused one after every refusal. */
export function useFieldFocus(refusals: number) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (refusals === 0) return;
    const invalid = root.current?.querySelector<HTMLElement>('[data-field][aria-invalid="true"]');
    (invalid ?? root.current?.querySelector<HTMLElement>('[role="alert"]'))?.focus();
  }, [refusals]);

  function focusField(path: string) {
    const field = root.current?.querySelector<HTMLElement>(`[data-field="${CSS.escape(path)}"]`);
    field?.scrollIntoView({ block: 'center' });
    field?.focus();
  }
  return { root, focusField };
}

import { useEffect, useRef } from 'react';

/** A closing dialog gives the focus back after 10 ms; the refused field comes after it. */
const afterDialogMs = 30;

/** Finds fields of the form by their path, and moves to the first refused one after every refusal. */
export function useFieldFocus(refusals: number) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (refusals === 0) return undefined;
    const timer = setTimeout(() => {
      const invalid = root.current?.querySelector<HTMLElement>('[data-field][aria-invalid="true"]');
      (invalid ?? root.current?.querySelector<HTMLElement>('[role="alert"]'))?.focus();
    }, afterDialogMs);
    return () => {
      clearTimeout(timer);
    };
  }, [refusals]);

  function focusField(path: string) {
    const field = root.current?.querySelector<HTMLElement>(`[data-field="${CSS.escape(path)}"]`);
    field?.scrollIntoView({ block: 'center' });
    field?.focus();
  }
  return { root, focusField };
}

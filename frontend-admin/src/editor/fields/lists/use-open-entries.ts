import { useCallback, useState } from 'react';

interface OpenEntriesOptions<Key> {
  /** Opening one closes the other, until all are opened. Default: false. */
  readonly isAccordion?: boolean;
  /** Default: all are closed. */
  readonly startsWith?: readonly Key[];
}

/** Which rows of a list, or sections of a form, are open. */
export function useOpenEntries<Key>(
  keys: readonly Key[],
  { isAccordion = false, startsWith = [] }: OpenEntriesOptions<Key> = {},
) {
  const [open, setOpen] = useState<ReadonlySet<Key>>(() => new Set(startsWith));
  const change = useCallback(
    (key: Key, toggles: boolean) => {
      setOpen((all) => {
        if (all.has(key)) return toggles ? new Set([...all].filter((other) => other !== key)) : all;
        return isAccordion && all.size < 2 ? new Set([key]) : new Set(all).add(key);
      });
    },
    [isAccordion],
  );
  const openKeys = keys.filter((key) => open.has(key));
  return {
    openKeys,
    isOpen: (key: Key) => open.has(key),
    areAllOpen: keys.length > 0 && openKeys.length === keys.length,
    show: (key: Key) => change(key, false),
    onToggle: useCallback((key: Key) => change(key, true), [change]),
    toggleAll: (all: boolean) => setOpen(new Set(all ? keys : [])),
  };
}

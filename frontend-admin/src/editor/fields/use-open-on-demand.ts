import { useLayoutEffect, useRef } from 'react';
import { useFieldErrors } from './field-form';
import { useRevealed } from './revealed';

/** Tells of every field below a path that somebody must see, because it was refused or asked for: by the rest of its path. */
export function useOpenOnDemand(path: string, open: (field: string) => void): void {
  const errors = useFieldErrors();
  const revealed = useRevealed();
  const latest = useRef(open);
  useLayoutEffect(() => {
    latest.current = open;
  });
  useLayoutEffect(() => {
    for (const field of [...Object.keys(errors), revealed.path]) {
      if (field.startsWith(`${path}.`)) latest.current(field.slice(path.length + 1));
    }
  }, [errors, revealed, path]);
}

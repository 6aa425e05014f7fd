import { useEffectEvent, useLayoutEffect } from 'react';
import { useFieldErrors } from '../model/field-form';
import { useRevealed } from './revealed';

/** Opens every field below a path that was refused or asked for; `open` gets the rest of its path. */
export function useOpenOnDemand(path: string, open: (field: string) => void): void {
  const errors = useFieldErrors();
  const revealed = useRevealed();
  const openField = useEffectEvent(open);
  useLayoutEffect(() => {
    for (const field of [...Object.keys(errors), revealed.path]) {
      if (field.startsWith(`${path}.`)) openField(field.slice(path.length + 1));
    }
  }, [errors, revealed, path]);
}

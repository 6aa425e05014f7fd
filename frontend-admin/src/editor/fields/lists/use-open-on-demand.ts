import { useEffectEvent, useLayoutEffect } from 'react';
import { useFieldErrors } from '../../model/field-form';
import { useRevealed } from './revealed';

const none = {};

/**
 * Opens every field below a path that was asked for and, unless `followsErrors` is false, that was refused; `open` gets the
 * rest of its path. An empty path means the whole form.
 */
export function useOpenOnDemand(path: string, open: (field: string) => void, followsErrors = true): void {
  const allErrors = useFieldErrors();
  const errors = followsErrors ? allErrors : none;
  const revealed = useRevealed();
  const openField = useEffectEvent(open);
  useLayoutEffect(() => {
    const prefix = path === '' ? '' : `${path}.`;
    for (const field of [...Object.keys(errors), revealed.path]) {
      if (field !== '' && field.startsWith(prefix)) openField(field.slice(prefix.length));
    }
  }, [errors, revealed, path]);
}

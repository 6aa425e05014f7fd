import { useEffect, useEffectEvent } from 'react';
import type { EditorForm } from '../saving/use-editor-form';
import { revealField } from './lists/revealed';

/** A closing dialog gives the focus back after 10 ms; the refused field comes after it. */
export const afterDialogMs = 30;
/** A tab that opens and the lists on the way need a few frames. */
const framesToWait = 20;

/** Opens what the field lies in, brings it into view and moves the focus there. */
export const focusField = (path: string): void => showField(path, (field) => field.focus());

/** Opens what the field lies in and brings it into view. */
export function showField(path: string, then: (field: HTMLElement) => void): void {
  revealField(path);
  const find = (framesLeft: number) => {
    const field = document.querySelector<HTMLElement>(`[data-field="${CSS.escape(path)}"]`);
    // One in a tab that is about to open cannot have the focus yet.
    if (!field || field.closest('[hidden]')) {
      if (framesLeft > 0) requestAnimationFrame(() => find(framesLeft - 1));
      return;
    }
    field.scrollIntoView({ block: 'center' });
    then(field);
  };
  find(framesToWait);
}

/** Hears which field the person has left. */
export function useLeftFields(onLeave: (path: string) => void): void {
  const leave = useEffectEvent(({ target }: FocusEvent) => {
    const path = target instanceof Element && target.closest<HTMLElement>('[data-field]')?.dataset.field;
    if (path) onLeave(path);
  });
  useEffect(() => {
    const listener = (event: FocusEvent) => leave(event);
    document.addEventListener('focusout', listener);
    return () => document.removeEventListener('focusout', listener);
  }, []);
}

type RefusingEditor = Pick<EditorForm, 'refusals' | 'failure'>;

/** After every refusal that the person has to deal with: on to the first refused field, else to the message. */
export function useRefusalFocus({ refusals, failure }: RefusingEditor, goTo = focusField): void {
  const goToRefusal = useEffectEvent(() => {
    const invalid = [...document.querySelectorAll<HTMLElement>('[data-field][aria-invalid="true"]')];
    const inSight = invalid.find((field) => !field.closest('[hidden]'));
    if (inSight) inSight.focus();
    else if (failure?.kind === 'fields' && failure.errors[0]) goTo(failure.errors[0].path);
    else document.querySelector<HTMLElement>('main [role="alert"]')?.focus();
  });
  useEffect(() => {
    if (refusals === 0) return undefined;
    const timer = setTimeout(() => goToRefusal(), afterDialogMs);
    return () => {
      clearTimeout(timer);
    };
  }, [refusals]);
}

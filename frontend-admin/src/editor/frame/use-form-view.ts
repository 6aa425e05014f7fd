import { useEffect, useState, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import type { DocumentView } from '../document/EditorContext';
import { focusField } from '../fields/focus-field';
import { fieldIn } from '../visual/use-other-view';

/** Makes the form the view of the document, and goes to the field that the address names. */
export function useFormView(viewRef: RefObject<DocumentView>, isForm: boolean): void {
  const { hash } = useLocation();
  const opened = isForm ? fieldIn(hash) : null;
  const [last] = useState(lastFocusedField);
  useEffect(() => {
    if (!isForm) return undefined;
    viewRef.current = { place: last.path, goTo: focusField };
    return last.follow();
  }, [isForm, last, viewRef]);
  useEffect(() => {
    if (opened !== null) focusField(opened);
  }, [opened]);
}

const fieldAround = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>('main [data-field]') : null;

/** Whether a person sees it below the editor's header. */
function isInView(field: HTMLElement): boolean {
  const { top, bottom, height } = field.getBoundingClientRect();
  return height > 0 && bottom > 160 && top < window.innerHeight;
}

/** The field that had the focus last, unless the person has gone on to another part: then the first one in view. */
function lastFocusedField() {
  let last: HTMLElement | null = null;
  let hasGoneOn = false;
  const goOn = () => {
    hasGoneOn = true;
  };
  const note = ({ target }: FocusEvent) => {
    const field = fieldAround(target);
    if (field) [last, hasGoneOn] = [field, false];
    // An outline leads to headings.
    else if (target instanceof Element && target.matches('main :is(h1, h2, h3)')) goOn();
  };
  return {
    path: () => {
      const isLast = last?.isConnected === true && (!hasGoneOn || isInView(last));
      const fields = [...document.querySelectorAll<HTMLElement>('main [data-field]')];
      const seen = isLast ? last : last || hasGoneOn ? fields.find(isInView) : null;
      return seen?.dataset.field ?? null;
    },
    follow: () => {
      const moves = ['wheel', 'touchmove'];
      document.addEventListener('focusin', note);
      for (const type of moves) document.addEventListener(type, goOn, { passive: true, capture: true });
      return () => {
        document.removeEventListener('focusin', note);
        for (const type of moves) document.removeEventListener(type, goOn, { capture: true });
      };
    },
  };
}

import { useEffect, useState } from 'react';
import { Button } from '@mantine/core';
import { useLocation, useNavigate } from 'react-router-dom';
import { focusField } from '../fields/focus-field';
import { useUnsavedWorks } from '../../ui/leaving/unsaved-changes';
import { leaveBy } from '../../ui/leaving/use-leave-guard';

interface SwitchEditorProps {
  readonly to: string;
  readonly label: string;
  /** What it is called where there are several. Default: the label. */
  readonly name?: string;
  /** The field to go on with there; null: the top. */
  readonly field: () => string | null;
}

/** Goes on with the same draft in its other editor, at the same place; what is not saved yet is saved first. */
export function SwitchEditor({ to, label, name, field }: SwitchEditorProps) {
  const { isLeaving, leave } = useSwitchEditor(to);
  return (
    <Button size="xs" variant="default" aria-label={name} loading={isLeaving} onClick={() => leave(field())}>
      {label}
    </Button>
  );
}

/** The way to the other editor. */
export function useSwitchEditor(to: string) {
  const navigate = useNavigate();
  const works = useUnsavedWorks();
  const [target, setTarget] = useState<string | null>(null);
  const [isSaving, setSaving] = useState(false);
  useEffect(() => {
    if (target === null || isSaving) return undefined;
    // Once the guard at every way out has heard that all is saved; of what could not be saved it tells.
    const timer = setTimeout(() => {
      setTarget(null);
      leaveBy(() => void navigate(target));
    });
    return () => {
      clearTimeout(timer);
    };
  }, [target, isSaving, navigate]);
  async function leave(path: string | null) {
    setTarget(path === null ? to : `${to}#${path}`);
    setSaving(true);
    await Promise.all(works.map((work) => work.save()));
    setSaving(false);
  }
  return { isLeaving: target !== null, leave: (path: string | null) => void leave(path) };
}

/** Of a form: the way to the page itself, and back to the field that was selected there. */
export function VisualEditorLink({ to }: { readonly to: string }) {
  const { hash } = useLocation();
  const opened = fieldIn(hash);
  const [last] = useState(lastFocusedField);
  useEffect(() => last.follow(), [last]);
  useEffect(() => {
    if (opened !== null) focusField(opened);
  }, [opened]);
  return <SwitchEditor to={to} label="Visual editor" field={last.path} />;
}

/** The field that an address names after its #. */
export function fieldIn(hash: string): string | null {
  const path = hash.slice(1);
  return /^[a-z]\w*(\.\w+)*$/i.test(path) ? path : null;
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
      const seen = isLast ? last : hasGoneOn ? fields.find(isInView) : null;
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

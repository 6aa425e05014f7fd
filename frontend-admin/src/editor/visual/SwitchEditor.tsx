import { useEffect, useState } from 'react';
import { Button } from '@mantine/core';
import { useNavigate } from 'react-router-dom';
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

/** The field that an address names after its #. */
export function fieldIn(hash: string): string | null {
  const path = hash.slice(1);
  return /^[a-z]\w*(\.\w+)*$/i.test(path) ? path : null;
}

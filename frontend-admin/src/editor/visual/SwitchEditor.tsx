import { Button } from '@mantine/core';
import { useNavigate } from 'react-router-dom';
import { leaveBy } from '../../ui/leaving/use-leave-guard';

interface SwitchEditorProps {
  readonly to: string;
  readonly label: string;
  /** What it is called where there are several. Default: the label. */
  readonly name?: string;
  /** The field to go on with there; null: the top. */
  readonly field: () => string | null;
}

/** Goes on with the same draft in its other editor, at the same place. */
export function SwitchEditor({ to, label, name, field }: SwitchEditorProps) {
  const goTo = useOtherView(to);
  return (
    <Button size="xs" variant="default" aria-label={name} onClick={() => goTo(field())}>
      {label}
    </Button>
  );
}

/** The way to the other view, at a field; what is not saved yet is saved on leaving. */
export function useOtherView(to: string): (path: string | null) => void {
  const navigate = useNavigate();
  return (path) => leaveBy(() => void navigate(path === null ? to : `${to}#${path}`));
}

/** The field that an address names after its #. */
export function fieldIn(hash: string): string | null {
  const path = hash.slice(1);
  return /^[a-z]\w*(\.\w+)*$/i.test(path) ? path : null;
}

import { ActionIcon } from '@mantine/core';
import { Redo2, Undo2 } from 'lucide-react';
import { Hint } from '../../ui/Hint';
import { modKey } from '../../ui/mod-key';

interface UndoButtonsProps {
  readonly onUndo: () => void;
  readonly onRedo: () => void;
}

export function UndoButtons({ onUndo, onRedo }: UndoButtonsProps) {
  return (
    <>
      <Hint label={`Undo (${modKey}+Z)`}>
        <ActionIcon variant="subtle" color="gray" aria-label="Undo last change" onClick={onUndo}>
          <Undo2 size={18} strokeWidth={1.5} aria-hidden />
        </ActionIcon>
      </Hint>
      <Hint label={`Redo (${modKey}+Shift+Z)`}>
        <ActionIcon variant="subtle" color="gray" aria-label="Redo last change" onClick={onRedo}>
          <Redo2 size={18} strokeWidth={1.5} aria-hidden />
        </ActionIcon>
      </Hint>
    </>
  );
}

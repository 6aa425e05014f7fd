import { Button } from '@mantine/core';
import { Eye } from 'lucide-react';
import { Hint } from '../../ui/Hint';
import { modKey } from '../../ui/mod-key';
import classes from './DocumentHeader.module.css';

interface PreviewButtonProps {
  readonly isPressed: boolean;
  readonly onClick: () => void;
}

/** Shows the page beside the form; on a phone only its icon. */
export function PreviewButton({ isPressed, onClick }: PreviewButtonProps) {
  return (
    <Hint label={`Preview (${modKey}+Shift+P)`}>
      <Button
        variant="default"
        className={classes.preview}
        aria-label="Preview"
        aria-pressed={isPressed}
        leftSection={<Eye size={16} strokeWidth={1.5} aria-hidden />}
        onClick={onClick}
      >
        Preview
      </Button>
    </Hint>
  );
}

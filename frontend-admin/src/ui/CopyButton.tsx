import { useState } from 'react';
import { notify, useAppDispatch } from '@20x/kit';
import { ActionIcon } from '@mantine/core';
import { Check, Copy } from 'lucide-react';
import { Hint } from './Hint';

interface CopyButtonProps {
  readonly value: string;
  /** Names what is copied: "phone number". */
  readonly what: string;
}

/** Puts a value into the clipboard, and says so. */
export function CopyButton({ value, what }: CopyButtonProps) {
  const dispatch = useAppDispatch();
  const [isCopied, setCopied] = useState(false);
  async function copy() {
    try {
      await navigator.clipboard.writeText(value);
      setCopied(true);
    } catch {
      setCopied(false);
      dispatch(
        notify({ title: 'Not copied', description: `Select the ${what} and copy it by hand.`, variant: 'destructive' }),
      );
    }
  }
  const label = isCopied ? `Copied ${what}` : `Copy ${what}`;
  const Icon = isCopied ? Check : Copy;
  return (
    <Hint label={label}>
      <ActionIcon variant="subtle" color="gray" size="sm" aria-label={label} onClick={() => void copy()}>
        <Icon size={15} strokeWidth={1.5} aria-hidden />
      </ActionIcon>
    </Hint>
  );
}

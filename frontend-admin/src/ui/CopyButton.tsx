import { useState } from 'react';
import { notify, useAppDispatch } from '@20x/kit';
import { Check, Copy } from 'lucide-react';
import { IconButton } from './IconButton';

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
  return (
    <IconButton
      label={isCopied ? `Copied ${what}` : `Copy ${what}`}
      icon={isCopied ? Check : Copy}
      iconSize={15}
      size="sm"
      onClick={() => void copy()}
    />
  );
}

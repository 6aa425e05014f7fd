import { useState } from 'react';
import { Button, Textarea } from '@mantine/core';

interface CopyTextButtonProps {
  /** Asked when the button is pressed. */
  readonly text: () => string;
}

/** Puts the person's text into the clipboard; where that is not allowed, shows it to be copied by hand. */
export function CopyTextButton({ text }: CopyTextButtonProps) {
  const [state, setState] = useState<'idle' | 'copied' | { readonly text: string }>('idle');
  async function copy() {
    const value = text();
    try {
      await navigator.clipboard.writeText(value);
      setState('copied');
    } catch {
      setState({ text: value });
    }
  }
  return (
    <>
      <Button variant="default" onClick={() => void copy()}>
        {state === 'copied' ? 'Copied' : 'Copy text'}
      </Button>
      {typeof state === 'object' ? (
        <Textarea
          aria-label="Your text"
          readOnly
          autosize
          maxRows={8}
          value={state.text}
          w="100%"
          onFocus={(event) => {
            event.currentTarget.select();
          }}
        />
      ) : null}
    </>
  );
}

import { useEffect, useState } from 'react';
import { useIsHydrating } from './deferred';
import classes from './CopyButton.module.css';

interface CopyButtonProps {
  readonly text: string;
  /** What it copies, for those who cannot see where it is: "Copy code". */
  readonly label: string;
  /** What it reads. Default: Copy. */
  readonly children?: string;
}

const doneFor = 2000;

/** Copies a text. It shows where it works only: not without JavaScript, and on no page that came over plain HTTP. */
export function CopyButton({ text, label, children = 'Copy' }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<'Copied' | 'Not copied'>();
  const isStatic = useIsHydrating();
  useEffect(() => {
    if (!outcome) return;
    const timer = setTimeout(() => setOutcome(undefined), doneFor);
    return () => clearTimeout(timer);
  }, [outcome]);
  // Absent over plain HTTP, whatever its type says.
  const clipboard = isStatic ? undefined : (navigator.clipboard as Clipboard | undefined);
  if (!clipboard) return null;
  const copy = () =>
    void clipboard.writeText(text).then(
      () => setOutcome('Copied'),
      () => setOutcome('Not copied'),
    );
  return (
    <button type="button" className={classes.root} aria-label={label} onClick={copy}>
      <span aria-hidden>{outcome ?? children}</span>
      <span role="status" className={classes.status}>
        {outcome}
      </span>
    </button>
  );
}

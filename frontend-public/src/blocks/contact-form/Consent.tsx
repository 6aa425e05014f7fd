import type { RefObject } from 'react';
import { SiteLink } from '../../ui/SiteLink';
import classes from './DemoFormBlock.module.css';

interface ConsentProps {
  readonly text: string;
  readonly id: string;
  /** The box to tick, where there is one; it is never ticked before. */
  readonly box: RefObject<HTMLInputElement | null> | undefined;
  readonly error: string | undefined;
  readonly onTick: () => void;
}

/** What a visitor agrees to; the words "privacy policy" lead to it. */
export function Consent({ text, id, box, error, onTick }: ConsentProps) {
  const [before, words, after] = text.split(/(privacy policy)/i, 3);
  const content = (
    <>
      {before}
      {words && <SiteLink to="/privacy">{words}</SiteLink>}
      {after}
    </>
  );
  if (!box) return <p>{content}</p>;
  return (
    <div className={classes.consent}>
      <input
        ref={box}
        id={id}
        type="checkbox"
        name="consent"
        value="yes"
        required
        aria-invalid={error ? true : undefined}
        aria-describedby={error && `${id}-error`}
        onChange={onTick}
      />
      <label htmlFor={id}>{content}</label>
      {error && (
        <p id={`${id}-error`} className={classes.error}>
          {error}
        </p>
      )}
    </div>
  );
}

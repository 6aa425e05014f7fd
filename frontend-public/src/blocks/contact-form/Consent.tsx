import { SiteLink } from '../../ui/SiteLink';
import classes from './DemoFormBlock.module.css';

interface ConsentProps {
  readonly text: string;
  readonly id: string;
  /** Whether there is a box to tick; it is never ticked before. */
  readonly hasBox: boolean;
  readonly error: string | undefined;
  readonly onTick: () => void;
}

/** What a visitor agrees to; the words "privacy policy" lead to it. */
export function Consent({ text, id, hasBox, error, onTick }: ConsentProps) {
  const [before, words, after] = text.split(/(privacy policy)/i, 3);
  const content = (
    <>
      {before}
      {words && <SiteLink to="/privacy">{words}</SiteLink>}
      {after}
    </>
  );
  if (!hasBox) return <p>{content}</p>;
  return (
    <div className={classes.consent}>
      <input
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

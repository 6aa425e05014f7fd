import classes from './FieldInput.module.css';

interface VisitorsSeeProps {
  /** In words, what visitors see now that is not in the field as it is; null: nothing of the kind. */
  readonly live: string | null;
  /** The same once the draft is published. */
  readonly draft: string | null;
}

/** What visitors see in place of what is written, taken from the live content and never from the draft. */
export function VisitorsSee({ live, draft }: VisitorsSeeProps) {
  if (live === null && draft === null) return null;
  return (
    <p className={classes.fallback}>
      {live === draft ? (
        <>
          <b>Visitors currently see:</b> {live}
        </>
      ) : (
        <>
          {live === null ? null : (
            <>
              <b>Visitors still see</b> {live} <b>until you publish.</b>{' '}
            </>
          )}
          {draft === null ? null : (
            <>
              <b>After publishing:</b> {draft}
            </>
          )}
        </>
      )}
    </p>
  );
}

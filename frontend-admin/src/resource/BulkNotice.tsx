import { Button, Progress } from '@mantine/core';
import { Banner } from '../ui/Banner';
import { useLostFocus } from '../ui/use-lost-focus';
import classes from './BulkNotice.module.css';
import type { ResourceRow } from './declarations';
import type { BulkOutcome, BulkProgress, BulkRun } from './use-bulk-run';

interface BulkNoticeProps<Row extends ResourceRow> {
  readonly bulk: BulkRun<Row>;
  /** One row, in lower case: "post". */
  readonly item: string;
}

/** How far a task over several rows is, and then what came of it. */
export function BulkNotice<Row extends ResourceRow>({ bulk, item }: BulkNoticeProps<Row>) {
  const { progress, outcome } = bulk;
  if (progress) return <Running progress={progress} onCancel={bulk.cancel} />;
  return outcome ? <Outcome outcome={outcome} item={item} onDismiss={bulk.dismiss} /> : null;
}

interface RunningProps {
  readonly progress: BulkProgress;
  readonly onCancel: () => void;
}

function Running({ progress: { doing, handled, total }, onCancel }: RunningProps) {
  const place = useLostFocus<HTMLDivElement>(null);
  return (
    <div ref={place} tabIndex={-1} className={classes.progress}>
      <span role="status">
        {doing} {handled + 1} of {total}…
      </span>
      <Progress aria-label={doing} value={(100 * handled) / total} className={classes.bar} />
      <Button variant="default" onClick={onCancel}>
        Cancel
      </Button>
    </div>
  );
}

interface OutcomeProps {
  readonly outcome: BulkOutcome;
  readonly item: string;
  readonly onDismiss: () => void;
}

function Outcome({ outcome, item, onDismiss }: OutcomeProps) {
  const { failures, undo } = outcome;
  const place = useLostFocus<HTMLDivElement>(outcome);
  return (
    <div className={classes.outcome}>
      <Banner
        ref={place}
        tone={failures.length > 0 ? 'danger' : 'notice'}
        title={titleOf(outcome, item)}
        actions={
          <>
            {undo ? (
              <Button variant="default" onClick={undo}>
                Undo
              </Button>
            ) : null}
            <Button
              variant="subtle"
              onClick={() => {
                document.querySelector<HTMLElement>('main h1')?.focus();
                onDismiss();
              }}
            >
              Close
            </Button>
          </>
        }
      >
        {failures.length > 0 ? (
          <ul className={classes.failures}>
            {failures.map(({ id, name, reason }) => (
              <li key={id}>
                <bdi>{name}</bdi>: {reason}
              </li>
            ))}
          </ul>
        ) : null}
      </Banner>
    </div>
  );
}

/** "8 posts published. 2 of 10 could not be published." */
function titleOf({ done, total, succeeded, failures, isCanceled }: BulkOutcome, item: string): string {
  return [
    ...(succeeded > 0 || isCanceled ? [`${counted(succeeded, item)} ${done}.`] : []),
    ...(failures.length > 0 ? [`${failures.length} of ${total} could not be ${done}.`] : []),
    ...(isCanceled ? ['You canceled the rest.'] : []),
  ].join(' ');
}

/** "1 post", "2 posts" */
export const counted = (count: number, item: string): string => `${count} ${count === 1 ? item : `${item}s`}`;

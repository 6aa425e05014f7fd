import type { ContentStatus } from '../api/generated';
import classes from './StatusChip.module.css';

const labels: Readonly<Record<ContentStatus, string>> = {
  draft: 'Draft',
  published: 'Published',
  changed: 'Published with changes',
  scheduled: 'Scheduled',
  unpublished: 'Unpublished',
  trash: 'Trash',
};

interface StatusChipProps {
  readonly status: ContentStatus;
  /** Visitors see a version of it. Default: false. */
  readonly isLive?: boolean;
  /** It goes live or offline at a set time. Default: false. */
  readonly isScheduled?: boolean;
}

/** The status of a document; one that is live and scheduled has both. */
export function StatusChip({ status, isLive = false, isScheduled = status === 'scheduled' }: StatusChipProps) {
  return (
    <span className={classes.root} data-status={status}>
      {isLive && isScheduled ? 'Published, scheduled' : labels[status]}
    </span>
  );
}

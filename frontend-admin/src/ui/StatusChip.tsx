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

export function StatusChip({ status }: { readonly status: ContentStatus }) {
  return (
    <span className={classes.root} data-status={status}>
      {labels[status]}
    </span>
  );
}

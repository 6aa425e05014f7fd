import type { DocumentSummary } from '../api/generated';
import { StatusChip } from '../ui/StatusChip';

/** The status of a document in a list. */
export const SummaryStatus = ({ status, publishedAt, publishAt, unpublishAt }: DocumentSummary) => (
  <StatusChip status={status} isLive={publishedAt !== null} isScheduled={(publishAt ?? unpublishAt) !== null} />
);

import type { HistoryEntry, HistoryKind, RevisionReason } from '../../api/generated';
import { utcText, zonedText } from '../model/wall-time';

const reasons: Readonly<Record<RevisionReason, string>> = {
  created: 'Created',
  saved: 'Saved',
  autosaved: 'Autosaved',
  restored: 'Restored',
};

const steps: Readonly<Record<Exclude<HistoryKind, 'revision'>, string>> = {
  published: 'Published',
  moved: 'Moved with',
  unpublished: 'Unpublished',
  scheduled: 'Scheduled',
  'schedule-cancelled': 'Schedule canceled',
  failed: 'Scheduled step failed',
  trashed: 'Moved to trash',
  recovered: 'Recovered',
};

/** What happened, in words: "Published v3". */
export function historyTitle({ kind, reason, number, restoredFrom }: HistoryEntry): string {
  if (kind !== 'revision') return `${steps[kind]} v${number}`;
  if (restoredFrom !== null) return `v${number} · Restored from v${restoredFrom}`;
  return `v${number} · ${reason ? reasons[reason] : 'Saved'}`;
}

/** The times of a schedule, local and in UTC. */
export function plannedText({ when }: HistoryEntry): string | null {
  if (!when) return null;
  const at = (time: string) => `${zonedText(new Date(time), when.zone)} (${when.zone}), ${utcText(new Date(time))}`;
  return [
    when.publishAt && `goes live ${at(when.publishAt)}`,
    when.unpublishAt && `goes offline ${at(when.unpublishAt)}`,
  ]
    .filter(Boolean)
    .join('; ');
}

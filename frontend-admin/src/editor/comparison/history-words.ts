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
  moved: 'Address changed',
  unpublished: 'Unpublished',
  scheduled: 'Scheduled',
  'schedule-cancelled': 'Schedule canceled',
  failed: 'Scheduled step failed',
  trashed: 'Moved to trash',
  recovered: 'Recovered',
};

/** A version with all that was done with it. */
export interface VersionHistory {
  readonly number: number;
  /** Null while it is on a page of the history that is not loaded. */
  readonly revision: HistoryEntry | null;
  /** Published, scheduled …, newest first. */
  readonly steps: readonly HistoryEntry[];
}

/** One entry per version, ordered by what was done with it last. */
export function versionsOf(entries: readonly HistoryEntry[]): readonly VersionHistory[] {
  const numbers = [...new Set(entries.map(({ number }) => number))];
  return numbers.map((number) => {
    const own = entries.filter((entry) => entry.number === number);
    const revision = own.find(({ kind }) => kind === 'revision') ?? null;
    return { number, revision, steps: own.filter((entry) => entry !== revision) };
  });
}

/** How a version came to be: "v3 · Saved". */
export function versionTitle({ number, revision }: VersionHistory): string {
  if (!revision) return `v${number}`;
  const { restoredFrom, reason } = revision;
  return `v${number} · ${restoredFrom === null ? reasons[reason ?? 'saved'] : `Restored from v${restoredFrom}`}`;
}

/** What was done with a version: "Published". */
export const stepTitle = ({ kind }: HistoryEntry): string => (kind === 'revision' ? '' : steps[kind]);

/** The times of a schedule, local and in UTC. */
export function plannedText({ when }: HistoryEntry): string | null {
  if (!when) return null;
  const at = (time: string) => {
    const utc = utcText(new Date(time));
    return when.zone === 'UTC' ? utc : `${zonedText(new Date(time), when.zone)} (${when.zone}), ${utc}`;
  };
  return [
    when.publishAt && `goes live ${at(when.publishAt)}`,
    when.unpublishAt && `goes offline ${at(when.unpublishAt)}`,
  ]
    .filter(Boolean)
    .join('; ');
}

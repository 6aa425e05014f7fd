import { Link } from 'react-router-dom';
import type { MissedSchedule as Missed } from '../../api/generated';
import { editorOf } from '../../documents/content-types';
import { zonedText } from '../../editor/model/wall-time';

/** A scheduled step that did not run: what, when, why, and a link to the document. */
export function MissedSchedule({ schedule }: { readonly schedule: Missed }) {
  const { title, planned, by, reason } = schedule;
  const { publishAt, unpublishAt, zone } = planned;
  const at = publishAt ?? unpublishAt;
  const editor = editorOf(schedule);
  return (
    <>
      <bdi>{title}</bdi> {publishAt ? 'didn’t go live' : 'wasn’t unpublished'}{' '}
      {at ? `on ${zonedText(new Date(at), zone)} (${zone}) ` : ''}as {by} scheduled. {reasonIn(reason)}{' '}
      {editor ? <Link to={editor}>Open it</Link> : null}
    </>
  );
}

/** Its first line; the history of the document has the rest. */
function reasonIn(reason: string | null): string {
  const [first = ''] = reason?.split('\n') ?? [];
  if (first === '') return 'The server wasn’t running scheduled jobs at that time.';
  return /[.!?]$/.test(first) ? first : `${first}.`;
}

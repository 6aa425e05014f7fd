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
      <bdi>{title}</bdi> was to {publishAt ? 'go live' : 'be unpublished'}{' '}
      {at ? `on ${zonedText(new Date(at), zone)} (${zone}), ` : ''}as {by} planned, and did not. {reasonIn(reason)}{' '}
      {editor ? <Link to={editor}>Open it</Link> : null}
    </>
  );
}

/** Its first line; the history of the document has the rest. */
function reasonIn(reason: string | null): string {
  const [first = ''] = reason?.split('\n') ?? [];
  if (first === '') return 'Nothing ran at that time: the jobs of the server are not running.';
  return /[.!?]$/.test(first) ? first : `${first}.`;
}

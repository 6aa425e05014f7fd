import { Link } from 'react-router-dom';
import type { UnkeptSchedule as Unkept } from '../../api/generated';
import { zonedText } from '../../editor/publish/wall-time';

/** Where documents of a type are edited; those of other types have no editor yet. */
const editors: Readonly<Record<string, (document: Unkept) => string>> = {
  'home-content': () => '/admin/home',
  page: ({ id }) => `/admin/pages/${id}`,
  legal: ({ path }) => `/admin${path}-page`,
};

/** A plan that came to nothing: what, when, why, and the way to the document. */
export function UnkeptSchedule({ schedule }: { readonly schedule: Unkept }) {
  const { title, planned, by, reason, type } = schedule;
  const { publishAt, unpublishAt, zone } = planned;
  const at = publishAt ?? unpublishAt;
  const editor = editors[type]?.(schedule);
  return (
    <>
      <bdi>{title}</bdi> was to {publishAt ? 'go live' : 'be withdrawn'}{' '}
      {at ? `on ${zonedText(new Date(at), zone)} (${zone}), ` : ''}as {by} planned, and did not. {reasonIn(reason)}{' '}
      {editor ? <Link to={editor}>Open it</Link> : null}
    </>
  );
}

/** Its first line; the history of the document has the rest. */
function reasonIn(reason: string | null): string {
  const [first = ''] = reason?.split('\n') ?? [];
  if (first === '') return 'Nothing ran at that time: the jobs of the server stand still.';
  return /[.!?]$/.test(first) ? first : `${first}.`;
}

import { messageOf, useGetHomeContentQuery } from '@20x/kit';
import { Link } from 'react-router-dom';
import { Banner } from '../../ui/Banner';
import { getHomeScreen } from '../../documents/content-types';

/** Warns that visitors see the starter page, by the same answer that visitors get. */
export function DefaultsNotice() {
  const { data, error } = useGetHomeContentQuery(undefined, { refetchOnMountOrArgChange: true });
  if (error)
    return (
      <Banner tone="danger" title="Visitors see the starter home page">
        <p>
          The published content can’t be read: {messageOf(error)} Pages that visitors opened before look as they did.
        </p>
      </Banner>
    );
  // The newest posts fill the cards of a page that has none, and every answer names its revision.
  if (!data || holdsText({ ...data, insights: null, revision: null })) return null;
  return (
    <Banner tone="notice" title="Visitors see the starter home page">
      <p>
        The published home page has no text of its own. <Link to={getHomeScreen().path}>Open the home page</Link>
      </p>
    </Banner>
  );
}

function holdsText(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() !== '';
  return typeof value === 'object' && value !== null && Object.values(value).some(holdsText);
}

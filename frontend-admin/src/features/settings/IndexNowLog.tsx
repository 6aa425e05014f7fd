import { Text } from '@mantine/core';
import { adminApi, type IndexNowEntry } from '../../api/generated';
import { DocumentTime } from '../../documents/DocumentTime';
import classes from './Log.module.css';

const outcomes = {
  waiting: 'Waiting',
  accepted: 'Accepted',
  refused: 'Refused',
  unreachable: 'No answer',
} as const satisfies Record<IndexNowEntry['outcome'], string>;

/** What was sent to search engines, and where they find the key. Closed at first, so that nothing below moves while it loads. */
export const IndexNowLog = () => (
  <details className={classes.log}>
    <summary>Sent pages and key</summary>
    <Sent />
  </details>
);

function Sent() {
  const { currentData: state, isError } = adminApi.useGetIndexNowQuery(undefined, { refetchOnMountOrArgChange: true });
  if (isError) return <Text role="alert">The log could not be loaded. Reload the page to try again.</Text>;
  if (!state) return null;
  return (
    <>
      <Text size="sm">
        The key file is at <a href={state.keyAddress}>{state.keyAddress}</a>
      </Text>
      {state.addresses.length > 0 ? (
        <ul aria-label="Sent pages" className={classes.addresses}>
          {state.addresses.map(({ path, at, outcome, status }, index) => (
            <li key={index}>
              <code>{path}</code> {outcomes[outcome]}
              {outcome === 'refused' ? ` (${status})` : ''} · <DocumentTime at={at} />
            </li>
          ))}
        </ul>
      ) : (
        <Text size="sm">Nothing has been sent yet.</Text>
      )}
    </>
  );
}

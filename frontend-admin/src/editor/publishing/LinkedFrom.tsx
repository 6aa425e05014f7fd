import { Text } from '@mantine/core';
import { adminApi, type LinkingPlace } from '../../api/generated';
import { Consequence } from './Consequence';
import classes from './LinkedFrom.module.css';

/** Names that are shown; the rest are counted. */
const most = 8;

interface LinkedFromProps {
  readonly id: string;
  /** Of one of several. */
  readonly name?: string | undefined;
  /** Another page takes its place. Default: false. */
  readonly isReplaced?: boolean;
}

/** Who links to a document that visitors are about to lose. Nothing while nobody does. */
export function LinkedFrom({ id, name, isReplaced = false }: LinkedFromProps) {
  const linking = useLinking(id);
  if (!linking?.length) return null;
  return (
    <Consequence
      label={`Links that lead ${name ? `to ${name}` : 'here'}`}
      title={`${linking.length === 1 ? 'One place links' : `${linking.length} places link`} ${name ? `to “${name}”` : 'here'}`}
    >
      <Places places={linking} />
      <Text size="sm">
        {isReplaced
          ? 'They will lead to the other page.'
          : 'Links that were picked lose their target and are left out; typed addresses lead to “not found”.'}
      </Text>
    </Consequence>
  );
}

/** The pages that a part changes when it is published. */
export function ShownIn({ id, name }: Pick<LinkedFromProps, 'id' | 'name'>) {
  const linking = useLinking(id)?.filter(({ inLive }) => inLive);
  if (!linking) return null;
  return (
    <Consequence
      label={`Pages that ${name ?? 'it'} changes`}
      title={`${name ? `“${name}”: ` : ''}${linking.length === 1 ? 'One page changes' : `${linking.length || 'No'} pages change`}`}
    >
      <Places places={linking} />
    </Consequence>
  );
}

/** Where a part is used, drafts included. */
export function UsedIn({ id }: Pick<LinkedFromProps, 'id'>) {
  const linking = useLinking(id);
  if (!linking) return null;
  const places = linking.length === 1 ? 'one place' : `${linking.length || 'no'} places`;
  return (
    <Consequence label="Where it is used" title={`Used in ${places}`}>
      <Places places={linking} />
    </Consequence>
  );
}

const useLinking = (id: string) =>
  adminApi.useListLinkingPlacesQuery({ id }, { refetchOnMountOrArgChange: true }).currentData;

function Places({ places }: { readonly places: readonly LinkingPlace[] }) {
  const more = places.length - most;
  return (
    <>
      <ul className={classes.list}>
        {places.slice(0, most).map((one) => (
          <li key={one.id}>
            {one.title} <span className={classes.path}>{one.path}</span> {whereOf(one)}
          </li>
        ))}
      </ul>
      {more > 0 ? <Text size="sm">and {more} more</Text> : null}
    </>
  );
}

function whereOf({ inLive, inDraft }: LinkingPlace): string {
  if (inLive && inDraft) return '';
  return inLive ? '(live only)' : '(draft only)';
}

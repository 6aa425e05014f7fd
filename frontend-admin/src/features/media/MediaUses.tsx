import { Skeleton, Title } from '@mantine/core';
import { Link } from 'react-router-dom';
import { adminApi, type MediaUse } from '../../api/generated';
import { editorOf, nameOf, typeNamed } from '../../documents/content-types';
import { LoadFailure } from '../../ui/LoadFailure';
import classes from './MediaDetail.module.css';

/** Every place that shows the file, with the way to its editor. */
export function MediaUses({ id }: { readonly id: string }) {
  const { data: uses, error, refetch } = adminApi.useListMediaUsesQuery({ id }, { refetchOnMountOrArgChange: true });
  return (
    <section aria-label="Where it is used">
      <Title order={3} className={classes.group}>
        Where it is used
      </Title>
      {error ? <LoadFailure title="The places could not be loaded" error={error} onRetry={refetch} /> : null}
      {!uses && !error ? <Skeleton h={20} w="50%" /> : null}
      {uses?.length === 0 ? <p className={classes.none}>Nowhere: no draft or live page uses it.</p> : null}
      {uses ? <UseList uses={uses} /> : null}
    </section>
  );
}

export const UseList = ({ uses }: { readonly uses: readonly MediaUse[] }) => (
  <ul className={classes.uses}>
    {uses.map((use) => (
      <li key={`${use.type} ${use.id}`}>
        <Place use={use} /> <span className={classes.note}>{wordsOf(use)}</span>
      </li>
    ))}
  </ul>
);

function Place({ use }: { readonly use: MediaUse }) {
  const { id, type, path, title } = use;
  const editor = editorOf({ id, type, path: path ?? '' });
  const name = nameOf({ type, path: path ?? '', title });
  return editor === null ? <bdi>{name}</bdi> : <Link to={editor}>{name}</Link>;
}

/** "page, live and in the draft" */
function wordsOf({ type, inLive, inDraft }: MediaUse): string {
  const where = inLive && inDraft ? 'live and in the draft' : inLive ? 'live' : 'in the draft';
  return `${typeNamed(type)?.item ?? type}, ${where}`;
}

import { Skeleton, Title } from '@mantine/core';
import { Link } from 'react-router-dom';
import { adminApi, type MediaUse } from '../../api/generated';
import { editorOf, nameOf, typeNamed } from '../../documents/content-types';
import { LoadFailure } from '../../ui/LoadFailure';
import { paths } from '../../ui/paths';
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
      {uses?.length === 0 ? <p className={classes.none}>Nowhere: no draft, live page or setting uses it.</p> : null}
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
  const editor = id === null ? paths.settings : editorOf({ id, type, path: path ?? '' });
  const name = id === null ? title : nameOf({ type, path: path ?? '', title });
  return editor === null ? <bdi>{name}</bdi> : <Link to={editor}>{name}</Link>;
}

/** "page, live and in the draft" */
function wordsOf({ id, type, inLive, inDraft }: MediaUse): string {
  if (id === null) return 'on every page';
  const where = inLive && inDraft ? 'live and in the draft' : inLive ? 'live' : 'in the draft';
  return `${typeNamed(type)?.item ?? type}, ${where}`;
}

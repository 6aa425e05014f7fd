import { Button, Title } from '@mantine/core';
import { adminApi, type MediaItemAnswer } from '../../api/generated';
import { fileWords } from '../../media/media-words';
import { clockTime } from '../../ui/clock';
import { LoadFailure } from '../../ui/LoadFailure';
import classes from './MediaDetail.module.css';

/** The files that the item has shown. Absent while there is one. */
export function MediaVersions({ item }: { readonly item: MediaItemAnswer }) {
  const { id, version, number: shown, deletedAt } = item;
  const { data: versions = [] } = adminApi.useListMediaVersionsQuery({ id }, { refetchOnMountOrArgChange: true });
  const [restore, { isLoading, error, originalArgs }] = adminApi.useRestoreMediaVersionMutation();
  const use = (number: number) => void restore({ id, restoreMediaVersionRequest: { version, number } });
  if (versions.length < 2) return null;
  return (
    <section aria-label="Versions">
      <Title order={3} className={classes.group}>
        Versions
      </Title>
      {error && originalArgs ? (
        <LoadFailure
          title="The version was not restored"
          error={error}
          onRetry={() => use(originalArgs.restoreMediaVersionRequest.number)}
        />
      ) : null}
      <ol className={classes.versions}>
        {versions.map(({ number, createdAt, createdBy, thumbnail, ...file }) => (
          <li key={number} aria-current={number === shown || undefined}>
            {thumbnail ? <img src={thumbnail} alt="" loading="lazy" /> : null}
            <span>
              <b>Version {number}</b> {fileWords(file)}
              <span className={classes.note}>
                {clockTime(new Date(createdAt))} · <bdi>{createdBy ?? 'the system'}</bdi>
                {file.crop ? ' · cropped' : null}
              </span>
            </span>
            {number === shown ? (
              <span className={classes.note}>Shown now</span>
            ) : deletedAt ? null : (
              <Button
                variant="default"
                aria-label={`Use version ${number}`}
                loading={isLoading && originalArgs?.restoreMediaVersionRequest.number === number}
                onClick={() => use(number)}
              >
                Use this
              </Button>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

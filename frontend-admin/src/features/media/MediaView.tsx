import { useEffect, useRef, useState } from 'react';
import { ActionIcon, Button, Title } from '@mantine/core';
import { Trash2, X } from 'lucide-react';
import { adminApi, type MediaItemAnswer } from '../../api/generated';
import type { FilterValues } from '../../resource/declarations';
import { DetailBar } from '../../resource/ResourceDetail';
import { Banner } from '../../ui/Banner';
import { LoadFailure, reasonOf } from '../../ui/LoadFailure';
import { FocalPoint } from './FocalPoint';
import classes from './MediaDetail.module.css';
import { MediaFacts } from './MediaFacts';
import { MediaForm } from './MediaForm';
import { MediaUses, UseList } from './MediaUses';
import { MediaVersions } from './MediaVersions';
import { useClosingMedia, useMediaEdits, type UnsavedMedia } from './use-media-edits';
import { usesIn } from './use-media-tasks';

interface MediaViewProps {
  readonly item: MediaItemAnswer;
  readonly values: FilterValues;
  /** What was not saved of files that are closed. */
  readonly unsaved: UnsavedMedia;
  readonly onClose: () => void;
}

/** What a file looks like, what is written about it, and where it is used. */
export function MediaView({ item, values, unsaved, onClose }: MediaViewProps) {
  const editing = useMediaEdits(item, unsaved);
  useClosingMedia(editing, unsaved);
  return (
    <article className={classes.root}>
      <Head item={item} onClose={onClose} />
      <div className={classes.body}>
        {item.deletedAt ? <Trashed item={item} /> : null}
        <Preview item={item} editing={editing} />
        <MediaFacts item={item} />
        {item.deletedAt ? null : <MediaForm item={item} editing={editing} values={values} />}
        <MediaUses id={item.id} />
        <MediaVersions item={item} />
        {item.deletedAt ? null : <TrashButton item={item} />}
      </div>
    </article>
  );
}

type PartProps = Pick<MediaViewProps, 'item'>;

function Head({ item, onClose }: Pick<MediaViewProps, 'item' | 'onClose'>) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <DetailBar className={classes.head}>
      <Title order={2} ref={heading} tabIndex={-1} className={classes.title}>
        <bdi>{item.name}</bdi>
      </Title>
      <ActionIcon aria-label="Close" onClick={onClose}>
        <X size={18} />
      </ActionIcon>
    </DetailBar>
  );
}

interface PreviewProps extends PartProps {
  readonly editing: ReturnType<typeof useMediaEdits>;
}

function Preview({ item, editing }: PreviewProps) {
  if (item.kind === 'pdf') return null;
  if (item.kind === 'svg' || item.deletedAt) return <img src={item.file} alt={item.alt} className={classes.preview} />;
  return (
    <FocalPoint
      item={item}
      x={editing.values.focalX}
      y={editing.values.focalY}
      onChange={(focalX, focalY) => editing.edit({ focalX, focalY })}
      onSettled={(focalX, focalY) => void editing.save({ focalX, focalY })}
    />
  );
}

function Trashed({ item: { id } }: PartProps) {
  const [recover, { isLoading, error }] = adminApi.useRecoverMediaMutation();
  return (
    <Banner
      tone={error ? 'danger' : 'notice'}
      title="This file is in the trash"
      actions={
        <Button variant="default" loading={isLoading} onClick={() => void recover({ id })}>
          Recover
        </Button>
      }
    >
      {error ? <p>{reasonOf(error)}</p> : null}
    </Banner>
  );
}

/** A file in use is refused, with its uses. */
function TrashButton({ item: { id } }: PartProps) {
  const [trash, { isLoading, error }] = adminApi.useDeleteMediaMutation();
  const [isDismissed, setDismissed] = useState(false);
  const uses = usesIn(error);
  const run = () => {
    setDismissed(false);
    void trash({ id });
  };
  return (
    <div className={classes.last}>
      {error && !isDismissed && uses.length === 0 ? (
        <LoadFailure title="Not moved to the trash" error={error} onRetry={run} />
      ) : null}
      {uses.length > 0 && !isDismissed ? (
        <Banner
          tone="danger"
          title="This file is in use"
          actions={
            <Button variant="default" onClick={() => setDismissed(true)}>
              Close
            </Button>
          }
        >
          <p>Remove it from these places first.</p>
          <UseList uses={uses} />
        </Banner>
      ) : null}
      <Button variant="default" c="var(--danger-text)" leftSection={<Trash2 />} loading={isLoading} onClick={run}>
        Move to trash
      </Button>
    </div>
  );
}

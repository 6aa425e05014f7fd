import { Button, Stack } from '@mantine/core';
import { clockTime } from '../../../ui/clock';
import type { EditableDocument } from '../../document/editable-document';
import { StatusChip } from '../../../ui/StatusChip';
import { utcText, zonedText } from '../../model/wall-time';
import { PlannedPreview } from './PlannedPreview';
import classes from './Rail.module.css';

interface DocumentTabProps {
  readonly document: EditableDocument;
  /** Default: the schedule cannot be cancelled from here. */
  readonly onCancelSchedule: (() => void) | undefined;
}

/** The document itself: where it is, what is live, what is planned. */
export function DocumentTab({ document, onCancelSchedule }: DocumentTabProps) {
  const { status, path, nextPath, draft, published, firstPublishedAt, schedule } = document;
  const planned = (time: string) =>
    `${zonedText(new Date(time), schedule!.zone)} (${schedule!.zone}), ${utcText(new Date(time))}`;
  return (
    <Stack gap="sm">
      <dl className={classes.facts}>
        <dt>Status</dt>
        <dd>
          <StatusChip status={status} />
        </dd>
        <dt>Address</dt>
        <dd className={classes.address}>{path}</dd>
        {nextPath ? (
          <>
            <dt>With the next publication</dt>
            <dd className={classes.address}>{nextPath}</dd>
          </>
        ) : null}
        <dt>Draft</dt>
        <dd>{revisionText(draft)}</dd>
        <dt>Live</dt>
        <dd>{published ? revisionText(published) : 'Nothing'}</dd>
        <dt>First published</dt>
        <dd>{firstPublishedAt ? clockTime(new Date(firstPublishedAt)) : 'Never'}</dd>
        {schedule?.publishAt ? (
          <>
            <dt>Goes live</dt>
            <dd>
              v{schedule.publishRevision}, {planned(schedule.publishAt)}
            </dd>
          </>
        ) : null}
        {schedule?.unpublishAt ? (
          <>
            <dt>Goes offline</dt>
            <dd>{planned(schedule.unpublishAt)}</dd>
          </>
        ) : null}
        {schedule ? (
          <>
            <dt>Scheduled by</dt>
            <dd>{schedule.by}</dd>
          </>
        ) : null}
      </dl>
      {schedule ? <PlannedPreview documentId={document.id} schedule={schedule} /> : null}
      {schedule && onCancelSchedule ? (
        <Button variant="default" onClick={onCancelSchedule}>
          Cancel the schedule
        </Button>
      ) : null}
    </Stack>
  );
}

const revisionText = ({ number, createdAt, author, name }: EditableDocument['draft']) =>
  `v${number}${name ? ` “${name}”` : ''}, ${clockTime(new Date(createdAt))}, ${author ?? 'starter content'}`;

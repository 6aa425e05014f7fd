import type { ReactNode } from 'react';
import { Text, VisuallyHidden } from '@mantine/core';
import { ExternalLink } from 'lucide-react';
import { Link } from 'react-router-dom';
import { clockTime } from '../../ui/clock';
import { utcText, zonedText } from '../model/wall-time';
import classes from './DocumentHeader.module.css';
import type { EditableDocument } from '../document/editable-document';

interface LiveLineProps {
  readonly document: EditableDocument;
  /** Fields in which the draft differs from what visitors see; null while that is unknown. */
  readonly changed: number | null;
}

/** What visitors see beside what is being edited. */
export function LiveLine({ document, changed }: LiveLineProps) {
  const { published, draft, path, nextPath, schedule } = document;
  return (
    <Text className={classes.live}>
      <span>
        {published
          ? `Live: v${published.number}, published ${clockTime(new Date(published.publishedAt))}${by(published.publishedBy)}`
          : 'Nothing is live'}
      </span>
      <span>{draftText(changed, draft.number, published?.number)}</span>
      {nextPath ? (
        <span>
          Address: {path} → {nextPath}
        </span>
      ) : null}
      {schedule ? <ScheduleText schedule={schedule} /> : null}
      {published ? (
        <Link to={path} target="_blank" rel="noopener" className={classes.view}>
          View page <ExternalLink size={14} />
          <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
        </Link>
      ) : null}
    </Text>
  );
}

const by = (name: string | null) => (name === null ? ', starter content' : ` by ${name}`);

function draftText(changed: number | null, draft: number, live: number | undefined): string {
  if (live === undefined) return `Draft: v${draft}`;
  if (changed === 0 || draft === live) return 'Draft: same as live';
  if (changed === null) return `Draft: v${draft}`;
  return changed === 1 ? 'Draft: 1 changed field' : `Draft: ${changed} changed fields`;
}

function ScheduleText({ schedule }: { readonly schedule: NonNullable<EditableDocument['schedule']> }) {
  const { publishAt, publishRevision, unpublishAt, zone } = schedule;
  const at = (time: string): ReactNode => (
    <time dateTime={time} title={utcText(new Date(time))}>
      {zonedText(new Date(time), zone)} ({zone})
    </time>
  );
  return (
    <>
      {publishAt ? (
        <span>
          v{publishRevision} goes live {at(publishAt)}
        </span>
      ) : null}
      {unpublishAt ? <span>Unpublished {at(unpublishAt)}</span> : null}
    </>
  );
}

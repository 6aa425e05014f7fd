import { Fragment, useId, useRef, useState, type ReactNode } from 'react';
import { Button, Popover, Stack, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { ExternalLink } from 'lucide-react';
import { Link } from 'react-router-dom';
import { clockTime } from '../../ui/clock';
import { StatusChip } from '../../ui/StatusChip';
import type { EditableDocument } from '../document/editable-document';
import { liveText } from '../model/version-words';
import { utcText, zonedText } from '../model/wall-time';
import { PlannedPreview } from './PlannedPreview';
import classes from './StatusPopover.module.css';

interface StatusPopoverProps {
  readonly document: EditableDocument;
  /** Fields in which the draft differs from what visitors see; null while that is unknown. */
  readonly changed: number | null;
  /** Default: the schedule cannot be canceled from here. */
  readonly onCancelSchedule: (() => void) | undefined;
}

/** The status, and behind it where the document is, what is live and what is scheduled. */
export function StatusPopover({ document, changed, onCancelSchedule }: StatusPopoverProps) {
  const { status, path, published, schedule } = document;
  const [isOpen, setOpen] = useState(false);
  const title = useId();
  const chip = useRef<HTMLButtonElement>(null);
  return (
    <Popover position="bottom-start" width={360} withinPortal trapFocus opened={isOpen} onChange={setOpen}>
      <Popover.Target>
        <UnstyledButton ref={chip} className={classes.chip} aria-haspopup="dialog" onClick={() => setOpen(!isOpen)}>
          <StatusChip status={status} isLive={published !== null} isScheduled={schedule !== null} />
        </UnstyledButton>
      </Popover.Target>
      {/* Not named by what opens it: that says only which status it is. */}
      <Popover.Dropdown aria-labelledby={title}>
        <Stack gap="sm">
          <VisuallyHidden id={title}>Status</VisuallyHidden>
          <dl className={classes.facts}>
            {factsOf(document, changed).map(([term, fact]) => (
              <Fragment key={term}>
                <dt>{term}</dt>
                <dd>{fact}</dd>
              </Fragment>
            ))}
          </dl>
          {published ? (
            <Link to={path} target="_blank" rel="noopener" className={classes.view}>
              {document.onEveryPage ? 'View site' : 'View page'} <ExternalLink size={14} />
              <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
            </Link>
          ) : null}
          {schedule ? <PlannedPreview documentId={document.id} schedule={schedule} /> : null}
          {schedule && onCancelSchedule ? (
            <Button
              variant="default"
              onClick={() => {
                // The button goes with the schedule, and the focus would go with it.
                setOpen(false);
                chip.current?.focus();
                onCancelSchedule();
              }}
            >
              Cancel the schedule
            </Button>
          ) : null}
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
}

type Fact = readonly [term: string, fact: ReactNode];

function factsOf(document: EditableDocument, changed: number | null): readonly Fact[] {
  const { path, nextPath, draft, published, firstPublishedAt, schedule } = document;
  const address = (text: string) => <span className={classes.address}>{text}</span>;
  const time = (at: string) => (
    <time dateTime={at} title={utcText(new Date(at))}>
      {zonedText(new Date(at), schedule!.zone)} ({schedule!.zone})
    </time>
  );
  const starter = document.onEveryPage ? 'The defaults' : 'The starter page';
  const live = published ? liveText(published) : document.alwaysShown ? starter : 'Nothing is live';
  const facts: readonly (Fact | null)[] = [
    ['Live', live],
    ['Draft', draftText(changed, draft, published?.number)],
    ['Address', document.onEveryPage ? 'On every page' : address(path)],
    nextPath ? ['New address', <>{address(nextPath)} with the next publication</>] : null,
    firstPublishedAt ? ['First published', clockTime(new Date(firstPublishedAt))] : null,
    schedule?.publishAt
      ? [
          'Goes live',
          <>
            v{schedule.publishRevision}, {time(schedule.publishAt)}
          </>,
        ]
      : null,
    schedule?.unpublishAt ? ['Goes offline', time(schedule.unpublishAt)] : null,
    schedule ? ['Scheduled by', schedule.by] : null,
  ];
  return facts.filter((fact) => fact !== null);
}

function draftText(changed: number | null, draft: EditableDocument['draft'], live: number | undefined): string {
  if (live !== undefined && (changed === 0 || draft.number === live)) return 'Same as live';
  const saved = `v${draft.number}${draft.name ? ` “${draft.name}”` : ''}, saved ${clockTime(new Date(draft.createdAt))}`;
  if (live === undefined || changed === null) return saved;
  return `${changed === 1 ? '1 changed field' : `${changed} changed fields`} (${saved})`;
}

import { useState } from 'react';
import type { DocumentEditorState } from '../document/use-document-editor';
import { useVerification, type LivePlace } from './use-verification';
import { useWallTime, type WallTime } from './use-wall-time';
import { knownZone, ownZone } from '../model/wall-time';

export type When = 'now' | 'schedule';

/** What the dialogs of publishing and scheduling hold, and what they do. */
export function usePublication(editor: DocumentEditorState, place: LivePlace, when: When) {
  const { calls } = editor;
  const { verification, verify } = useVerification(place);
  // What is planned already is where a new plan starts: sending one replaces it.
  const [planned] = useState(editor.baseline.schedule);
  const [startZone] = useState(() => (planned ? knownZone(planned.zone) : ownZone()));
  const [zone, setZone] = useState(startZone);
  const publishTime = useWallTime(planned && { time: planned.publishAt, zone: startZone }, zone);
  const unpublishTime = useWallTime(planned && { time: planned.unpublishAt, zone: startZone }, zone);
  const [openedAt] = useState(() => Date.now());
  const [note, setNote] = useState('');
  const [isDone, setDone] = useState(false);

  const [begin, end] = [publishTime.instant, unpublishTime.instant];
  const isReversed = begin !== null && end !== null && end <= begin;
  const isLive = editor.baseline.published !== null;
  const isAhead = (time: Date | null) => time !== null && time.getTime() > openedAt;
  const isGoingLive = when === 'now' || !isLive || publishTime.value !== '';
  const isEnding = unpublishTime.value !== '';
  const isReady =
    when === 'now' ||
    ((isGoingLive || isEnding) && (!isGoingLive || isAhead(begin)) && (!isEnding || isAhead(end)) && !isReversed);

  async function publishNow() {
    const isPublished = await editor.transition('publishing', (version) => calls.publish(version, note.trim() || null));
    if (!isPublished && !isDraftLive(editor)) return;
    editor.dismissFailure();
    setDone(true);
    await verifyLive();
  }

  const verifyLive = async () => {
    const { id: documentId, published } = editor.current();
    if (published) await verify({ documentId, number: published.number });
  };

  async function schedule() {
    const isScheduled = await editor.transition('publishing', (version) =>
      calls.schedule({
        ...{ version, zone, note: note.trim() || null },
        ...timesOf('publish', publishTime),
        ...timesOf('unpublish', unpublishTime),
      }),
    );
    if (isScheduled) setDone(true);
  }

  return {
    when,
    isLive,
    /** The draft is published, now or then; else only the end is scheduled. */
    isGoingLive,
    zone,
    setZone,
    publishTime,
    unpublishTime,
    note,
    setNote,
    isDone,
    isReady,
    /** It would be unpublished before it is published. */
    isReversed,
    planned,
    verification,
    submit: () => (when === 'now' ? publishNow() : schedule()),
    verifyLive,
  };
}

/** Also when the answer of an earlier attempt was lost, or someone else was faster. */
const isDraftLive = ({ current, changes }: DocumentEditorState) =>
  current().status === 'published' && changes().length === 0;

/** A chosen time as the API takes it, with which of two it is where clocks are set back. */
const timesOf = (step: 'publish' | 'unpublish', { value, choice }: WallTime) => ({
  ...(value && { [`${step}At`]: value }),
  ...(choice && { [`${step}Ambiguous`]: choice }),
});

export type Publication = ReturnType<typeof usePublication>;

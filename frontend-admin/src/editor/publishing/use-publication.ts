import { useState } from 'react';
import type { DocumentEditorState } from '../document/use-document-editor';
import { useVerification, type LivePlace } from './use-verification';
import { useWallTime, type WallTime } from './use-wall-time';
import { knownZone, ownZone } from '../model/wall-time';

export type When = 'now' | 'schedule' | 'unpublish';

/** The choices of the publish dialog and what they do. */
export function usePublication(editor: DocumentEditorState, place: LivePlace, start: When) {
  const { calls } = editor;
  const { verification, verify } = useVerification(place);
  const [when, setWhen] = useState(start);
  // What is planned already is where a new plan starts: sending one replaces it.
  const [planned] = useState(editor.baseline.schedule);
  const [startZone] = useState(() => (planned ? knownZone(planned.zone) : ownZone()));
  const [zone, setZone] = useState(startZone);
  const publishTime = useWallTime(planned && { time: planned.publishAt, zone: startZone }, zone);
  const unpublishTime = useWallTime(planned && { time: planned.unpublishAt, zone: startZone }, zone);
  const [openedAt] = useState(() => Date.now());
  const [note, setNote] = useState('');
  const [done, setDone] = useState<When | null>(null);

  const begin = when === 'schedule' ? publishTime.instant : null;
  const end = unpublishTime.instant;
  const isReversed = begin !== null && end !== null && end <= begin;
  const isAhead = (time: Date | null) => time !== null && time.getTime() > openedAt;
  const isReady =
    when === 'now' ||
    (when === 'schedule' && isAhead(begin) && (unpublishTime.value === '' || isAhead(end)) && !isReversed) ||
    (when === 'unpublish' && isAhead(end));

  async function publishNow() {
    const isDone = await editor.transition('publishing', (version) => calls.publish(version, note.trim() || null));
    if (!isDone) return;
    setDone('now');
    await verifyLive();
  }

  async function verifyLive() {
    const { id: documentId, published } = editor.current();
    if (published) await verify({ documentId, number: published.number });
  }

  async function schedule() {
    const isDone = await editor.transition('publishing', (version) =>
      calls.schedule({
        ...{ version, zone, note: note.trim() || null },
        ...(when === 'schedule' && timesOf('publish', publishTime)),
        ...timesOf('unpublish', unpublishTime),
      }),
    );
    if (isDone) setDone(when);
  }

  return {
    when,
    setWhen,
    zone,
    setZone,
    publishTime,
    unpublishTime,
    note,
    setNote,
    done,
    isReady,
    /** It would be unpublished before it is published. */
    isReversed,
    planned,
    verification,
    submit: () => (when === 'now' ? publishNow() : schedule()),
    verifyLive,
  };
}

/** A chosen time as the API takes it, with which of two it is where clocks are set back. */
const timesOf = (step: 'publish' | 'unpublish', { value, choice }: WallTime) => ({
  ...(value && { [`${step}At`]: value }),
  ...(choice && { [`${step}Ambiguous`]: choice }),
});

export type Publication = ReturnType<typeof usePublication>;

import { useState } from 'react';
import type { DstChoice } from '../../api/generated';
import type { DocumentEditorState } from '../document/use-document-editor';
import { useVerification, type LivePlace } from './use-verification';
import { chosenInstant, ownZone, wallAt } from './wall-time';

export type When = 'now' | 'schedule' | 'unpublish';

/** The choices of the publish dialog and what they do. */
export function usePublication(editor: DocumentEditorState, place: LivePlace, start: When) {
  const { calls } = editor;
  const { verification, verify } = useVerification(place);
  const [when, setWhen] = useState(start);
  // What is planned already is where a new plan starts: sending one replaces it.
  const [planned] = useState(editor.baseline.schedule);
  const wall = (time: string | null | undefined) => (planned && time ? wallAt(new Date(time), planned.zone) : '');
  const [zone, setZone] = useState(() => planned?.zone ?? ownZone());
  const [publishAt, setPublishAt] = useState(() => wall(planned?.publishAt));
  const [unpublishAt, setUnpublishAt] = useState(() => wall(planned?.unpublishAt));
  const [ambiguous, setAmbiguous] = useState<DstChoice | null>(null);
  const [openedAt] = useState(() => Date.now());
  const [note, setNote] = useState('');
  const [done, setDone] = useState<When | null>(null);

  const begin = when === 'schedule' ? chosenInstant(publishAt, zone, ambiguous) : null;
  const end = chosenInstant(unpublishAt, zone, ambiguous);
  const isReversed = begin !== null && end !== null && end <= begin;
  const isAhead = (time: Date | null) => time !== null && time.getTime() > openedAt;
  const isReady =
    when === 'now' ||
    (when === 'schedule' && isAhead(begin) && (unpublishAt === '' || isAhead(end)) && !isReversed) ||
    (when === 'unpublish' && isAhead(end));

  async function publishNow() {
    const isDone = await editor.transition('publishing', (version) => calls.publish(version, note.trim() || null));
    if (!isDone) return;
    setDone('now');
    const published = editor.current().published;
    if (published) await verify((await calls.revision(published.number)).content);
  }

  async function schedule() {
    const isDone = await editor.transition('publishing', (version) =>
      calls.schedule({
        version,
        zone,
        ...(when === 'schedule' ? { publishAt } : {}),
        ...(unpublishAt ? { unpublishAt } : {}),
        ...(ambiguous ? { ambiguous } : {}),
      }),
    );
    if (isDone) setDone(when);
  }

  return {
    when,
    setWhen,
    zone,
    setZone,
    publishAt,
    setPublishAt,
    unpublishAt,
    setUnpublishAt,
    ambiguous,
    setAmbiguous,
    note,
    setNote,
    done,
    isReady,
    /** It would be withdrawn before it is published. */
    isReversed,
    planned,
    verification,
    submit: () => (when === 'now' ? publishNow() : schedule()),
    verifyAgain: async () => {
      const published = editor.current().published;
      if (published) await verify((await calls.revision(published.number)).content);
    },
  };
}

export type Publication = ReturnType<typeof usePublication>;

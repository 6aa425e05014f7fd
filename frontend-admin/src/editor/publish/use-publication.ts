import { useState } from 'react';
import type { DstChoice } from '../../api/generated';
import type { DocumentEditorState } from '../document/use-document-editor';
import { useVerification, type LivePlace } from './use-verification';
import { ownZone } from './wall-time';
import { isUsable } from './WallTimeField';

export type When = 'now' | 'schedule' | 'unpublish';

/** The choices of the publish dialog and what they do. */
export function usePublication(editor: DocumentEditorState, place: LivePlace, start: When) {
  const { calls } = editor;
  const { verification, verify } = useVerification(place);
  const [when, setWhen] = useState(start);
  const [zone, setZone] = useState(ownZone);
  const [publishAt, setPublishAt] = useState('');
  const [unpublishAt, setUnpublishAt] = useState('');
  const [ambiguous, setAmbiguous] = useState<DstChoice | null>(null);
  const [note, setNote] = useState('');
  const [done, setDone] = useState<When | null>(null);

  const isReady =
    when === 'now' ||
    (when === 'schedule' &&
      isUsable(publishAt, zone, ambiguous) &&
      (unpublishAt === '' || isUsable(unpublishAt, zone, ambiguous))) ||
    (when === 'unpublish' && isUsable(unpublishAt, zone, ambiguous));

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
    verification,
    submit: () => (when === 'now' ? publishNow() : schedule()),
    verifyAgain: async () => {
      const published = editor.current().published;
      if (published) await verify((await calls.revision(published.number)).content);
    },
  };
}

export type Publication = ReturnType<typeof usePublication>;

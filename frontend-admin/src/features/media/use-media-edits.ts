import { useEffect, useRef, useState } from 'react';
import { useCallbackRef } from '@mantine/hooks';
import { isApiError, useAppDispatch } from '@20x/kit';
import { adminApi, type ChangeMediaRequest, type MediaItemAnswer } from '../../api/generated';

type MediaFields = Required<Omit<ChangeMediaRequest, 'version'>>;
export type MediaEdits = Partial<MediaFields>;

/** A save that did not happen. */
export interface MediaFailure {
  readonly error: unknown;
  /** What was not saved. */
  readonly edits: MediaEdits;
  /** The item as someone else saved it meanwhile. */
  readonly current: MediaItemAnswer | null;
}

/** What a person writes about a file: shown at once, saved when a field is left, one save after the other. */
export function useMediaEdits(listed: MediaItemAnswer) {
  const dispatch = useAppDispatch();
  const [answer, setAnswer] = useState(listed);
  // The store announces an answer a moment late, and a key pressed meanwhile must start from what was saved.
  const item = answer.version > listed.version ? answer : listed;
  const [edits, setEdits] = useState<MediaEdits>({});
  const [failure, setFailure] = useState<MediaFailure | null>(null);
  const [isSaving, setSaving] = useState(false);
  const seen = useRef(item.version);
  const saves = useRef(Promise.resolve());
  useEffect(() => {
    seen.current = Math.max(seen.current, item.version);
  }, [item.version]);

  const take = (newest: MediaItemAnswer) => {
    seen.current = newest.version;
    setAnswer(newest);
    dispatch(adminApi.util.updateQueryData('getMedia', { id: item.id }, () => newest));
  };
  async function send(unsaved: MediaEdits) {
    setSaving(true);
    try {
      const changeMediaRequest = { version: seen.current, ...unsaved };
      const call = dispatch(adminApi.endpoints.changeMedia.initiate({ id: item.id, changeMediaRequest }));
      take(await call.unwrap());
      setEdits((now) => without(now, unsaved));
      setFailure(null);
    } catch (error) {
      const current = isApiError(error) ? ((error.problem?.current as MediaItemAnswer | undefined) ?? null) : null;
      if (current) take(current);
      setFailure({ error, edits: unsaved, current });
    }
    setSaving(false);
  }
  const save = (unsaved: MediaEdits = changed(item, edits)) => {
    if (Object.keys(unsaved).length === 0) return saves.current;
    saves.current = saves.current.then(() => send(unsaved));
    return saves.current;
  };
  const saveLast = useCallbackRef(() => (failure ? undefined : save()));
  // What is open in a field when the file closes has not been left yet.
  useEffect(() => () => void saveLast(), [saveLast]);
  return {
    values: { ...item, ...edits },
    isSaving,
    failure,
    edit: (change: MediaEdits) => setEdits((now) => ({ ...now, ...change })),
    /** Saves what was edited, or the given fields. */
    save,
    discard: () => {
      setEdits({});
      setFailure(null);
    },
  };
}

export type MediaEditing = ReturnType<typeof useMediaEdits>;

/** The edits that say something else than the item. */
const changed = (item: MediaItemAnswer, edits: MediaEdits): MediaEdits =>
  Object.fromEntries(
    Object.entries(edits).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(Reflect.get(item, name))),
  );

/** Without those that were saved and not edited again since. */
const without = (edits: MediaEdits, saved: MediaEdits): MediaEdits =>
  Object.fromEntries(Object.entries(edits).filter(([name, value]) => value !== Reflect.get(saved, name)));

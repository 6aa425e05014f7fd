import { useEffect, useRef, useState } from 'react';
import { useCallbackRef } from '@mantine/hooks';
import { isApiError, notify, useAppDispatch } from '@20x/kit';
import { adminApi, type ChangeMediaRequest, type MediaItemAnswer } from '../../api/generated';
import { useRegisterUnsaved } from '../../ui/leaving/unsaved-changes';

type MediaFields = Required<Omit<ChangeMediaRequest, 'version'>>;
export type MediaEdits = Partial<MediaFields>;

export const mediaLabels: Readonly<Record<string, string>> = {
  name: 'Name',
  alt: 'Alternative text',
  isDecorative: 'Decorative',
  caption: 'Caption',
  credit: 'Credit',
  license: 'License',
  source: 'Source',
  folder: 'Folder',
  tags: 'Tags',
  focalX: 'Focal point',
  focalY: 'Focal point',
};

/** A save that did not happen. */
export interface MediaFailure {
  /** Null where someone else saved the same fields. */
  readonly error: unknown;
  /** What was not saved. */
  readonly edits: MediaEdits;
  /** The item as someone else saved it meanwhile. */
  readonly current: MediaItemAnswer | null;
}

/** What was not saved when a file was closed, by its id, for when it is opened again. */
export type UnsavedMedia = Map<string, { readonly edits: MediaEdits; readonly failure: MediaFailure }>;

/** The newest state of an item, and how its fields are saved over it. */
function useNewestItem(listed: MediaItemAnswer) {
  const { id } = listed;
  const dispatch = useAppDispatch();
  const [answer, setAnswer] = useState(listed);
  // The store announces an answer a moment late, and a key pressed meanwhile must start from what was saved.
  const item = answer.version > listed.version ? answer : listed;
  const newest = useRef(item);
  useEffect(() => {
    if (item.version > newest.current.version) newest.current = item;
  }, [item]);
  const take = (item: MediaItemAnswer) => {
    newest.current = item;
    setAnswer(item);
    dispatch(adminApi.util.updateQueryData('getMedia', { id }, () => item));
  };

  /** Saves fields unless someone else changed one of them since it said what `before` says. */
  async function put(sent: MediaEdits, before: MediaEdits): Promise<MediaFailure | null> {
    for (;;) {
      const { current } = newest;
      if (Object.keys(changed(current, before)).length > 0) return { error: null, edits: sent, current };
      const changeMediaRequest = { version: current.version, ...sent };
      try {
        take(await dispatch(adminApi.endpoints.changeMedia.initiate({ id, changeMediaRequest })).unwrap());
        return null;
      } catch (error) {
        const theirs = isApiError(error) ? (error.problem?.current as MediaItemAnswer | undefined) : undefined;
        if (!theirs) return { error, edits: sent, current: null };
        take(theirs);
      }
    }
  }
  return { item, newest, put };
}

/**
 * What a person writes about a file: shown at once, saved when a field is left, one save after the other. Fields that
 * someone else changed meanwhile wait for a decision; the others are saved.
 */
export function useMediaEdits(listed: MediaItemAnswer, unsaved: UnsavedMedia) {
  const { item, newest, put } = useNewestItem(listed);
  const [edits, setEdits] = useState<MediaEdits>(unsaved.get(listed.id)?.edits ?? {});
  const [failure, setFailure] = useState<MediaFailure | null>(unsaved.get(listed.id)?.failure ?? null);
  const [isSaving, setSaving] = useState(false);
  /** What the edited fields said before. */
  const before = useRef<MediaEdits>({});
  const saves = useRef(Promise.resolve(true));

  const edit = (change: MediaEdits) => {
    before.current = { ...fieldsOf(newest.current, change), ...before.current };
    setEdits((now) => ({ ...now, ...change }));
  };
  const forget = (names: readonly string[]) => {
    before.current = without(before.current, names);
  };
  async function send(sent: MediaEdits): Promise<boolean> {
    setSaving(true);
    const failed = await put(sent, fieldsOf(before.current, sent));
    setSaving(false);
    if (failed) setFailure(failed);
    else settle(sent);
    return !failed;
  }
  const settle = (saved: MediaEdits) => {
    forget(Object.keys(saved));
    setEdits((now) =>
      Object.fromEntries(Object.entries(now).filter(([name, value]) => value !== fieldOf(saved, name))),
    );
    setFailure((now) => (now && Object.keys(now.edits).every((name) => name in saved) ? null : now));
  };

  const disputed = failure?.current ? Object.keys(failure.edits) : [];
  const open = changed(item, edits);
  const save = (sent: MediaEdits = without(open, disputed)) => {
    if (Object.keys(sent).length > 0) saves.current = saves.current.then(() => send(sent));
    return saves.current;
  };
  /** Saves what was not saved, over the words of someone else too. */
  const insist = () => {
    forget(disputed);
    setFailure(null);
    return save(open);
  };
  const discard = () => {
    const names = disputed.length > 0 ? disputed : Object.keys(edits);
    forget(names);
    setEdits((now) => without(now, names));
    setFailure(null);
  };
  return { item, values: { ...item, ...edits }, open, isSaving, failure, edit, save, insist, discard };
}

/** Saves what is open in a field when the file is closed; what could not be saved is kept. */
export function useClosingMedia({ item, open, failure, save, insist, discard }: MediaEditing, unsaved: UnsavedMedia) {
  const { id, name } = item;
  const dispatch = useAppDispatch();
  useRegisterUnsaved(Object.keys(open).length > 0, {
    name,
    isKept: () => false,
    changes: () => [...new Set(Object.keys(open).map((field) => mediaLabels[field] ?? field))],
    savesItself: () => !failure?.current,
    save: insist,
    discard,
  });
  const close = useCallbackRef(() => {
    if (!failure) return void save();
    unsaved.set(id, { edits: open, failure });
    const title = `${name} was not saved`;
    dispatch(notify({ title, description: 'Open it again to save it.', variant: 'destructive' }));
  });
  useEffect(() => {
    unsaved.delete(id);
    return close;
  }, [unsaved, id, close]);
}

export type MediaEditing = ReturnType<typeof useMediaEdits>;

const fieldOf = (fields: object, name: string): unknown => Reflect.get(fields, name);

/** Those fields of `from` that `named` has. */
const fieldsOf = (from: object, named: object): MediaEdits =>
  Object.fromEntries(Object.keys(named).flatMap((name) => (name in from ? [[name, fieldOf(from, name)]] : [])));

const without = (edits: MediaEdits, names: readonly string[]): MediaEdits =>
  Object.fromEntries(Object.entries(edits).filter(([name]) => !names.includes(name)));

/** The edits that say something else than the item. */
const changed = (item: MediaItemAnswer, edits: MediaEdits): MediaEdits =>
  Object.fromEntries(
    Object.entries(edits).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(fieldOf(item, name))),
  );

import { useRef, useState } from 'react';
import { changedFields, type Content } from '../model/content-comparison';
import type { FieldError, SaveFailure } from './failure';
import type { JournalEntry } from './journal';
import type { Choice } from './merge';
import { useConflicts, type Versioned } from './use-conflicts';
import { useContentForm } from './use-content-form';
import { useJournal } from './use-journal';
import { useMalformed } from './use-malformed';
import { useSaveTiming } from './use-save-timing';
import { useSettled } from './use-settled';
import { useWrites, type WriteOptions } from './use-writes';

export interface WriteRequest extends Versioned {
  /** The last saved content, and the names of the fields that differ from it. */
  readonly base: Content;
  readonly changed: readonly string[];
  /** Nobody asked for it: the editor saves by itself. Default: false. */
  readonly autosave?: boolean;
}

interface EditorFormOptions<State extends Versioned> {
  /** Names the work on this device. */
  readonly copyKey: string;
  readonly initial: State;
  /** Saves by itself after a pause. Default: false, for what is live as soon as it is saved. */
  readonly autosaves?: boolean;
  /** Somebody else asked to be left alone with it: nothing is saved by itself. Default: false. */
  readonly isPaused?: boolean;
  save(request: WriteRequest): Promise<State>;
  /** Reads the newest state out of a conflict answer; null when the answer does not carry it. */
  readCurrent(current: unknown): State | null;
  /** What a state says of itself: fields that were saved, but cannot be published as they are. Default: nothing. */
  malformedIn?(state: State): readonly FieldError[];
}

/**
 * The form of one document: loads nothing, knows what was saved last, compares with it, saves, merges what others saved
 * in between, and turns every refusal into something the person can act on. An answer never writes into the form.
 */
export function useEditorForm<State extends Versioned>(options: EditorFormOptions<State>) {
  const { copyKey, initial, autosaves = false, isPaused = false, save, readCurrent } = options;
  const { malformedIn = () => [] } = options;
  const saved = useRef(initial);
  const [baseline, setBaseline] = useState(initial);
  const [isDirty, setDirty] = useState(false);
  const [savedAt, setSavedAt] = useState<Date | null>(null);
  /** Work of an earlier visit that waits for the person's choice. */
  const unsettled = useRef<JournalEntry | null>(null);
  const [refusals, setRefusals] = useState(0);
  const settled = useSettled(initial.content);
  const journal = useJournal(copyKey, initial.content);
  const content = useContentForm(initial.content, track);
  const { form } = content;
  const tellMalformed = useMalformed(form, malformedIn(initial));
  const writes = useWrites({ onRefused });
  const conflicts = useConflicts({ saved, content, readCurrent, adopt });
  const timing = useSaveTiming({
    autosaves,
    isPaused,
    isDirty,
    isBlocked: conflicts.conflict !== null,
    failure: writes.failure,
    saveNow: (autosave) => void saveDraft(autosave),
  });

  function track(values: Content) {
    settled.changed(values);
    const dirty = changedFields(saved.current.content, values).length > 0;
    setDirty(dirty);
    if (!dirty) {
      journal.drop();
      return;
    }
    journal.keep(saved.current.content, values);
    timing.changed();
  }

  /** Takes a state as the saved one. */
  function adopt(next: State) {
    saved.current = next;
    setBaseline(next);
    track(form.getValues());
  }

  function onRefused(failure: SaveFailure, isQuiet: boolean) {
    timing.failed(failure, isQuiet);
    if (failure.kind !== 'fields') return;
    form.setErrors(Object.fromEntries(failure.errors.map(({ path, message }) => [path, message])));
    if (!isQuiet) setRefusals((count) => count + 1);
  }

  /** Sends what differs from the saved state; what somebody else saved meanwhile is merged in first. */
  async function sendDraft(autosave = false): Promise<State> {
    for (;;) {
      const sent = form.getValues();
      const { version, content: base } = saved.current;
      const changed = changedFields(base, sent);
      if (changed.length === 0) return saved.current;
      timing.started();
      try {
        const answer = await save({ version, content: sent, base, changed, autosave });
        timing.succeeded();
        adopt({ ...answer, content: sent });
        tellMalformed(malformedIn(answer), sent);
        setSavedAt(new Date());
        return saved.current;
      } catch (error) {
        conflicts.mergeOrThrow(error, sent);
      }
    }
  }

  const write = <Answer>(kind: 'saving' | 'publishing', request: () => Promise<Answer>, how?: WriteOptions) => {
    if (!how?.isQuiet) form.clearErrors();
    return writes.write(kind, request, how);
  };

  function saveDraft(autosave = false): Promise<State | null> {
    return write('saving', () => sendDraft(autosave), { isQuiet: autosave });
  }

  /** Brings back work of an earlier visit, field by field, on top of what is in the form now. */
  async function restoreCopy(entry: JournalEntry): Promise<void> {
    if (!conflicts.bringIn(entry)) unsettled.current = entry;
    else if (await journal.flush()) journal.dismiss(entry);
  }

  /** Settles a conflict field by field and saves the outcome. */
  async function settleConflict(choices: Readonly<Record<string, Choice>>): Promise<void> {
    // A save that was refused meanwhile asks about something else: what was kept stays kept.
    const entry = conflicts.conflict?.theirs === null ? unsettled.current : null;
    unsettled.current = null;
    conflicts.settle(choices);
    const [isKept, isSaved] = await Promise.all([journal.flush(), saveDraft()]);
    if (entry && (isKept || isSaved)) journal.dismiss(entry);
  }

  return {
    form,
    baseline,
    isDirty,
    activity: writes.activity,
    failure: writes.failure,
    status: timing.statusOf(writes.activity),
    isJournalBlocked: journal.isBlocked,
    conflict: conflicts.conflict,
    mergeNotice: conflicts.notice,
    savedAt,
    /** What is in the form, a moment after the last change: for what need not follow every keystroke. */
    settled: settled.content,
    /** Counts answers that refused fields: the frame moves the focus after each. */
    refusals,
    foundCopy: journal.found,
    /** Names of the fields that differ from the saved state, at the time of the call. */
    changes: () => changedFields(saved.current.content, form.getValues()),
    /** The state that was saved last, at the time of the call. */
    current: () => saved.current,
    saveDraft,
    write,
    sendDraft,
    /** Merges what a refused write tells of others' changes; throws what has to be shown. */
    mergeOrThrow: conflicts.mergeOrThrow,
    adopt,
    takeInCompleted: conflicts.takeInCompleted,
    /** Replaces the content as one step that can be undone. */
    replace: content.replace,
    undo: content.undo,
    redo: content.redo,
    writing: content.writing,
    settleConflict,
    /** Moves the focus to the first refused field. */
    focusRefused: () => {
      setRefusals((count) => count + 1);
    },
    dismissMergeNotice: conflicts.dismissNotice,
    dismissFailure: writes.dismissFailure,
    keepRefusals: writes.keepRefusals,
    restoreCopy,
    dismissCopy: journal.dismiss,
    /** The person chose to leave without saving. */
    discard: journal.drop,
  };
}

/** What the parts around a form need of it, whatever its state carries. */
export type EditorForm = Omit<ReturnType<typeof useEditorForm>, 'adopt' | 'takeInCompleted'>;

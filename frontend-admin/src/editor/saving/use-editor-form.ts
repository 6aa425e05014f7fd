import { useRef, useState, type RefObject } from 'react';
import { useDebouncedState } from '@mantine/hooks';
import { changedFields, type Content } from '../model/content-comparison';
import type { FieldDeclarations } from '../model/field-declarations';
import type { FieldError, SaveFailure } from './failure';
import type { JournalEntry } from './journal';
import type { Choice } from './merge';
import { useConflicts, type Versioned } from './use-conflicts';
import { useContentForm } from './use-content-form';
import { useJournal } from './use-journal';
import { useMalformed } from './use-malformed';
import { useSaveTiming } from './use-save-timing';
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
  /** Of what it is the work, such as a content type. Default: nobody asks for it. */
  readonly kind?: string;
  readonly initial: State;
  readonly fields: FieldDeclarations;
  /** Saves by itself after a pause. Default: false, for what is live as soon as it is saved. */
  readonly autosaves?: boolean;
  /** Someone else has taken over: autosave is off. Default: false. */
  readonly isPaused?: boolean;
  save(request: WriteRequest): Promise<State>;
  /** Reads the newest state out of a conflict answer; null when the answer does not carry it. */
  readCurrent(current: unknown): State | null;
  /** What a state says of itself: fields that were saved, but cannot be published as they are. Default: nothing. */
  malformedIn?(state: State): readonly FieldError[];
}

/** A pause after which what need not follow every keystroke follows. */
const settledMs = 400;

/**
 * The form of one document: loads nothing, knows what was saved last, compares with it, saves, merges what others saved
 * in between, and turns every refusal into something the person can act on. An answer never writes into the form.
 */
export function useEditorForm<State extends Versioned>(options: EditorFormOptions<State>) {
  const { copyKey, initial, fields, autosaves = false, isPaused = false, readCurrent } = options;
  const saved = useRef(initial);
  const [baseline, setBaseline] = useState(initial);
  const [isDirty, setDirty] = useState(false);
  /** Counts answers that refused fields: the frame moves the focus after each. */
  const [refusals, setRefusals] = useState(0);
  const [settled, setSettled] = useDebouncedState(initial.content, settledMs);
  const journal = useJournal(copyKey, initial.content, options.kind);
  const content = useContentForm(initial.content, track);
  const { form } = content;
  const writes = useWrites({ onRefused });
  const conflicts = useConflicts({ fields, saved, content, readCurrent, adopt });
  const timing = useSaveTiming({
    ...{ autosaves, isPaused, isDirty, failure: writes.failure, isBlocked: conflicts.conflict !== null },
    saveNow: (autosave) => void saveDraft(autosave),
  });
  const sending = useSending(options, { saved, form, conflicts, timing, adopt });
  const copies = useCopies(journal, conflicts, saveDraft);

  function track(values: Content) {
    setSettled(values);
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

  function write<Answer>(kind: 'saving' | 'publishing', request: () => Promise<Answer>, how?: WriteOptions) {
    if (!how?.isQuiet) form.clearErrors();
    return writes.write(kind, request, how);
  }

  function saveDraft(autosave = false): Promise<State | null> {
    return write('saving', () => sending.sendDraft(autosave), { isQuiet: autosave });
  }

  return {
    ...content,
    ...writes,
    ...conflicts,
    ...copies,
    ...sending,
    ...{ baseline, isDirty, settled, refusals, saveDraft, write, adopt },
    status: timing.statusOf(writes.activity),
    /** Names of the fields that differ from the saved state, at the time of the call. */
    changes: () => changedFields(saved.current.content, form.getValues()),
    /** The state that was saved last, at the time of the call. */
    current: () => saved.current,
    /** Moves the focus to the first refused field. */
    focusRefused: () => setRefusals((count) => count + 1),
  };
}

interface SendingParts<State extends Versioned> {
  readonly saved: RefObject<State>;
  readonly form: ReturnType<typeof useContentForm>['form'];
  readonly conflicts: ReturnType<typeof useConflicts<State>>;
  readonly timing: ReturnType<typeof useSaveTiming>;
  adopt(next: State): void;
}

/** Sends what differs from the saved state; what others saved in the meantime is merged in first. */
function useSending<State extends Versioned>(
  { initial, save, malformedIn = () => [] }: EditorFormOptions<State>,
  { saved, form, conflicts, timing, adopt }: SendingParts<State>,
) {
  const [savedAt, setSavedAt] = useState<Date | null>(null);
  const malformed = useMalformed(form, malformedIn(initial));
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
        malformed.show(sent, malformedIn(answer));
        setSavedAt(new Date());
        return saved.current;
      } catch (error) {
        conflicts.mergeOrThrow(error, sent);
      }
    }
  }
  return {
    savedAt,
    sendDraft,
    /** The person has left a field: it is saved and checked at once. */
    leave: (path: string) => {
      timing.flush();
      malformed.leave(path, saved.current.content);
    },
  };
}

/** The work that lies on this device, and the person's choices about it. */
function useCopies<State extends Versioned>(
  journal: ReturnType<typeof useJournal>,
  conflicts: ReturnType<typeof useConflicts<State>>,
  saveDraft: () => Promise<State | null>,
) {
  /** Work of an earlier visit that waits for the person's choice. */
  const unsettled = useRef<JournalEntry | null>(null);
  return {
    isJournalBlocked: journal.isBlocked,
    foundCopy: journal.found,
    dismissCopy: journal.dismiss,
    /** The person chose to leave without saving. */
    discard: journal.drop,
    /** Brings back work of an earlier visit, field by field, on top of what is in the form now. */
    restoreCopy: async (entry: JournalEntry): Promise<void> => {
      if (!conflicts.bringIn(entry)) unsettled.current = entry;
      else if (await journal.flush()) journal.dismiss(entry);
    },
    /** Settles a conflict field by field and saves the outcome. */
    settleConflict: async (choices: Readonly<Record<string, Choice>>): Promise<void> => {
      // A save that was refused meanwhile asks about something else: what was kept stays kept.
      const entry = conflicts.conflict?.theirs === null ? unsettled.current : null;
      unsettled.current = null;
      conflicts.settle(choices);
      const [isKept, isSaved] = await Promise.all([journal.flush(), saveDraft()]);
      if (entry && (isKept || isSaved)) journal.dismiss(entry);
    },
  };
}

/** What the parts around a form need of it, whatever its state carries. */
export type EditorForm = Omit<ReturnType<typeof useEditorForm>, 'adopt' | 'mergeIn' | 'takeInCompleted'>;

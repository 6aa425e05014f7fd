import { useCallback, useRef, useState } from 'react';
import { useForm } from '@mantine/form';
import { changedFields, isSameValue, mergeChanges, type Content } from './content-comparison';
import { failureFrom, type Failure } from './failure';
import { useSafetyCopy } from './use-safety-copy';

/** A saved state: what it says and the version that guards the next write. */
export interface Versioned {
  readonly version: number;
  readonly content: Content;
}

export interface WriteRequest extends Versioned {
  /** The last saved content, and the names of the fields that differ from it. */
  readonly base: Content;
  readonly changed: readonly string[];
}

interface EditorFormOptions<State extends Versioned> {
  /** Names the safety copy on this device. */
  readonly copyKey: string;
  readonly initial: State;
  save(request: WriteRequest): Promise<State>;
  /** Reads the newest state out of a conflict answer; null when the answer does not carry it. */
  readCurrent(current: unknown): State | null;
}

export type Activity = 'idle' | 'saving' | 'publishing';
export type SaveFailure = Exclude<Failure, { kind: 'conflict' }>;
export interface Conflict<State extends Versioned = Versioned> {
  readonly base: Content;
  readonly mine: Content;
  readonly theirs: State;
}

/** Answers of the API are frozen in the store; the form writes into its own copy. */
const editable = (content: Content): Record<string, unknown> => structuredClone(content);

/**
 * The form of one document: loads nothing, knows what was saved last, compares with it, saves, and turns every refusal
 * into something the person can act on. A saved answer never overwrites what was typed while the request was under way.
 */
export function useEditorForm<State extends Versioned>(options: EditorFormOptions<State>) {
  const { copyKey, initial, save, readCurrent } = options;
  const saved = useRef(initial);
  const busy = useRef(false);
  const [baseline, setBaseline] = useState(initial);
  const [isDirty, setDirty] = useState(false);
  const [activity, setActivity] = useState<Activity>('idle');
  const [failure, setFailure] = useState<SaveFailure | null>(null);
  const [conflict, setConflict] = useState<Conflict<State> | null>(null);
  const [savedAt, setSavedAt] = useState<Date | null>(null);
  const [refusals, setRefusals] = useState(0);
  const copy = useSafetyCopy(copyKey, initial.content);

  const { keep, drop } = copy;
  const track = useCallback(
    (values: Content) => {
      const dirty = changedFields(saved.current.content, values).length > 0;
      setDirty(dirty);
      if (dirty) keep(saved.current.content, values);
      else drop();
    },
    [keep, drop],
  );
  const form = useForm<Record<string, unknown>>({
    mode: 'uncontrolled',
    // What is written as a whole, a list that was sorted, is heard by the fields inside it.
    cascadeUpdates: true,
    initialValues: editable(initial.content),
    onValuesChange: track,
  });

  /** Takes a state as the saved one. */
  function adopt(next: State) {
    saved.current = next;
    setBaseline(next);
    track(form.getValues());
  }

  /** Replaces the whole content; setValues alone would merge and keep fields that are gone. */
  function replace(content: Content) {
    const gone = Object.fromEntries(Object.keys(form.getValues()).map((name) => [name, undefined]));
    form.setValues({ ...gone, ...editable(content) });
  }

  function refuse(error: unknown) {
    const reason = failureFrom(error);
    if (reason.kind === 'conflict') {
      const theirs = readCurrent(reason.current);
      if (theirs) setConflict({ base: saved.current.content, mine: form.getValues(), theirs });
      else
        setFailure({ kind: 'failed', message: 'Someone else saved in between. Copy your text and reload the page.' });
      return;
    }
    setFailure(reason);
    if (reason.kind === 'fields') {
      form.setErrors(Object.fromEntries(reason.errors.map(({ path, message }) => [path, message])));
      setRefusals((count) => count + 1);
    }
  }

  /** Runs one write at a time; answers null when it was refused. */
  async function write<Answer>(kind: Activity, request: () => Promise<Answer>): Promise<Answer | null> {
    if (busy.current) return null;
    busy.current = true;
    setActivity(kind);
    setFailure(null);
    form.clearErrors();
    try {
      return await request();
    } catch (error) {
      refuse(error);
      return null;
    } finally {
      busy.current = false;
      setActivity('idle');
    }
  }

  async function sendDraft(): Promise<State> {
    const sent = form.getValues();
    const { version, content: base } = saved.current;
    const answer = await save({ version, content: sent, base, changed: changedFields(base, sent) });
    const typedMeanwhile = !isSameValue(form.getValues(), sent);
    if (!typedMeanwhile && !isSameValue(answer.content, sent)) replace(answer.content);
    adopt(typedMeanwhile ? { ...answer, content: sent } : answer);
    setSavedAt(new Date());
    return saved.current;
  }

  /** Mine: fields that I changed keep my text, all others take theirs. Theirs: my version is put aside, not lost. */
  function settleConflict(choice: 'mine' | 'theirs'): void {
    if (!conflict) return;
    const { base, mine, theirs } = conflict;
    const { merged } = mergeChanges({ base, mine, theirs: theirs.content });
    setConflict(null);
    adopt(theirs);
    replace(choice === 'mine' ? merged : theirs.content);
    if (choice === 'theirs') copy.putAside(base, mine);
  }

  /** Brings back what was kept on this device, field by field, on top of what is saved now. */
  function restoreCopy(): void {
    if (!copy.found) return;
    const { base, content } = copy.found;
    copy.dismiss();
    replace(mergeChanges({ base, mine: content, theirs: saved.current.content }).merged);
  }

  return {
    form,
    baseline,
    isDirty,
    activity,
    failure,
    conflict,
    savedAt,
    /** Counts answers that refused fields: the frame moves the focus after each. */
    refusals,
    foundCopy: copy.found,
    /** Names of the fields that differ from the saved state, at the time of the call. */
    changes: () => changedFields(saved.current.content, form.getValues()),
    /** The state that was saved last, at the time of the call. */
    current: () => saved.current,
    saveDraft: () => write('saving', sendDraft),
    write,
    sendDraft,
    adopt,
    settleConflict,
    cancelConflict: () => {
      setConflict(null);
    },
    dismissFailure: () => {
      setFailure(null);
    },
    restoreCopy,
    dismissCopy: copy.dismiss,
    /** The person chose to leave without saving. */
    discard: drop,
  };
}

/** What the parts around a form need of it, whatever its state carries. */
export type EditorForm = Omit<ReturnType<typeof useEditorForm<Versioned>>, 'adopt' | 'conflict'>;

import { useRef, useState, type RefObject } from 'react';
import { isApiError } from '@20x/kit';
import { changedFields, type Content } from '../model/content-comparison';
import type { FieldDeclarations } from '../model/field-declarations';
import { mergeChanges, settle, type Choice, type Merge } from './merge';
import type { useContentForm } from './use-content-form';
import { UnsettledConflict } from './use-writes';

/** A saved state: what it says and the version that guards the next write. */
export interface Versioned {
  readonly version: number;
  readonly content: Content;
  /** Who saved it, where that is known. */
  readonly draft?: { readonly author: string | null };
}

/** Two versions of the same fields; the person chooses. */
export interface Conflict<State extends Versioned = Versioned> {
  /** What someone else saved; null when the other side is what is in the form. */
  readonly theirs: State | null;
  readonly merge: Merge;
}

/** Someone else's change that was taken in by itself. */
export interface MergeNotice<State extends Versioned = Versioned> {
  readonly theirs: State;
  /** Names of the fields that show their text now. */
  readonly adopted: readonly string[];
}

interface ConflictsOptions<State extends Versioned> {
  readonly fields: FieldDeclarations;
  readonly saved: RefObject<State>;
  readonly content: Pick<ReturnType<typeof useContentForm>, 'form' | 'replace' | 'takeIn' | 'rebase'>;
  readCurrent(current: unknown): State | null;
  adopt(next: State): void;
}

/** Merges what others saved in between; what both changed waits for the person's choice. */
export function useConflicts<State extends Versioned>(options: ConflictsOptions<State>) {
  const { fields, saved, content, readCurrent, adopt } = options;
  const [conflict, setConflict] = useState<Conflict<State> | null>(null);
  const [mergeNotice, setMergeNotice] = useState<MergeNotice<State> | null>(null);
  /** Sent without success on top of the saved version: the first that arrived was saved if only its answer got lost. */
  const attempts = useRef<readonly Versioned[]>([]);

  /** Their version becomes the saved one; my changes lie on top of it, in the form and in every undo step. */
  function takeIn(theirs: State, merged: Content) {
    const base = saved.current.content;
    content.rebase((mine) => mergeChanges({ base, mine, theirs: theirs.content }, fields).merged);
    content.takeIn(merged);
    adopt(theirs);
  }

  /** Throws when both changed the same fields: the person chooses. */
  function mergeIn(theirs: State): void {
    const base = commonBase(saved.current.content, attempts.current, theirs);
    const merge = mergeChanges({ base, mine: content.form.getValues(), theirs: theirs.content }, fields);
    if (merge.overlaps.length > 0) {
      setConflict({ theirs, merge });
      throw new UnsettledConflict();
    }
    takeIn(theirs, merge.merged);
    if (merge.adopted.length > 0) setMergeNotice({ theirs, adopted: merge.adopted });
  }

  return {
    conflict,
    mergeNotice,
    dismissMergeNotice: () => setMergeNotice(null),

    /** Deals with a refused write: returns when it can be sent again, throws what has to be shown. */
    mergeOrThrow(error: unknown, sent: Content): void {
      const { version } = saved.current;
      attempts.current = [
        ...attempts.current.filter((attempt) => attempt.version === version),
        { version, content: sent },
      ];
      const current = isApiError(error) && error.status === 412 ? error.problem?.current : undefined;
      const theirs = current === undefined ? null : readCurrent(current);
      // Errors of the API are plain objects.

      if (!theirs) throw error;
      mergeIn(theirs);
    },
    mergeIn,

    /** Takes in what the server made of the saved state; what was typed meanwhile lies on top of it. */
    takeInCompleted(next: State): void {
      const base = saved.current.content;
      takeIn(next, mergeChanges({ base, mine: content.form.getValues(), theirs: next.content }, fields).merged);
    },

    /** Brings work of an earlier visit into the form; returns whether it is there, or waits for the person's choice. */
    bringIn({ base, content: mine }: { readonly base: Content; readonly content: Content }): boolean {
      const merge = mergeChanges({ base, mine, theirs: content.form.getValues() }, fields);
      const isSettled = merge.overlaps.length === 0;
      if (isSettled) content.replace(merge.merged);
      else setConflict({ theirs: null, merge });
      return isSettled;
    },

    /** Puts the choice into the form, as a step that can be undone. */
    settle(choices: Readonly<Record<string, Choice>>): void {
      if (!conflict) return;
      const { theirs, merge } = conflict;
      setConflict(null);
      if (theirs) takeIn(theirs, merge.merged);
      content.replace(settle(merge, choices));
    },
  };
}

/** What their version and mine have in common: an attempt of mine if theirs holds all that it changed. */
function commonBase(saved: Content, attempts: readonly Versioned[], theirs: Versioned): Content {
  const isIn = (own: Content) => {
    const differing = changedFields(own, theirs.content);
    return changedFields(saved, own).every((name) => !differing.includes(name));
  };
  return attempts.findLast(({ content }) => isIn(content))?.content ?? saved;
}

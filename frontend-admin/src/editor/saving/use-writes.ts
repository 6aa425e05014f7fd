import { useRef, useState } from 'react';
import { failureFrom, type Failure, type SaveFailure } from './failure';

export type Activity = 'idle' | 'saving' | 'publishing';

interface WritesOptions {
  /** Told about every refusal that is not a conflict. `isQuiet`: nobody asked for the write. */
  onRefused(failure: SaveFailure, isQuiet: boolean): void;
}

/** A conflict that waits for the person; it is shown already. */
export class UnsettledConflict extends Error {}

export interface WriteOptions {
  /** Nobody asked for it: the focus stays where it is. Default: false. */
  readonly isQuiet?: boolean;
}

/** One write under way at a time; the next waits for its answer. */
export function useWrites({ onRefused }: WritesOptions) {
  const line = useRef<Promise<unknown>>(Promise.resolve());
  const [activity, setActivity] = useState<Activity>('idle');
  const [failure, setFailure] = useState<SaveFailure | null>(null);

  async function run<Answer>(kind: Activity, request: () => Promise<Answer>, isQuiet: boolean): Promise<Answer | null> {
    setActivity(kind);
    try {
      const answer = await request();
      setFailure(null);
      return answer;
    } catch (error) {
      const reason: Failure | null = error instanceof UnsettledConflict ? null : failureFrom(error);
      if (!reason || reason.kind === 'conflict') return null;
      setFailure(reason);
      onRefused(reason, isQuiet);
      return null;
    } finally {
      setActivity('idle');
    }
  }

  return {
    activity,
    failure,
    dismissFailure: () => {
      setFailure(null);
    },
    /** Forgets the refusals of fields that are dealt with elsewhere. */
    keepRefusals: (isKept: (path: string) => boolean) => {
      setFailure((current) => {
        if (current?.kind !== 'fields') return current;
        const errors = current.errors.filter(({ path }) => isKept(path));
        return errors.length > 0 ? { ...current, errors } : null;
      });
    },
    /** Answers null when the write was refused. */
    write<Answer>(
      kind: Activity,
      request: () => Promise<Answer>,
      { isQuiet = false }: WriteOptions = {},
    ): Promise<Answer | null> {
      const result = line.current.then(() => run(kind, request, isQuiet));
      line.current = result;
      return result;
    },
  };
}

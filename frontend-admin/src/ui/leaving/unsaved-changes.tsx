import { createContext, useCallback, useContext, useEffect, useLayoutEffect, useState, type ReactNode } from 'react';
import { useCallbackRef } from '@mantine/hooks';
import { useAppDispatch } from '@20x/kit';
import { holdSession } from '../../session/session';

/** One open editor with work that is not saved. */
export interface UnsavedWork {
  /** What is edited: "Home page". */
  readonly name: string;
  /** Whether leaving saves it without asking. Default: false. */
  savesItself?(): boolean;
  /** Whether it also lies on this device and is offered again. */
  isKept(): boolean;
  /** Labels of the changed fields, asked when they are shown. */
  changes(): readonly string[];
  /** Whether everything was saved. */
  save(): Promise<boolean>;
  /** Forgets the work, also on this device. */
  discard(): void;
}

type Register = (work: UnsavedWork) => () => void;

const WorksContext = createContext<readonly UnsavedWork[]>([]);
const RegisterContext = createContext<Register | null>(null);

/**
 * Knows of every open editor with unsaved work, so that leaving and logging out can name it. A session that ends meanwhile
 * takes nobody away from it.
 */
export function UnsavedChangesProvider({ children }: { readonly children: ReactNode }) {
  const [works, setWorks] = useState<readonly UnsavedWork[]>([]);
  const dispatch = useAppDispatch();
  const isHolding = works.length > 0;
  useEffect(() => (isHolding ? dispatch(holdSession()) : undefined), [dispatch, isHolding]);
  const register = useCallback<Register>((work) => {
    setWorks((all) => [...all, work]);
    return () => {
      setWorks((all) => all.filter((other) => other !== work));
    };
  }, []);
  return (
    <RegisterContext value={register}>
      <WorksContext value={works}>{children}</WorksContext>
    </RegisterContext>
  );
}

export const useUnsavedWorks = () => useContext(WorksContext);

/** Registers an editor for as long as it has unsaved work, in the same turn: the next click may leave it. */
export function useRegisterUnsaved(isDirty: boolean, work: UnsavedWork): void {
  const register = useContext(RegisterContext);
  // Dialogs call it while they render, and useEffectEvent is for effects only.
  const latest = useCallbackRef(() => work);
  useLayoutEffect(() => {
    if (!isDirty || !register) return undefined;
    return register({
      name: latest().name,
      savesItself: () => latest().savesItself?.() ?? false,
      isKept: () => latest().isKept(),
      changes: () => latest().changes(),
      save: () => latest().save(),
      discard: () => {
        latest().discard();
      },
    });
  }, [isDirty, register, latest]);
}

import { createContext, useCallback, useContext, useEffect, useState, type ReactNode } from 'react';
import { useCallbackRef } from '@mantine/hooks';

/** Something that the open screen can do, for the palette. */
export interface Command {
  readonly title: string;
  /** Keys that do the same, such as `Ctrl+S`. */
  readonly keys?: string;
  readonly run: () => void;
}

/** Asked when the palette opens, so that it offers what is possible then. */
type Source = () => readonly Command[];

const SourcesContext = createContext<readonly Source[]>([]);
const RegisterContext = createContext<((source: Source) => () => void) | null>(null);

/** Knows what the open screen can do. */
export function CommandsProvider({ children }: { readonly children: ReactNode }) {
  const [sources, setSources] = useState<readonly Source[]>([]);
  const register = useCallback((source: Source) => {
    setSources((all) => [...all, source]);
    return () => {
      setSources((all) => all.filter((other) => other !== source));
    };
  }, []);
  return (
    <RegisterContext value={register}>
      <SourcesContext value={sources}>{children}</SourcesContext>
    </RegisterContext>
  );
}

export function useCommands(): readonly Command[] {
  const sources = useContext(SourcesContext);
  const [commands] = useState(() => sources.flatMap((source) => source()));
  return commands;
}

/** Offers commands for as long as the screen is open. */
export function useOfferCommands(commands: readonly Command[]): void {
  const register = useContext(RegisterContext);
  // The palette calls it while it renders, and useEffectEvent is for effects only.
  const source = useCallbackRef(() => commands);
  useEffect(() => register?.(source), [register, source]);
}

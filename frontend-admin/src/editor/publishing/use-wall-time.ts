import { useState } from 'react';
import type { DstChoice } from '../../api/generated';
import { choiceOf, chosenInstant, wallAt } from '../model/wall-time';

/** A local time that is being chosen, with which of two it is when clocks are set back. */
export function useWallTime(planned: { readonly time: string | null; readonly zone: string } | null, zone: string) {
  const [start] = useState(() => {
    const instant = planned?.time ? new Date(planned.time) : null;
    return instant && planned
      ? { value: wallAt(instant, planned.zone), choice: choiceOf(instant, planned.zone) }
      : { value: '', choice: null };
  });
  const [value, setValue] = useState(start.value);
  const [choice, setChoice] = useState<DstChoice | null>(start.choice);
  return {
    value,
    setValue: (next: string) => {
      setValue(next);
      setChoice(null);
    },
    choice,
    setChoice,
    /** Null while there is none, or while it is not said which of two. */
    instant: chosenInstant(value, zone, choice),
  };
}

export type WallTime = ReturnType<typeof useWallTime>;

import type { KeyboardEvent } from 'react';
import type { PreviewAction } from '@20x/kit';

export interface OutlineAction {
  readonly action: PreviewAction;
  /** Where a new entry comes. */
  readonly to?: number;
}

type Key = Pick<KeyboardEvent, 'key' | 'altKey' | 'shiftKey' | 'ctrlKey' | 'metaKey'>;

/** What a key does with an entry of the outline: the same keys as on the page, but for letters, which find an entry here. */
export function outlineActionOf({ key, altKey, shiftKey, ctrlKey, metaKey }: Key, index: number): OutlineAction | null {
  const isCommand = ctrlKey || metaKey;
  if (altKey && key === 'ArrowUp') return { action: 'up' };
  if (altKey && key === 'ArrowDown') return { action: 'down' };
  if (isCommand && key.toLowerCase() === 'd') return { action: 'duplicate' };
  if ((key === 'Insert' && shiftKey) || (key === 'Enter' && altKey)) return { action: 'add', to: index };
  if (key === 'Insert' || (key === 'Enter' && isCommand && !shiftKey)) return { action: 'add', to: index + 1 };
  if (key === 'H' && shiftKey && !isCommand) return { action: 'hide' };
  return key === 'Delete' || key === 'Backspace' ? { action: 'delete' } : null;
}

/** Letters typed within so many milliseconds are one search. */
const togetherMs = 700;

/** Finds the next line that begins with what is typed, also by the same letter again and again. `lines`: the names of each. */
export function startsWith() {
  let typed = '';
  let last = 0;
  return (
    { key, altKey, ctrlKey, metaKey, timeStamp }: Key & { readonly timeStamp: number },
    lines: readonly (readonly string[])[],
    index: number,
  ): number | null => {
    if ([...key].length !== 1 || altKey || ctrlKey || metaKey || (key === ' ' && typed === '')) return null;
    const before = timeStamp - last < togetherMs ? typed : '';
    last = timeStamp;
    // What leads nowhere begins a new word.
    for (typed of new Set([before + key.toLowerCase(), key.toLowerCase()])) {
      const found = next(lines, typed, index);
      if (found !== null) return found;
    }
    return null;
  };
}

function next(lines: readonly (readonly string[])[], typed: string, index: number): number | null {
  const isRepeated = new Set(typed).size === 1;
  const wanted = isRepeated ? typed.charAt(0) : typed;
  const from = isRepeated ? index + 1 : index;
  const order = [...lines.keys()].map((at) => (from + at) % lines.length);
  const matches = (own: string) => own.trim().toLowerCase().startsWith(wanted);
  return order.find((at) => lines[at]?.some(matches)) ?? null;
}

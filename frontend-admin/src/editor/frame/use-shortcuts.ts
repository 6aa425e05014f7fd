import { useEffect, useEffectEvent } from 'react';

interface Shortcuts {
  readonly onSave: () => void;
  readonly onPublish: () => void;
  readonly onUndo: () => void;
  readonly onRedo: () => void;
  readonly onHelp: () => void;
  /** Ctrl/Cmd+Shift+P. Default: the browser's own. */
  readonly onPreview?: (() => void) | undefined;
}

const isIn = (event: KeyboardEvent, selector: string) => (event.target as Element | null)?.closest?.(selector) != null;

function actionOf(event: KeyboardEvent, keys: Shortcuts): (() => void) | undefined {
  const key = event.key.toLowerCase();
  if (event.ctrlKey || event.metaKey) {
    if (key === 's' && !event.shiftKey) return keys.onSave;
    if (key === 'enter' && event.shiftKey) return keys.onPublish;
    if (key === 'p' && event.shiftKey) return keys.onPreview;
    // Rich text has a finer history of its own.
    if (isIn(event, '[contenteditable="true"]')) return undefined;
    if (key === 'z') return event.shiftKey ? keys.onRedo : keys.onUndo;
    if (key === 'y') return keys.onRedo;
    return undefined;
  }
  const isTyping = isIn(event, 'input, textarea, select, [contenteditable="true"]');
  return key === '?' && !isTyping ? keys.onHelp : undefined;
}

/** The keys of every editor. A dialog keeps its own. */
export function useShortcuts(shortcuts: Shortcuts): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || isIn(event, '[role="dialog"]')) return;
    const action = actionOf(event, shortcuts);
    if (!action) return;
    event.preventDefault();
    action();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => {
      onKeyDown(event);
    };
    document.addEventListener('keydown', listener);
    return () => {
      document.removeEventListener('keydown', listener);
    };
  }, []);
}

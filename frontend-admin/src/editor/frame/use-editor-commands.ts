import { useEffect, useEffectEvent, useState } from 'react';
import { useOfferCommands, type Command } from '../../ui/commands';
import { modKey } from '../../ui/mod-key';
import { isMade } from '../document/editable-document';
import type { DocumentEditorState } from '../document/use-document-editor';
import { focusField } from '../fields/focus-field';
import { changedFields } from '../model/content-comparison';
import type { FieldDeclarations } from '../model/field-declarations';
import { fieldLabel } from '../model/field-labels';
import type { Replay } from '../saving/edit-history';
import type { usePublishing } from './use-publishing';

interface EditorCommand extends Command {
  /** Default: always. */
  readonly isPossible?: boolean;
}

interface CommandOptions {
  readonly fields: FieldDeclarations;
  readonly publishing: ReturnType<typeof usePublishing>;
  readonly mayPublish: boolean;
  readonly onHelp: () => void;
  /** Missing: the editor is a preview itself. */
  readonly onPreview: (() => void) | undefined;
  readonly onTab: (tab: string) => void;
}

const tabs: readonly (readonly [tab: string, title: string])[] = [
  ['seo', 'Show the SEO tab'],
  ['checks', 'Show the checks'],
  ['history', 'Show the history'],
];

/** What an editor can do, by its keys and, in the palette, by its name. */
export function useEditorCommands(editor: DocumentEditorState, options: CommandOptions) {
  const { fields, publishing, mayPublish, onHelp, onPreview, onTab } = options;
  const { published, schedule, path } = editor.baseline;
  /** What readers hear of an undo or redo. */
  const [message, setMessage] = useState('');
  const replay = (verb: 'Undo' | 'Redo', step: () => Replay | null) => {
    const before = editor.form.getValues();
    const replayed = step();
    setMessage(
      replayed ? replayedText(verb, replayed, fields, editor.form.getValues()) : `Nothing to ${verb.toLowerCase()}.`,
    );
    const changed = replayed && (replayed.path ?? changedFields(before, editor.form.getValues())[0]);
    if (changed) focusField(changed);
  };
  const save = () => {
    if (editor.isDirty) void editor.saveDraft();
  };
  const undo = () => replay('Undo', editor.undo);
  const redo = () => replay('Redo', editor.redo);
  const canPublish = mayPublish && editor.canPublish;
  const ask = (action: Parameters<typeof publishing.open>[0]) => () => publishing.open(action);
  const all: readonly EditorCommand[] = [
    { title: 'Save the draft', keys: `${modKey}+S`, isPossible: editor.isDirty, run: save },
    { title: 'Publish…', keys: `${modKey}+Shift+Enter`, isPossible: canPublish, run: ask('publish') },
    { title: 'Schedule…', isPossible: canPublish || (mayPublish && isMade(editor.baseline)), run: ask('schedule') },
    { title: 'Unpublish…', isPossible: mayPublish && published !== null, run: ask('unpublish') },
    { title: 'Cancel the schedule', isPossible: mayPublish && schedule !== null, run: ask('cancel-schedule') },
    ...(onPreview ? [{ title: 'Preview', keys: `${modKey}+Shift+P`, run: onPreview }] : []),
    { title: 'Undo', keys: `${modKey}+Z`, run: undo },
    { title: 'Redo', keys: `${modKey}+Shift+Z`, run: redo },
    ...tabs.map(([tab, title]) => ({ title, run: () => onTab(tab) })),
    {
      title: 'View the page as visitors see it',
      isPossible: published !== null,
      run: () => void window.open(path, '_blank', 'noopener'),
    },
    { title: 'Keyboard shortcuts', keys: '?', run: onHelp },
  ];
  useOfferCommands(all.filter(({ isPossible = true }) => isPossible));
  useKeys(all);
  return { message, save, undo, redo };
}

function replayedText(verb: string, { path }: Replay, fields: FieldDeclarations, content: unknown): string {
  return path ? `${verb} done: ${fieldLabel(fields, path, content)}.` : `${verb} done.`;
}

const isIn = (event: KeyboardEvent, selector: string) => (event.target as Element | null)?.closest?.(selector) != null;

/** The keys as a command names them; null where the element that has the focus needs them itself. */
function pressedKeys(event: KeyboardEvent): string | null {
  const { ctrlKey, metaKey, shiftKey } = event;
  const isWriting = isIn(event, '[contenteditable="true"]');
  if (!ctrlKey && !metaKey) return isWriting || isIn(event, 'input, textarea, select') ? null : event.key;
  const key = event.key.length === 1 ? event.key.toUpperCase() : event.key;
  // Rich text has a finer history of its own.
  if (isWriting && (key === 'Z' || key === 'Y')) return null;
  return key === 'Y' ? `${modKey}+Shift+Z` : [modKey, ...(shiftKey ? ['Shift'] : []), key].join('+');
}

/** Runs the command whose keys are pressed. A dialog keeps its own keys. */
function useKeys(commands: readonly EditorCommand[]): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || isIn(event, '[role="dialog"]')) return;
    const pressed = pressedKeys(event);
    const command = pressed === null ? undefined : commands.find(({ keys }) => keys === pressed);
    if (!command) return;
    event.preventDefault();
    if (command.isPossible ?? true) command.run();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}

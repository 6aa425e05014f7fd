import { modKey } from '../../ui/mod-key';
import { useOfferCommands, type Command } from '../../ui/commands';
import type { RailTab } from './rail/Rail';
import type { DocumentEditorState } from '../document/use-document-editor';
import type { usePublishing } from './use-publishing';

interface EditorCommands {
  readonly editor: DocumentEditorState;
  readonly publishing: ReturnType<typeof usePublishing>;
  readonly mayPublish: boolean;
  readonly onSave: () => void;
  readonly onUndo: () => void;
  readonly onRedo: () => void;
  readonly onHelp: () => void;
  /** Missing: the editor is a preview itself, and has no tabs. */
  readonly onPreview?: (() => void) | undefined;
  readonly onTab?: ((tab: RailTab) => void) | undefined;
}

const tabs: readonly (readonly [tab: RailTab, title: string])[] = [
  ['document', 'Show the Document tab'],
  ['seo', 'Show the SEO tab'],
  ['checks', 'Show the checks'],
  ['history', 'Show the history'],
];

/** What an editor can do at the moment, by name. */
export function useEditorCommands(options: EditorCommands): void {
  const { editor, publishing, mayPublish, onPreview, onTab } = options;
  const { published, schedule, path } = editor.baseline;
  const when = (isPossible: boolean, ...commands: Command[]) => (isPossible ? commands : []);
  useOfferCommands([
    ...when(editor.isDirty, { title: 'Save the draft', keys: `${modKey}+S`, run: options.onSave }),
    ...when(mayPublish && editor.canPublish, {
      title: 'Publish…',
      keys: `${modKey}+Shift+Enter`,
      run: () => publishing.open('publish'),
    }),
    ...when(mayPublish, { title: 'Schedule…', run: () => publishing.open('schedule') }),
    ...when(mayPublish && published !== null, { title: 'Unpublish…', run: () => publishing.open('unpublish') }),
    ...when(mayPublish && schedule !== null, {
      title: 'Cancel the schedule',
      run: () => publishing.open('cancel-schedule'),
    }),
    ...(onPreview ? [{ title: 'Preview', keys: `${modKey}+Shift+P`, run: onPreview }] : []),
    { title: 'Undo', keys: `${modKey}+Z`, run: options.onUndo },
    { title: 'Redo', keys: `${modKey}+Shift+Z`, run: options.onRedo },
    ...(onTab ? tabs.map(([tab, title]) => ({ title, run: () => onTab(tab) })) : []),
    ...when(published !== null, {
      title: 'View the page as visitors see it',
      run: () => void window.open(path, '_blank', 'noopener'),
    }),
    { title: 'Keyboard shortcuts', keys: '?', run: options.onHelp },
  ]);
}

import { Extension, type Editor } from '@tiptap/core';
import { NodeSelection } from '@tiptap/pm/state';
import { currentPart, deletePart, duplicatePart, movePart } from './parts';
import { cardType } from './schema';

export interface PartKeys {
  readonly undo: () => void;
  readonly redo: () => void;
  /** Makes what it runs one step of undo. */
  readonly step: (run: () => void) => void;
  /** Opens the menu of the part that the cursor is in. */
  readonly openMenu: () => void;
  readonly find: () => void;
}

/** The keys of every list of the admin, for the part that the cursor is in; undo and redo are those of the whole editor. */
export function partKeys({ undo, redo, step, openMenu, find }: PartKeys) {
  const does =
    (run: (editor: Editor) => unknown) =>
    ({ editor }: { readonly editor: Editor }) => {
      run(editor);
      return true;
    };
  const doesAtOnce = (run: (editor: Editor) => void) => does((editor) => step(() => run(editor)));
  const move = (by: number) =>
    doesAtOnce((editor) => {
      const part = currentPart(editor);
      movePart(editor, part, part.index + by);
    });
  const deleteCard = ({ editor }: { readonly editor: Editor }) => {
    const { selection } = editor.state;
    if (!(selection instanceof NodeSelection) || selection.node.type.name !== cardType) return false;
    step(() => deletePart(editor, currentPart(editor)));
    return true;
  };
  const deletingKeys = ['', 'Mod-', 'Shift-'].flatMap((held) => [`${held}Backspace`, `${held}Delete`]);
  return Extension.create({
    name: 'partKeys',
    addKeyboardShortcuts: () => ({
      ...Object.fromEntries(deletingKeys.map((name) => [name, deleteCard])),
      'Mod-z': does(undo),
      'Mod-Shift-z': does(redo),
      'Mod-y': does(redo),
      'Alt-ArrowUp': move(-1),
      'Alt-ArrowDown': move(1),
      'Mod-/': does(openMenu),
      'Mod-f': does(find),
      'Mod-d': doesAtOnce((editor) => duplicatePart(editor, currentPart(editor))),
    }),
  });
}

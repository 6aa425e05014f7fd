import type { ReactNode } from 'react';
import { Popover, UnstyledButton } from '@mantine/core';
import { minutesToRead } from '@20x/shared/reading-time';
import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { Focus, ListTree, Search } from 'lucide-react';
import { IconButton } from '../../../ui/IconButton';
import { modKey } from '../../../ui/mod-key';
import { outlineOf, type OutlineEntry } from './outline';
import { wordsOf } from './words';
import classes from './Writing.module.css';

interface WritingBarProps {
  readonly editor: Editor;
  readonly sections: readonly unknown[];
  readonly isFocused: boolean;
  readonly onFocus: () => void;
  readonly isFinding: boolean;
  readonly onFind: () => void;
  /** What can be done with the part that has the cursor, where there is no room beside it. */
  readonly children: ReactNode;
}

/** What is about the text as a whole: its outline, finding words in it, nothing but it, and how long it is. */
export function WritingBar({ editor, sections, isFocused, onFocus, isFinding, onFind, children }: WritingBarProps) {
  const words = wordsOf(sections);
  return (
    <div className={classes.bar}>
      <span className={classes.length}>
        {words.toLocaleString('en-US')}&nbsp;{words === 1 ? 'word' : 'words'} · {minutesToRead(words)}
        &nbsp;min&nbsp;read
      </span>
      {children}
      <Outline editor={editor} />
      <IconButton
        label="Find and replace"
        hint={`Find and replace (${modKey}+F)`}
        icon={Search}
        variant={isFinding ? 'light' : 'subtle'}
        aria-pressed={isFinding}
        onClick={onFind}
      />
      <IconButton
        label="Focus mode"
        hint={isFocused ? 'Leave focus mode (Esc)' : 'Focus mode: nothing but the text'}
        icon={Focus}
        variant={isFocused ? 'light' : 'subtle'}
        aria-pressed={isFocused}
        onClick={onFocus}
      />
    </div>
  );
}

/** The headings, with what is wrong with their order; a click goes to one. */
function Outline({ editor }: { readonly editor: Editor }) {
  const entries = useEditorState({ editor, selector: ({ editor: { state } }) => outlineOf(state.doc) });
  const errors = entries.filter(({ error }) => error !== null).length;
  const count = errors === 1 ? '1 to fix' : `${errors} to fix`;
  return (
    <Popover position="bottom-end" width={320} trapFocus>
      <Popover.Target>
        <IconButton
          label={errors > 0 ? `Outline: ${count}` : 'Outline'}
          icon={ListTree}
          variant="subtle"
          className={classes.outlineButton}
          data-wrong={errors > 0 || undefined}
        />
      </Popover.Target>
      <Popover.Dropdown className={classes.outline}>
        {entries.length === 0 ? <p className={classes.none}>Headings of the text are listed here.</p> : null}
        {entries.map((entry) => (
          <OutlineLine key={entry.place} entry={entry} editor={editor} />
        ))}
      </Popover.Dropdown>
    </Popover>
  );
}

interface OutlineLineProps {
  readonly entry: OutlineEntry;
  readonly editor: Editor;
}

function OutlineLine({ entry: { level, words, place, error }, editor }: OutlineLineProps) {
  return (
    <UnstyledButton
      className={classes.outlineLine}
      data-level={level}
      onClick={() =>
        editor
          .chain()
          .setTextSelection(place + 1)
          .focus()
          .scrollIntoView()
          .run()
      }
    >
      {words || 'Empty heading'}
      {error ? <span className={classes.wrong}>{error}</span> : null}
    </UnstyledButton>
  );
}

import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { Button, Checkbox, TextInput } from '@mantine/core';
import type { Editor } from '@tiptap/core';
import type { Command } from '@tiptap/pm/state';
import { useEditorState } from '@tiptap/react';
import { ArrowDown, ArrowUp, X } from 'lucide-react';
import { findNext, findPrev, replaceAll, replaceNext } from 'prosemirror-search';
import { IconButton } from '../../../ui/IconButton';
import { matchesIn, nothing, seek, type Matches, type Sought } from './find';
import classes from './Writing.module.css';

interface FindBarProps {
  readonly editor: Editor;
  readonly step: (run: () => void) => void;
  readonly onClose: () => void;
}

/** Finds words in the text, and replaces them. */
export function FindBar({ editor, step, onClose }: FindBarProps) {
  const [sought, setSought] = useState<Sought>(() => ({ ...nothing, search: selectedWords(editor) }));
  const matches = useEditorState({ editor, selector: ({ editor: { state } }) => matchesIn(state) });
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.select(), []);
  useEffect(() => seek(editor, sought), [editor, sought]);
  useEffect(() => () => (editor.isDestroyed ? undefined : seek(editor, nothing)), [editor]);
  const run = (command: Command) => {
    command(editor.state, editor.view.dispatch);
    editor.commands.scrollIntoView();
  };
  const change = (part: Partial<Sought>) => setSought((all) => ({ ...all, ...part }));
  const close = () => {
    onClose();
    editor.commands.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') close();
    else if (event.key === 'Enter') run(event.shiftKey ? findPrev : findNext);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const isOff = matches.count === 0;
  return (
    <div role="search" aria-label="This post" className={classes.find}>
      <TextInput
        ref={input}
        aria-label="Find"
        placeholder="Find"
        value={sought.search}
        onChange={(event) => change({ search: event.currentTarget.value })}
        onKeyDown={onKeyDown}
      />
      <output className={classes.matches}>{sought.search === '' ? '' : told(matches)}</output>
      <IconButton label="Previous match" icon={ArrowUp} isOff={isOff} onClick={() => run(findPrev)} />
      <IconButton label="Next match" icon={ArrowDown} isOff={isOff} onClick={() => run(findNext)} />
      <IconButton label="Close" icon={X} className={classes.closeFind} onClick={close} />
      <TextInput
        aria-label="Replace with"
        placeholder="Replace with"
        value={sought.replace}
        onChange={(event) => change({ replace: event.currentTarget.value })}
        onKeyDown={onKeyDown}
      />
      <Button variant="default" disabled={isOff} onClick={() => step(() => run(replaceNext))}>
        Replace
      </Button>
      <Button variant="default" disabled={isOff} onClick={() => step(() => run(replaceAll))}>
        Replace all
      </Button>
      <Checkbox
        label="Match case"
        checked={sought.caseSensitive}
        onChange={(event) => change({ caseSensitive: event.currentTarget.checked })}
      />
    </div>
  );
}

function told({ count, current }: Matches): string {
  if (count === 0) return 'No matches';
  if (current > 0) return `${current} of ${count}`;
  return count === 1 ? '1 match' : `${count} matches`;
}

function selectedWords({ state: { doc, selection } }: Editor): string {
  const words = doc.textBetween(selection.from, selection.to, '\n');
  return words.includes('\n') || words.length > 100 ? '' : words;
}

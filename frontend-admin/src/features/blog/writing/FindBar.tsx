import { useEffect, useRef, useState, type ChangeEvent, type KeyboardEvent } from 'react';
import { Button, Checkbox, TextInput } from '@mantine/core';
import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { ArrowDown, ArrowUp, X } from 'lucide-react';
import { IconButton } from '../../../ui/IconButton';
import {
  isSelected,
  markFound,
  matchesIn,
  nothing,
  replaceMatches,
  seek,
  selectMatch,
  type Match,
  type Sought,
} from './find';
import classes from './FindBar.module.css';

interface FindBarProps {
  readonly editor: Editor;
  /** Words in cards are left alone. */
  readonly areCardsLocked: boolean;
  readonly step: (run: () => void) => void;
  readonly onClose: () => void;
}

/** Finds words in the text, and replaces them. */
export function FindBar({ editor, areCardsLocked, step, onClose }: FindBarProps) {
  const [sought, setSought] = useState<Sought>(() => ({ ...nothing, search: selectedWords(editor) }));
  const { matches, told, select } = useMatches(editor, areCardsLocked);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.select(), []);
  useEffect(() => seek(editor, sought), [editor, sought]);
  useEffect(() => () => (editor.isDestroyed ? undefined : seek(editor, nothing)), [editor]);
  const replaceSelected = () => {
    const selected = matches.filter((match) => isSelected(match, editor.state));
    replaceMatches(editor, selected);
    select('next');
  };
  const change = (part: Partial<Sought>) => setSought((all) => ({ ...all, ...part }));
  const close = () => {
    onClose();
    editor.commands.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') close();
    else if (event.key === 'Enter') select(event.shiftKey ? 'previous' : 'next');
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const words = (name: 'search' | 'replace', label: string) => ({
    'aria-label': label,
    placeholder: label,
    value: sought[name],
    onChange: (event: ChangeEvent<HTMLInputElement>) => change({ [name]: event.currentTarget.value }),
    onKeyDown,
  });
  const isOff = matches.length === 0;
  return (
    <div role="search" aria-label="This post" className={classes.root}>
      <TextInput
        ref={input}
        {...words('search', 'Find')}
        className={classes.find}
        rightSection={<output className={classes.matches}>{sought.search === '' ? '' : told}</output>}
        rightSectionWidth="5.5rem"
        rightSectionPointerEvents="none"
      />
      <IconButton label="Previous match" icon={ArrowUp} isOff={isOff} onClick={() => select('previous')} />
      <IconButton label="Next match" icon={ArrowDown} isOff={isOff} onClick={() => select('next')} />
      <IconButton label="Close" icon={X} onClick={close} />
      <TextInput {...words('replace', 'Replace with')} className={classes.replace} />
      <Button variant="default" disabled={isOff} onClick={() => step(() => replaceSelected())}>
        Replace
      </Button>
      <Button variant="default" disabled={isOff} onClick={() => step(() => replaceMatches(editor, matches))}>
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

function useMatches(editor: Editor, areCardsLocked: boolean) {
  useEffect(() => () => markFound(null), []);
  const matchesOf = ({ state }: Editor) => matchesIn(state).filter(({ isCard }) => !isCard || !areCardsLocked);
  const { matches, told } = useEditorState({
    editor,
    selector: () => {
      const found = matchesOf(editor);
      return {
        matches: found,
        told: countText(
          found,
          found.findIndex((match) => isSelected(match, editor.state)),
        ),
      };
    },
  });
  return {
    matches,
    told,
    select: (way: 'next' | 'previous') => selectMatch(editor, matchesOf(editor), way),
  };
}

/** "2 of 5" when one is selected, "5 matches" otherwise. */
function countText(matches: readonly Match[], selected: number): string {
  const countOf = (some: readonly Match[]) => some.reduce((sum, { count }) => sum + count, 0);
  const count = countOf(matches);
  if (count === 0) return 'No matches';
  if (selected >= 0) return `${countOf(matches.slice(0, selected)) + 1} of ${count}`;
  return count === 1 ? '1 match' : `${count} matches`;
}

function selectedWords({ state: { doc, selection } }: Editor): string {
  const words = doc.textBetween(selection.from, selection.to, '\n');
  return words.includes('\n') || words.length > 100 ? '' : words;
}

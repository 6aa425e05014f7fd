import { useState } from 'react';
import { Button, Textarea } from '@mantine/core';
import source from '../../editor/fields/frame/code.module.css';
import { useRegisterUnsaved } from '../../ui/leaving/unsaved-changes';
import { menuAsJson, readMenuJson, type MenuRow } from './menu-json';
import classes from './MenuItems.module.css';

interface MenuJsonProps {
  /** What the menu holds now. */
  readonly text: string;
  /** With null, the menu stays as it is: the text cannot be read. */
  readonly onEdit: (rows: readonly MenuRow[] | null) => void;
}

/** The menu as JSON text, which changes the menu whenever it is valid. */
export function MenuJson({ text, onEdit }: MenuJsonProps) {
  const [own, setOwn] = useState({ text, from: text });
  // Another menu, such as a restored one, replaces what is shown; the own one keeps its spaces and line breaks.
  if (own.from !== text) setOwn({ text: describes(own.text, text) ? own.text : text, from: text });
  const reading = readMenuJson(own.text);
  const problems = 'problems' in reading ? reading.problems : [];
  const isOpen = problems.length > 0 && own.text !== text;
  const edit = (edited: string) => {
    setOwn({ text: edited, from: text });
    const read = readMenuJson(edited);
    onEdit('rows' in read ? read.rows : null);
  };
  const reset = () => edit(text);
  useRegisterUnsaved(isOpen, {
    name: 'Menu items as JSON',
    isKept: () => false,
    changes: () => [],
    save: () => Promise.resolve(false),
    discard: reset,
  });
  return (
    <div className={classes.json}>
      <Textarea
        label="Menu items as JSON"
        description="A list of {label, href, order}. The menu follows the text whenever it is valid."
        classNames={{ input: source.code }}
        value={own.text}
        error={problems.length > 0}
        autosize
        minRows={6}
        maxRows={24}
        spellCheck={false}
        onChange={(event) => edit(event.currentTarget.value)}
      />
      {problems.length > 0 ? (
        <div role="alert">
          <ul className={classes.problems}>
            {problems.map(({ message, line, column }) => (
              <li key={`${line} ${column} ${message}`}>
                Line {line}, column {column}: {message}
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      {isOpen ? (
        <div className={classes.actions}>
          <Button variant="default" onClick={reset}>
            Back to the last valid text
          </Button>
        </div>
      ) : null}
    </div>
  );
}

function describes(json: string, menu: string): boolean {
  const reading = readMenuJson(json);
  return 'rows' in reading && menuAsJson(reading.rows) === menu;
}

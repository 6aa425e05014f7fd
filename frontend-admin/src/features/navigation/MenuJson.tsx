import { useState } from 'react';
import { Button, Text, Textarea } from '@mantine/core';
import source from '../../editor/fields/frame/code.module.css';
import { readMenuJson, type MenuRow } from './menu-json';
import classes from './MenuItems.module.css';

interface MenuJsonProps {
  /** What the menu holds now. */
  readonly text: string;
  readonly onApply: (rows: readonly MenuRow[]) => void;
}

/** The menu as JSON text. It changes the menu only when it is valid and applied. */
export function MenuJson({ text, onApply }: MenuJsonProps) {
  const [own, setOwn] = useState({ text, from: text });
  // Another menu, such as a restored one, replaces what is shown.
  if (own.from !== text) setOwn({ text, from: text });
  const reading = readMenuJson(own.text);
  const isSame = own.text === text;
  return (
    <div className={classes.json}>
      <Textarea
        label="Menu items as JSON"
        description="A list of {label, href, order}. The rest of the draft is not affected until you apply it."
        classNames={{ input: source.code }}
        value={own.text}
        error={'problems' in reading}
        autosize
        minRows={6}
        maxRows={24}
        spellCheck={false}
        onChange={(event) => setOwn({ text: event.currentTarget.value, from: text })}
      />
      {'problems' in reading ? (
        <div role="alert">
          <ul className={classes.problems}>
            {reading.problems.map(({ message, line, column }) => (
              <li key={`${line} ${column} ${message}`}>
                Line {line}, column {column}: {message}
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      <div className={classes.actions}>
        <Button
          variant="default"
          disabled={'problems' in reading || isSame}
          onClick={() => {
            if ('rows' in reading) onApply(reading.rows);
          }}
        >
          Apply to the menu
        </Button>
        <Button variant="subtle" disabled={isSame} onClick={() => setOwn({ text, from: text })}>
          Discard
        </Button>
        {isSame ? null : (
          <Text size="sm" c="var(--ink3)">
            Not applied yet
          </Text>
        )}
      </div>
    </div>
  );
}

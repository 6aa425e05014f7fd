import { useState } from 'react';
import { ActionIcon, TextInput } from '@mantine/core';
import { Link2 } from 'lucide-react';
import { Hint } from '../../../ui/Hint';
import type { LinkDeclaration } from '../../field-declarations';
import { fieldFrame, verbatim } from '../field-frame';
import { isText, useField } from '../field-form';
import classes from './LinkField.module.css';
import { LinkPicker } from './LinkPicker';
import { useLinkNote } from './use-link-note';

interface LinkFieldProps {
  readonly path: string;
  readonly declaration: LinkDeclaration;
}

/** Where a button leads: typed, or picked from what is on the site. It says what it leads to, and when nothing is there. */
export function LinkField({ path, declaration }: LinkFieldProps) {
  const { label, help, fallback } = declaration;
  const { value: href = '', error, write } = useField(path, isText);
  const [isPicking, setPicking] = useState(false);
  const note = useLinkNote(href);
  return (
    <>
      <TextInput
        {...fieldFrame({ path, label, error: error ?? (note.tone === 'refused' ? note.text : undefined) })}
        {...verbatim}
        inputMode="url"
        value={href}
        placeholder={fallback}
        description={
          <span className={classes.note} data-tone={note.tone}>
            {note.tone === 'refused' ? help : note.text || help}
          </span>
        }
        rightSection={
          <Hint label="Pick a link">
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label={`${label}: pick`}
              onClick={() => {
                setPicking(true);
              }}
            >
              <Link2 size={16} strokeWidth={1.5} aria-hidden />
            </ActionIcon>
          </Hint>
        }
        rightSectionWidth="var(--admin-control)"
        onChange={(event) => {
          write(event.currentTarget.value);
        }}
      />
      {isPicking ? (
        <LinkPicker
          href={href}
          onClose={() => {
            setPicking(false);
          }}
          onChoose={(chosen) => {
            write(chosen);
            setPicking(false);
          }}
        />
      ) : null}
    </>
  );
}

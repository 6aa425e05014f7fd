import { useEffect, useRef, useState } from 'react';
import { ActionIcon, TextInput } from '@mantine/core';
import { useAppDispatch } from '@20x/kit';
import { Link2 } from 'lucide-react';
import { adminApi } from '../../../api/generated';
import { Hint } from '../../../ui/Hint';
import type { LinkDeclaration } from '../../field-declarations';
import { fieldFrame, verbatim } from '../field-frame';
import { isText, useField } from '../field-form';
import { readLink } from './link-address';
import classes from './LinkField.module.css';
import { LinkPicker } from './LinkPicker';
import { useLinkLookup } from './use-link-lookup';
import { useLinkNote } from './use-link-note';

interface LinkFieldProps {
  readonly path: string;
  readonly declaration: LinkDeclaration;
}

/**
 * Where a button leads: typed, or picked from what is on the site. It says what it leads to, and when visitors would find
 * nothing there. The address of a document becomes a link that is kept by its id.
 */
export function LinkField({ path, declaration }: LinkFieldProps) {
  const { label, help, fallback } = declaration;
  const { value: href = '', error, write } = useField(path, isText);
  const [isPicking, setPicking] = useState(false);
  const note = useLinkNote(href);
  const lookup = useLinkLookup(href);
  const keep = useKeptLink(href, write);
  const isKept = readLink(href).kind === 'document';
  return (
    <>
      <TextInput
        {...fieldFrame({ path, label, error: error ?? (note.tone === 'refused' ? note.text : undefined) })}
        {...verbatim}
        inputMode="url"
        value={isKept ? (lookup?.address ?? lookup?.document?.path ?? '') : href}
        placeholder={isKept ? 'A document of this site' : fallback}
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
        onBlur={() => void keep()}
      />
      {isPicking ? (
        <LinkPicker
          href={href}
          onClose={() => {
            setPicking(false);
          }}
          onChoose={({ href: chosen }) => {
            write(chosen);
            setPicking(false);
          }}
        />
      ) : null}
    </>
  );
}

/** Turns a typed address into a link to the document that is there, unless something else was typed meanwhile. */
function useKeptLink(href: string, write: (href: string) => void) {
  const dispatch = useAppDispatch();
  const latest = useRef(href);
  useEffect(() => {
    latest.current = href;
  });
  return async () => {
    if (readLink(href).kind !== 'page') return;
    const asked = dispatch(adminApi.endpoints.lookUpLink.initiate({ href }, { subscribe: false }));
    const { data } = await asked;
    if (data?.document && latest.current === href) write(data.href);
  };
}

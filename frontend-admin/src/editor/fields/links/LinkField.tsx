import { useEffect, useRef } from 'react';
import { TextInput } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useAppDispatch } from '@20x/kit';
import { readLink } from '@20x/shared/link-address';
import { Link2 } from 'lucide-react';
import { adminApi } from '../../../api/generated';
import { IconButton } from '../../../ui/IconButton';
import type { FieldInputProps, LinkDeclaration } from '../../model/field-declarations';
import { fieldFrame, verbatim } from '../frame/field-frame';
import { isText, useField, useFieldForm } from '../../model/field-form';
import classes from './LinkField.module.css';
import { LinkPicker } from './LinkPicker';
import { useLinkLookup } from './use-link-lookup';
import { useLinkNote } from './use-link-note';

/**
 * Where a button leads: typed, or picked from what is on the site. It says what it leads to, and when visitors would find
 * nothing there. The address of a document becomes a link that is kept by its id.
 */
export function LinkField({ path, declaration }: FieldInputProps<LinkDeclaration>) {
  const { label, help, fallback, leadsTo } = declaration;
  const { value: href = '', error, write } = useField(path, isText);
  const [isPicking, { open, close }] = useDisclosure();
  const note = useLinkNote(href);
  const lookup = useLinkLookup(href);
  const keep = useKeptLink(path, href, write);
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
        rightSection={<IconButton label={`${label}: pick`} hint="Pick a link" icon={Link2} onClick={open} />}
        rightSectionWidth="var(--admin-control)"
        onChange={(event) => {
          write(event.currentTarget.value);
        }}
        onBlur={() => void keep()}
      />
      {isPicking ? (
        <LinkPicker
          href={href}
          leadsTo={leadsTo}
          onClose={close}
          onChoose={({ href: chosen }) => {
            write(chosen);
            close();
          }}
        />
      ) : null}
    </>
  );
}

/** Turns a typed address into a link to the document that is there, unless the field says something else by then. */
function useKeptLink(path: string, href: string, write: (href: string) => void) {
  const dispatch = useAppDispatch();
  const form = useFieldForm();
  // A row that moves takes its field to another path; a deleted one has none. The link is written after a request of an
  // event handler, and useEffectEvent is for effects only.
  const latest = useRef<{ readonly path: string; readonly write: (href: string) => void } | null>(null);
  useEffect(() => {
    latest.current = { path, write };
    return () => {
      latest.current = null;
    };
  });
  return async () => {
    if (readLink(href).kind !== 'page') return;
    const asked = dispatch(adminApi.endpoints.lookUpLink.initiate({ href }, { subscribe: false }));
    const { data } = await asked;
    const field = latest.current;
    if (data?.document && field && form.read(field.path) === href) field.write(data.href);
  };
}

import { TextInput, type TextInputProps } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { readLink } from '@20x/shared/link-address';
import { Link2 } from 'lucide-react';
import { IconButton } from '../../../ui/IconButton';
import { verbatim } from '../frame/field-frame';
import classes from './LinkField.module.css';
import { LinkPicker } from './LinkPicker';
import { useLinkLookup } from './use-link-lookup';
import { useLinkNote } from './use-link-note';

interface LinkInputProps extends Omit<TextInputProps, 'onChange' | 'value'> {
  readonly label: string;
  readonly href: string;
  readonly help?: string | undefined;
  /** What the picker offers while no address is chosen. Default: the site's pages. */
  readonly leadsTo?: 'file' | undefined;
  readonly onChange: (href: string) => void;
}

/** A link, typed or picked from what is on the site. It says what it leads to, and when visitors would find nothing there. */
export function LinkInput({ label, href, help, leadsTo, error, placeholder, onChange, ...frame }: LinkInputProps) {
  const [isPicking, { open, close }] = useDisclosure();
  const note = useLinkNote(href);
  const lookup = useLinkLookup(href);
  const isKept = readLink(href).kind === 'document';
  return (
    <>
      <TextInput
        {...frame}
        {...verbatim}
        label={label}
        error={error ?? (note.tone === 'refused' ? note.text : undefined)}
        inputMode="url"
        value={isKept ? (lookup?.address ?? lookup?.document?.path ?? '') : href}
        placeholder={isKept ? 'A document of this site' : placeholder}
        description={
          <span className={classes.note} data-tone={note.tone}>
            {note.tone === 'refused' ? help : note.text || help}
          </span>
        }
        rightSection={<IconButton label={`${label}: pick`} hint="Pick a link" icon={Link2} onClick={open} />}
        rightSectionWidth="var(--admin-control)"
        onChange={(event) => {
          onChange(event.currentTarget.value);
        }}
      />
      {isPicking ? (
        <LinkPicker
          href={href}
          leadsTo={leadsTo}
          onClose={close}
          onChoose={({ href: chosen }) => {
            onChange(chosen);
            close();
          }}
        />
      ) : null}
    </>
  );
}

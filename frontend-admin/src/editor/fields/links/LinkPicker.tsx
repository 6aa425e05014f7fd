import { useState } from 'react';
import { readLink, type LinkAddress } from '@20x/shared/link-address';
import { Button, Checkbox, SegmentedControl, TextInput } from '@mantine/core';
import { verbatim } from '../frame/field-frame';
import classes from './LinkPicker.module.css';
import { SitePlace } from './SitePlace';
import { useMay } from '../../../api/use-may';
import { MediaPicker } from '../../../media/picker/MediaPicker';
import { Dialog } from '../../../ui/Dialog';
import { useLinkLookup } from './use-link-lookup';
import { DialogButtons } from '../../../ui/DialogButtons';

const kinds = [
  { value: 'site', label: 'This site' },
  { value: 'web', label: 'Web' },
  { value: 'email', label: 'Email' },
  { value: 'phone', label: 'Phone' },
  { value: 'file', label: 'File' },
] as const;
type Kind = (typeof kinds)[number]['value'];

/** How a link inside a text behaves. */
export interface LinkManner {
  readonly newTab: boolean;
  readonly nofollow: boolean;
  readonly sponsored: boolean;
}

export interface ChosenLink extends Partial<LinkManner> {
  readonly href: string;
  /** What it leads to, for a link that has no words of its own. */
  readonly words: string;
}

interface LinkPickerProps {
  readonly href: string;
  /** What is offered while no address is chosen. Default: the site's pages. */
  readonly leadsTo?: 'file' | undefined;
  /** Asks how the link behaves, beginning with this. Default: it is not asked. */
  readonly manner?: LinkManner;
  readonly onClose: () => void;
  readonly onChoose: (link: ChosenLink) => void;
}

/** Finds the right link: a place on this site, a web address, an email address, a telephone number or a file. */
export function LinkPicker({ onClose, ...choice }: LinkPickerProps) {
  return (
    <Dialog onClose={onClose} size="lg" title="Pick a link">
      <Choice {...choice} onCancel={onClose} />
    </Dialog>
  );
}

function kindOf({ kind }: LinkAddress, usual: Kind = 'site'): Kind {
  if (kind === 'empty') return usual;
  return kind === 'web' || kind === 'email' || kind === 'phone' || kind === 'file' ? kind : 'site';
}

interface ChoiceProps extends Omit<LinkPickerProps, 'onClose'> {
  readonly onCancel: () => void;
}

function Choice({ href, leadsTo, manner: first, onChoose, onCancel }: ChoiceProps) {
  const [kind, setKind] = useState<Kind>(() => kindOf(readLink(href), leadsTo));
  const [chosen, setChosen] = useState(href);
  const [manner, setManner] = useState(first);
  const maySeeLibrary = useMay('media:edit');
  const address = readLink(chosen);
  const lookup = useLinkLookup(chosen);
  const isUsable = address.kind !== 'empty' && address.kind !== 'refused' && kindOf(address) === kind;
  const shown = address.kind === 'document' ? (lookup?.address ?? lookup?.document?.path ?? '') : chosen;
  return (
    <form
      className={classes.root}
      onSubmit={(event) => {
        event.preventDefault();
        // The form is inside another one only in React's tree.
        event.stopPropagation();
        // An address that belongs to a document is kept by its id.
        const kept = lookup?.document ? lookup.href : chosen;
        if (isUsable) onChoose({ ...manner, href: kept, words: lookup?.document?.title ?? shown });
      }}
    >
      <SegmentedControl
        aria-label="What it leads to"
        className={classes.kinds}
        fullWidth
        value={kind}
        onChange={setKind}
        data={[...kinds]}
      />
      {kind === 'site' ? <SitePlace href={chosen} lookup={lookup} onChange={setChosen} /> : null}
      {kind === 'site' ? null : (
        <TypedAddress key={kind} kind={kind} address={address} chosen={chosen} onChoose={setChosen} />
      )}
      {kind === 'file' && maySeeLibrary ? (
        <MediaPicker of="files" current={chosen} onChoose={({ address }) => setChosen(address)} />
      ) : null}
      {manner ? <Manner manner={manner} onChange={setManner} /> : null}
      <p role="status" className={classes.chosen}>
        {isUsable ? shown : kind === 'web' && address.kind === 'refused' ? address.reason : ''}
      </p>
      <DialogButtons onCancel={onCancel}>
        <Button type="submit" disabled={!isUsable}>
          Use this link
        </Button>
      </DialogButtons>
    </form>
  );
}

const manners = [
  { name: 'newTab', label: 'Open in a new tab' },
  { name: 'nofollow', label: 'Do not vouch for it to search engines (nofollow)' },
  { name: 'sponsored', label: 'Paid for (sponsored)' },
] as const;

interface MannerProps {
  readonly manner: LinkManner;
  readonly onChange: (manner: LinkManner) => void;
}

function Manner({ manner, onChange }: MannerProps) {
  return (
    <div role="group" aria-label="How it behaves" className={classes.manner}>
      {manners.map(({ name, label }) => (
        <Checkbox
          key={name}
          label={label}
          checked={manner[name]}
          onChange={(event) => {
            onChange({ ...manner, [name]: event.currentTarget.checked });
          }}
        />
      ))}
    </div>
  );
}

interface TypedKind {
  readonly label: string;
  readonly placeholder: string;
  readonly hint?: string;
  /** What the field shows of an address; empty while one of another kind is chosen. */
  readonly shown: (address: LinkAddress, chosen: string) => string;
  /** The address that a typed text means. */
  readonly read: (text: string) => string;
}

const typedKinds: Readonly<Record<Exclude<Kind, 'site'>, TypedKind>> = {
  web: {
    label: 'Web address',
    placeholder: 'https://',
    shown: ({ kind }, chosen) => (kind === 'web' || kind === 'refused' ? chosen : ''),
    read: (text) => (/^[\w-]+(\.[\w-]+)+/.test(text) ? `https://${text}` : text),
  },
  email: {
    label: 'Email address',
    placeholder: 'hello@example.com',
    shown: (address) => (address.kind === 'email' ? address.address : ''),
    read: (text) => `mailto:${text.trim()}`,
  },
  phone: {
    label: 'Phone number',
    placeholder: '+1 555 0100',
    hint: 'With the country’s number, so that it works from anywhere.',
    shown: (address) => (address.kind === 'phone' ? address.number : ''),
    read: (text) => `tel:${text.replace(/[^+\d]/g, '')}`,
  },
  file: {
    label: 'Address of the file',
    placeholder: '/images/one-pager.pdf',
    hint: 'A file of this site. One of another site goes under Web.',
    shown: ({ kind }, chosen) => (kind === 'file' || chosen.startsWith('/') ? chosen : ''),
    read: (text) => (text.trim() === '' || text.startsWith('/') ? text.trim() : `/${text.trim()}`),
  },
};

interface TypedAddressProps {
  readonly kind: Exclude<Kind, 'site'>;
  readonly address: LinkAddress;
  readonly chosen: string;
  readonly onChoose: (href: string) => void;
}

/** The field for an address of this kind. */
function TypedAddress({ kind, address, chosen, onChoose }: TypedAddressProps) {
  const { label, placeholder, hint, shown, read } = typedKinds[kind];
  return (
    <TextInput
      {...verbatim}
      data-autofocus
      label={label}
      placeholder={placeholder}
      description={hint}
      value={shown(address, chosen)}
      onChange={(event) => onChoose(read(event.currentTarget.value))}
    />
  );
}

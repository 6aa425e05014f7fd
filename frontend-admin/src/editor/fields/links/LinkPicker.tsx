import { useState } from 'react';
import { Button, Group, Modal, SegmentedControl, TextInput } from '@mantine/core';
import { verbatim } from '../field-frame';
import { readLink, type LinkAddress } from './link-address';
import classes from './LinkPicker.module.css';
import { SitePlace } from './SitePlace';
import { useFocusBack } from '../../../ui/use-focus-back';

const kinds = [
  { value: 'site', label: 'This site' },
  { value: 'web', label: 'Web' },
  { value: 'email', label: 'E-mail' },
  { value: 'phone', label: 'Phone' },
] as const;
type Kind = (typeof kinds)[number]['value'];

interface LinkPickerProps {
  readonly href: string;
  readonly onClose: () => void;
  readonly onChoose: (href: string) => void;
}

/** Finds the right link: a place on this site, a web address, an e-mail address or a telephone number. */
export function LinkPicker({ onClose, ...choice }: LinkPickerProps) {
  useFocusBack();
  return (
    <Modal opened onClose={onClose} size="lg" title="Pick a link">
      <Choice {...choice} onCancel={onClose} />
    </Modal>
  );
}

function kindOf({ kind }: LinkAddress): Kind {
  return kind === 'web' || kind === 'email' || kind === 'phone' ? kind : 'site';
}

interface ChoiceProps extends Pick<LinkPickerProps, 'href' | 'onChoose'> {
  readonly onCancel: () => void;
}

function Choice({ href, onChoose, onCancel }: ChoiceProps) {
  const [kind, setKind] = useState<Kind>(() => kindOf(readLink(href)));
  const [chosen, setChosen] = useState(href);
  const address = readLink(chosen);
  const isUsable = address.kind !== 'empty' && address.kind !== 'refused' && kindOf(address) === kind;
  return (
    <form
      className={classes.root}
      onSubmit={(event) => {
        event.preventDefault();
        // The form is inside another one only in React's tree.
        event.stopPropagation();
        if (isUsable) onChoose(chosen);
      }}
    >
      <SegmentedControl aria-label="What it leads to" fullWidth value={kind} onChange={setKind} data={[...kinds]} />
      {kind === 'site' ? <SitePlace href={chosen} onChange={setChosen} /> : null}
      {kind === 'web' ? (
        <Typed
          label="Web address"
          placeholder="https://"
          value={address.kind === 'web' || address.kind === 'refused' ? chosen : ''}
          hint="It opens in the same tab, as visitors expect."
          onType={(text) => {
            setChosen(/^[\w-]+(\.[\w-]+)+/.test(text) ? `https://${text}` : text);
          }}
        />
      ) : null}
      {kind === 'email' ? (
        <Typed
          label="E-mail address"
          placeholder="hello@example.com"
          value={address.kind === 'email' ? address.address : ''}
          onType={(text) => {
            setChosen(`mailto:${text.trim()}`);
          }}
        />
      ) : null}
      {kind === 'phone' ? (
        <Typed
          label="Phone number"
          placeholder="+1 555 0100"
          value={address.kind === 'phone' ? address.number : ''}
          hint="With the country’s number, so that it works from anywhere."
          onType={(text) => {
            setChosen(`tel:${text.replace(/[^+\d]/g, '')}`);
          }}
        />
      ) : null}
      <p role="status" className={classes.chosen}>
        {isUsable ? chosen : kind === 'web' && address.kind === 'refused' ? address.reason : ''}
      </p>
      <Group justify="flex-end">
        <Button variant="default" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" disabled={!isUsable}>
          Use this link
        </Button>
      </Group>
    </form>
  );
}

interface TypedProps {
  readonly label: string;
  readonly placeholder: string;
  readonly value: string;
  readonly hint?: string;
  readonly onType: (text: string) => void;
}

function Typed({ label, placeholder, value, hint, onType }: TypedProps) {
  return (
    <TextInput
      {...verbatim}
      data-autofocus
      label={label}
      placeholder={placeholder}
      description={hint}
      inputWrapperOrder={['label', 'input', 'description']}
      value={value}
      onChange={(event) => {
        onType(event.currentTarget.value);
      }}
    />
  );
}

import { Button, Input, Popover, UnstyledButton } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { ChevronDown } from 'lucide-react';
import type { FieldInputProps, IconDeclaration, IconSet } from '../model/field-declarations';
import { iconWords } from '../model/icon-words';
import { isText, useField } from '../model/field-form';
import { FieldNote } from './frame/FieldNote';
import classes from './IconField.module.css';

/** One of a set of icons, picked by its look. A name that is not in the set says what visitors see instead. */
export function IconField({ path, declaration: { label, help, icons } }: FieldInputProps<IconDeclaration>) {
  const { value = '', error, write } = useField(path, isText);
  const [isOpen, { set, toggle, close }] = useDisclosure();
  const known = nameIn(icons, value);
  const none = icons.empty === null ? 'No icon' : `Default (${iconWords(icons.empty)})`;
  const chosen = known ? iconWords(known) : value || none;
  return (
    <Input.Wrapper
      label={label}
      labelElement="div"
      error={error}
      description={<FieldNote help={noteOn(icons, value, known) ?? help} />}
    >
      <Popover opened={isOpen} onChange={set} position="bottom-start" trapFocus returnFocus>
        <Popover.Target>
          <Button
            aria-label={`${label}: ${chosen}`}
            data-field={path}
            variant="default"
            fullWidth
            classNames={{ inner: classes.inner, label: classes.name }}
            leftSection={<Chosen icons={icons} name={known ?? (value ? icons.unknown : icons.empty)} />}
            rightSection={<ChevronDown size={14} />}
            onClick={toggle}
          >
            {chosen}
          </Button>
        </Popover.Target>
        <Popover.Dropdown className={classes.menu}>
          <IconGrid
            label={label}
            icons={icons}
            current={known}
            none={none}
            onChoose={(name) => {
              write(name);
              close();
            }}
          />
        </Popover.Dropdown>
      </Popover>
    </Input.Wrapper>
  );
}

interface IconGridProps {
  readonly label: string;
  readonly icons: IconSet;
  readonly current: string | undefined;
  /** What an empty name is called. */
  readonly none: string;
  readonly onChoose: (name: string | null) => void;
}

function IconGrid({ label, icons, current, none, onChoose }: IconGridProps) {
  return (
    <>
      <div role="group" aria-label={`${label}: choose`} className={classes.grid}>
        {Object.entries(icons.icons).map(([name, Icon]) => (
          <UnstyledButton
            key={name}
            className={classes.icon}
            aria-label={iconWords(name)}
            title={iconWords(name)}
            aria-pressed={name === current}
            onClick={() => onChoose(name)}
          >
            <Icon size={20} />
          </UnstyledButton>
        ))}
      </div>
      <Button variant="subtle" color="gray" fullWidth onClick={() => onChoose(null)}>
        {none}
      </Button>
    </>
  );
}

function noteOn({ unknown }: IconSet, value: string, known: string | undefined): string | undefined {
  return value && !known ? `“${value}” is not in the set: visitors see ${iconWords(unknown)}.` : undefined;
}

/** The set's spelling of a name; undefined when it is not in the set. */
function nameIn({ icons, keyOf = (name) => name }: IconSet, name: string): string | undefined {
  return Object.keys(icons).find((candidate) => keyOf(candidate) === keyOf(name));
}

function Chosen({ icons, name }: { readonly icons: IconSet; readonly name: string | null }) {
  const Icon = name === null ? undefined : icons.icons[name];
  return Icon ? <Icon size={18} /> : null;
}

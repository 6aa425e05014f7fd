import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { Combobox, Kbd, TextInput, useCombobox } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { Search } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { adminApi } from '../../api/generated';
import { editorOf } from '../../documents/content-types';
import { useCommands } from '../../ui/commands';
import { leaveBy } from '../../ui/leaving/use-leave-guard';
import classes from './Palette.module.css';
import { matches } from '../../ui/matches';
import { places } from './places';
import { Dialog } from '../../ui/Dialog';

interface Choice {
  readonly key: string;
  readonly title: string;
  readonly detail?: string | undefined;
  readonly keys?: string | undefined;
  readonly run: () => void;
}

interface PaletteProps {
  readonly onClose: () => void;
}

const shortestSearch = 2;
const longestList = 8;

/** Goes to any screen or page, and does what the open screen can do, by typing a part of its name. */
export function Palette({ onClose }: PaletteProps) {
  return (
    <Dialog
      onClose={onClose}
      withCloseButton={false}
      padding={0}
      size="lg"
      centered={false}
      yOffset="12vh"
      transitionProps={{ duration: 0 }}
      attributes={{ content: { 'aria-label': 'Find a screen, a page or a command' } }}
    >
      <Finder
        onClose={onClose}
        onChoose={(choice) => {
          onClose();
          choice.run();
        }}
      />
    </Dialog>
  );
}

interface FinderProps extends PaletteProps {
  readonly onChoose: (choice: Choice) => void;
}

function Finder({ onClose, onChoose }: FinderProps) {
  const [typed, setTyped] = useState('');
  const groups = useChoices(typed.trim());
  const all = groups.flatMap(({ choices }) => choices);
  const combobox = useCombobox({ opened: true, onDropdownClose: onClose });
  const selectFirst = useEffectEvent(() => combobox.selectFirstOption());
  const found = all.map(({ key }) => key).join();
  useEffect(() => {
    selectFirst();
  }, [found]);
  return (
    <Combobox
      store={combobox}
      onOptionSubmit={(key) => {
        const choice = all.find((one) => one.key === key);
        if (choice) onChoose(choice);
      }}
    >
      <Combobox.EventsTarget withExpandedAttribute>
        <TextInput
          role="combobox"
          aria-label="Find a screen, a page or a command"
          placeholder="Find a screen, a page or a command"
          autoComplete="off"
          spellCheck={false}
          data-autofocus
          variant="unstyled"
          classNames={{ input: classes.input }}
          leftSection={<Search size={18} />}
          leftSectionWidth={44}
          value={typed}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
          }}
        />
      </Combobox.EventsTarget>
      <Combobox.Options className={classes.list} aria-label="Found">
        {all.length === 0 ? <Combobox.Empty>No matches.</Combobox.Empty> : null}
        {groups.map(({ title, choices }) =>
          choices.length > 0 ? (
            <Combobox.Group key={title} label={title}>
              {choices.map((choice) => (
                <Combobox.Option key={choice.key} value={choice.key} className={classes.option}>
                  <ChoiceLine choice={choice} />
                </Combobox.Option>
              ))}
            </Combobox.Group>
          ) : null,
        )}
      </Combobox.Options>
    </Combobox>
  );
}

function ChoiceLine({ choice: { title, detail, keys } }: { readonly choice: Choice }): ReactNode {
  return (
    <>
      <span className={classes.title}>{title}</span>
      {detail ? <span className={classes.detail}>{detail}</span> : null}
      {keys ? (
        <span className={classes.keys}>
          {keys.split('+').map((key) => (
            <Kbd key={key} size="xs">
              {key}
            </Kbd>
          ))}
        </span>
      ) : null}
    </>
  );
}

/** What fits to the typed words: of the open screen, of the screens, and of the documents. */
function useChoices(typed: string): readonly { readonly title: string; readonly choices: readonly Choice[] }[] {
  const navigate = useNavigate();
  const commands = useCommands();
  const [search] = useDebouncedValue(typed, 150);
  const isSearching = search.length >= shortestSearch && typed.length >= shortestSearch;
  const { currentData } = adminApi.useListLinkTargetsQuery({ search, limit: longestList }, { skip: !isSearching });
  const goTo = (path: string) => () => {
    leaveBy(() => void navigate(path));
  };
  return [
    {
      title: 'This screen',
      choices: commands
        .filter(({ title }) => matches(typed, title))
        .map((command) => ({ ...command, key: `do ${command.title}` })),
    },
    {
      title: 'Go to',
      choices: places
        .filter(({ title, group }) => matches(typed, title, group))
        .map(({ title, group, path }) => ({ key: path, title, detail: group, run: goTo(path) })),
    },
    {
      title: 'Edit',
      choices: (isSearching ? (currentData?.data ?? []) : []).flatMap((document) => {
        const { id, title, path } = document;
        const editor = editorOf(document);
        return editor ? { key: id, title, detail: path, run: goTo(editor) } : [];
      }),
    },
  ];
}

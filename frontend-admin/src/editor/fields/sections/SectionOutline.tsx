import type { ReactNode } from 'react';
import { Button, Menu, VisuallyHidden } from '@mantine/core';
import { ChevronDown, ChevronsDownUp, ChevronsUpDown } from 'lucide-react';
import { flushSync } from 'react-dom';
import { IconButton } from '../../../ui/IconButton';
import { useInView } from '../../../ui/use-in-view';
import { useMenuFocus } from '../../../ui/use-menu-focus';
import type { EntryState } from '../../model/live-content';
import { StateMarks } from '../EntryHead';
import classes from './SectionOutline.module.css';

export interface OutlinedSection<Key> {
  readonly key: Key;
  readonly name: ReactNode;
  /** A selector of its element. */
  readonly target: string;
  readonly state: EntryState;
}

interface SectionOutlineProps<Key> {
  readonly sections: readonly OutlinedSection<Key>[];
  readonly openKeys: readonly Key[];
  readonly onOpen: (key: Key) => void;
  /** A few names are in one line where there is room, otherwise in a menu. Default: false. */
  readonly isLine?: boolean;
  /** Default: the sections have a button of their own for it. */
  readonly onToggleAll?: (open: boolean) => void;
}

/** The sections of a form in their order, in sight however long they are; it leads to each, and marks where one is. */
export function SectionOutline<Key extends string | number>(props: SectionOutlineProps<Key>) {
  const { sections, openKeys, onOpen, isLine = false, onToggleAll } = props;
  const seen = useInView(sections.map(({ target }) => target));
  const isCurrent = ({ key, target }: OutlinedSection<Key>) =>
    openKeys.length === 1 ? key === openKeys[0] : target === seen;
  const goTo = ({ key, target }: OutlinedSection<Key>) => {
    flushSync(() => onOpen(key));
    const element = document.querySelector<HTMLElement>(target);
    element?.scrollIntoView({ block: 'start' });
    element?.querySelector<HTMLElement>('h2, [data-control="toggle"]')?.focus({ preventScroll: true });
  };
  const entries = sections.map((section) => ({
    ...section,
    isCurrent: isCurrent(section),
    goTo: () => goTo(section),
    content: (
      <span className={classes.entry} data-hidden={section.state.isHidden || undefined}>
        <span className={classes.name}>{section.name}</span>
        <span className={classes.marks}>
          <StateMarks state={section.state} areDots />
        </span>
      </span>
    ),
  }));
  const areAllOpen = openKeys.length === sections.length;
  return (
    <nav aria-label="Sections" className={classes.root}>
      {isLine ? <SectionLine entries={entries} /> : null}
      <SectionMenu entries={entries} isBeside={isLine} />
      {onToggleAll ? (
        <IconButton
          label={areAllOpen ? 'Collapse all' : 'Expand all'}
          icon={areAllOpen ? ChevronsDownUp : ChevronsUpDown}
          onClick={() => onToggleAll(!areAllOpen)}
        />
      ) : null}
    </nav>
  );
}

interface EntriesProps {
  readonly entries: readonly {
    readonly key: string | number;
    readonly name: ReactNode;
    readonly target: string;
    readonly isCurrent: boolean;
    readonly content: ReactNode;
    readonly goTo: () => void;
  }[];
}

const SectionLine = ({ entries }: EntriesProps) => (
  <ol className={classes.line}>
    {entries.map(({ key, target, isCurrent, content, goTo }) => (
      <li key={key}>
        <a
          href={target}
          className={classes.link}
          aria-current={isCurrent || undefined}
          onClick={(event) => {
            event.preventDefault();
            goTo();
          }}
        >
          {content}
        </a>
      </li>
    ))}
  </ol>
);

function SectionMenu({ entries, isBeside }: EntriesProps & { readonly isBeside: boolean }) {
  const { button, menu, choosing } = useMenuFocus();
  const current = entries.find(({ isCurrent }) => isCurrent);
  return (
    <Menu {...menu} position="bottom-start">
      <Menu.Target>
        <Button
          ref={button}
          variant="subtle"
          color="gray"
          className={classes.menu}
          data-beside={isBeside || undefined}
          rightSection={<ChevronDown size={14} />}
        >
          {current ? <VisuallyHidden>Go to section: </VisuallyHidden> : 'Go to section'}
          {current?.name}
        </Button>
      </Menu.Target>
      <Menu.Dropdown className={classes.entries}>
        {entries.map(({ key, isCurrent, content, goTo }) => (
          <Menu.Item key={key} aria-current={isCurrent || undefined} onClick={choosing(goTo)}>
            {content}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

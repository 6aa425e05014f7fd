import type { ReactNode } from 'react';
import { ActionIcon, Menu, Text, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { ChevronRight, Ellipsis, EyeOff, type LucideIcon } from 'lucide-react';
import { IconButton } from '../../ui/IconButton';
import { useMenuFocus } from '../../ui/use-menu-focus';
import type { EntryState } from '../model/live-content';
import classes from './EntryHead.module.css';

export interface EntryAction {
  readonly name: string;
  /** "Move up" */
  readonly verb: string;
  /** Default: its verb and what it acts on. */
  readonly label?: string;
  readonly keys?: string;
  readonly icon: LucideIcon;
  /** Default: false. */
  readonly isOff?: boolean;
  readonly run: () => void;
}

interface EntryHeadProps {
  readonly name: string;
  /** Of a section, whose name is a heading: the id of the name. Default: it is a row. */
  readonly headingId?: string;
  /** What its actions act on: "question 3". */
  readonly what: string;
  readonly summary?: ReactNode;
  readonly icon?: ReactNode;
  readonly state: EntryState;
  readonly isOpen: boolean;
  /** Id of what it opens. */
  readonly controls: string;
  readonly actions: readonly EntryAction[];
  readonly onToggle: () => void;
}

/** The line of a row or a section: what it is and how it is; what can be done with it comes on hover, and is in a menu. */
export function EntryHead(props: EntryHeadProps) {
  const { name, headingId, what, summary, icon, state, isOpen, controls, actions, onToggle } = props;
  const toggle = (
    <UnstyledButton
      className={classes.toggle}
      aria-expanded={isOpen}
      aria-controls={controls}
      data-control="toggle"
      onClick={onToggle}
    >
      <ChevronRight className={classes.chevron} />
      {icon}
      <span id={headingId} className={classes.name} data-hidden={state.isHidden || undefined}>
        {name}
      </span>
      <span className={classes.summary}>{summary}</span>
      <StateMarks state={state} />
    </UnstyledButton>
  );
  return (
    <>
      {headingId ? (
        <h2 className={classes.heading} tabIndex={-1}>
          {toggle}
        </h2>
      ) : (
        toggle
      )}
      {actions.length > 0 ? <EntryActions what={what} actions={actions} /> : null}
    </>
  );
}

type EntryActionsProps = Pick<EntryHeadProps, 'what' | 'actions'>;

function EntryActions({ what, actions }: EntryActionsProps) {
  return (
    <div className={classes.actions}>
      <div className={classes.quick}>
        {actions.map(({ name: control, verb, label = `${verb} ${what}`, keys, icon: own, isOff = false, run }) => (
          <IconButton
            key={control}
            tabIndex={-1}
            data-control={control}
            label={label}
            hint={keys ? `${verb} (${keys})` : verb}
            icon={own}
            isOff={isOff}
            onClick={run}
          />
        ))}
      </div>
      <EntryMenu what={what} actions={actions} />
    </div>
  );
}

/** Everything that can be done, for keyboards and fingers. */
function EntryMenu({ what, actions }: EntryActionsProps) {
  const { button, menu, choosing } = useMenuFocus();
  return (
    <Menu {...menu} position="bottom-end">
      <Menu.Target>
        <ActionIcon ref={button} aria-label={`Actions for ${what}`} data-control="menu">
          <Ellipsis />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {actions.map(({ name, verb, keys, icon: Icon, isOff = false, run }) => (
          <Menu.Item
            key={name}
            leftSection={<Icon />}
            rightSection={keys ? <Text c="dimmed">{keys}</Text> : null}
            disabled={isOff}
            onClick={choosing(run)}
          >
            {verb}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

/** Whether an entry has errors, is changed, hidden or left out: in words, or as dots in an outline. */
export function StateMarks({ state, areDots = false }: { readonly state: EntryState; readonly areDots?: boolean }) {
  const { isHidden, isChanged, errors, leftOut } = state;
  const wrong = errors === 1 ? '1 error' : `${errors} errors`;
  return (
    <>
      {errors > 0 ? areDots ? <Dot tone="danger" words={wrong} /> : <Badge tone="danger">{wrong}</Badge> : null}
      {isChanged ? <Dot tone="changed" words="changed" /> : null}
      {isHidden ? areDots ? <Dot tone="hidden" words="hidden" /> : <Badge>Hidden</Badge> : null}
      {leftOut ? <Badge>{leftOut}</Badge> : null}
    </>
  );
}

function Dot({ tone, words }: { readonly tone: 'danger' | 'changed' | 'hidden'; readonly words: string }) {
  return (
    <span className={classes.dot} data-tone={tone} title={words}>
      {tone === 'hidden' ? <EyeOff size={13} /> : null}
      <VisuallyHidden> {words}</VisuallyHidden>
    </span>
  );
}

const Badge = ({ tone, children }: { readonly tone?: 'danger'; readonly children: string }) => (
  <span className={classes.badge} data-tone={tone}>
    {children}
  </span>
);

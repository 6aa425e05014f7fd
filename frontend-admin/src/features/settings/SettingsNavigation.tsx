import { CloseButton, TextInput } from '@mantine/core';
import { Search } from 'lucide-react';
import { useCurrentInRow } from '../../ui/use-current-in-row';
import { useInView } from '../../ui/use-in-view';
import classes from './SettingsPage.module.css';

interface SettingsNavigationProps {
  /** Ids and titles. */
  readonly groups: readonly (readonly [id: string, title: string])[];
  readonly search: string;
  readonly onSearch: (search: string) => void;
}

/** Finds settings by their labels, and leads to the groups. It stays in sight. */
export function SettingsNavigation({ groups, search, onSearch }: SettingsNavigationProps) {
  const targets = groups.map(([id]) => `#${id}`);
  const current = useInView(targets) ?? targets[0];
  const row = useCurrentInRow(current);
  return (
    <div className={classes.side}>
      <TextInput
        type="search"
        aria-label="Find a setting"
        placeholder="Find a setting"
        leftSection={<Search />}
        rightSection={search ? <CloseButton size="sm" aria-label="Clear" onClick={() => onSearch('')} /> : null}
        value={search}
        onChange={(event) => {
          onSearch(event.currentTarget.value);
        }}
      />
      <nav aria-label="Groups of settings">
        <ul ref={row} className={classes.groups}>
          {groups.map(([id, title]) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className={classes.group}
                aria-current={`#${id}` === current ? 'true' : undefined}
                onClick={(event) => {
                  event.preventDefault();
                  goTo(id);
                }}
              >
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}

function goTo(id: string): void {
  const group = document.getElementById(id);
  group?.scrollIntoView({ block: 'start' });
  group?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
}

import type { ReactNode } from 'react';
import { Button, Menu } from '@mantine/core';
import { ChevronDown } from 'lucide-react';
import classes from './SectionMenu.module.css';

interface SectionsBarProps {
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Stays in sight above a form, however long that is. */
export function SectionsBar({ className, children }: SectionsBarProps) {
  return (
    <nav aria-label="Sections" className={[classes.bar, className].filter(Boolean).join(' ')}>
      {children}
    </nav>
  );
}

interface SectionEntry {
  readonly key: string | number;
  readonly content: ReactNode;
  readonly onGo: () => void;
}

interface SectionMenuProps {
  readonly entries: readonly SectionEntry[];
  /** Whether its button gets the focus back. Default: true. */
  readonly returnFocus?: boolean;
}

/** "Go to section" */
export function SectionMenu({ entries, returnFocus = true }: SectionMenuProps) {
  return (
    <Menu position="bottom-end" returnFocus={returnFocus}>
      <Menu.Target>
        <Button variant="subtle" color="gray" rightSection={<ChevronDown size={14} />}>
          Go to section
        </Button>
      </Menu.Target>
      <Menu.Dropdown className={classes.menu}>
        {entries.map(({ key, content, onGo }) => (
          <Menu.Item key={key} onClick={onGo}>
            {content}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

/** A closing menu gives the focus back to its button first. */
const afterMenuMs = 60;

/** Goes on once the menu has closed. */
export const afterMenu = (go: () => void) => void setTimeout(go, afterMenuMs);

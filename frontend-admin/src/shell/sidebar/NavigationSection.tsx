import { useState } from 'react';
import { Collapse } from '@mantine/core';
import { ChevronRight } from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';
import { isCurrent, type NavigationGroup } from './navigation';
import classes from './Sidebar.module.css';

interface NavigationSectionProps {
  readonly group: NavigationGroup;
  readonly onNavigate?: () => void;
}

/** An expandable group; it opens by itself when the route enters it. */
export function NavigationSection({ group, onNavigate }: NavigationSectionProps) {
  const { pathname } = useLocation();
  const holdsRoute = group.entries.some((entry) => isCurrent(entry, pathname));
  const [isOpen, setOpen] = useState(holdsRoute);
  const [seenPath, setSeenPath] = useState(pathname);
  if (pathname !== seenPath) {
    setSeenPath(pathname);
    if (holdsRoute) setOpen(true);
  }
  const { icon: Icon, title, entries } = group;
  return (
    <>
      <button
        type="button"
        className={classes.link}
        aria-expanded={isOpen}
        onClick={() => {
          setOpen(!isOpen);
        }}
      >
        <Icon size={18} />
        <span className={classes.label}>{title}</span>
        <ChevronRight className={classes.chevron} aria-hidden />
      </button>
      <Collapse expanded={isOpen} transitionDuration={120}>
        <ul className={classes.sublist}>
          {entries.map((entry) => (
            <li key={entry.path}>
              <Link
                to={entry.path}
                className={classes.link}
                aria-current={isCurrent(entry, pathname) ? 'page' : undefined}
                onClick={onNavigate}
              >
                <span className={classes.label}>{entry.title}</span>
              </Link>
            </li>
          ))}
        </ul>
      </Collapse>
    </>
  );
}

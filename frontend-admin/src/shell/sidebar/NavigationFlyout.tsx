import { Menu } from '@mantine/core';
import { Link, useLocation } from 'react-router-dom';
import { isCurrent, type NavigationGroup } from './navigation';
import classes from './Sidebar.module.css';

/** The group of a collapsed sidebar: a menu beside it, after 100 ms under the pointer, at once by click or key. */
export function NavigationFlyout({ group }: { readonly group: NavigationGroup }) {
  const { pathname } = useLocation();
  const { icon: Icon, title, entries } = group;
  const holdsRoute = entries.some((entry) => isCurrent(entry, pathname));
  return (
    <Menu trigger="click-hover" openDelay={100} closeDelay={150} position="right-start" offset={8} width={220}>
      <Menu.Target>
        <button type="button" className={classes.link} data-current={holdsRoute || undefined} aria-label={title}>
          <Icon size={18} />
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{title}</Menu.Label>
        {entries.map((entry) => (
          <Menu.Item
            key={entry.path}
            component={Link}
            to={entry.path}
            aria-current={isCurrent(entry, pathname) ? 'page' : undefined}
          >
            {entry.title}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

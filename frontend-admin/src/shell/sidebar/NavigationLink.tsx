import { useId } from 'react';
import { VisuallyHidden } from '@mantine/core';
import { Link, useLocation } from 'react-router-dom';
import { Hint } from '../../ui/Hint';
import { isCurrent, type NavigationItem } from './navigation';
import classes from './Sidebar.module.css';

interface NavigationLinkProps {
  readonly item: NavigationItem;
  readonly isCollapsed: boolean;
  /** What waits behind the entry, such as unread messages. Default: none. */
  readonly unread?: number;
  readonly onNavigate?: () => void;
}

export function NavigationLink({ item, isCollapsed, unread = 0, onNavigate }: NavigationLinkProps) {
  const id = useId();
  const { pathname } = useLocation();
  const { icon: Icon, title, path } = item;
  return (
    <div className={classes.entry}>
      <Hint label={title} position="right" disabled={!isCollapsed}>
        <Link
          to={path}
          className={classes.link}
          aria-describedby={unread > 0 ? id : undefined}
          aria-current={isCurrent(item, pathname) ? 'page' : undefined}
          onClick={onNavigate}
        >
          <Icon size={18} />
          <span className={classes.label}>{title}</span>
        </Link>
      </Hint>
      {unread > 0 ? (
        <span id={id} className={classes.count}>
          {unread > 99 ? '99+' : unread}
          <VisuallyHidden> unread</VisuallyHidden>
        </span>
      ) : null}
    </div>
  );
}

import { Link, useLocation } from 'react-router-dom';
import { Hint } from '../ui/Hint';
import { isCurrent, type NavigationItem } from './navigation';
import classes from './Sidebar.module.css';

interface NavigationLinkProps {
  readonly item: NavigationItem;
  readonly isCollapsed: boolean;
  readonly onNavigate?: () => void;
}

export function NavigationLink({ item, isCollapsed, onNavigate }: NavigationLinkProps) {
  const { pathname } = useLocation();
  const { icon: Icon, title, path } = item;
  const current = isCurrent(item, pathname) || (path === '/admin/dashboard' && pathname === '/admin');
  return (
    <Hint label={title} position="right" disabled={!isCollapsed}>
      <Link to={path} className={classes.link} aria-current={current ? 'page' : undefined} onClick={onNavigate}>
        <Icon size={18} strokeWidth={1.5} aria-hidden />
        <span className={classes.label}>{title}</span>
      </Link>
    </Hint>
  );
}

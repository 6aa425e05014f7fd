import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { LogOut } from 'lucide-react';
import { selectSession, useAppSelector } from '@20x/kit';
import { Link } from 'react-router-dom';
import { useUnreadMessages } from '../../api/contact-messages';
import { IconButton } from '../../ui/IconButton';
import { SiteLogo } from '../../ui/SiteLogo';
import { LogoutDialog } from './LogoutDialog';
import { paths } from '../../ui/paths';
import { isGroup, navigation } from './navigation';
import { NavigationFlyout } from './NavigationFlyout';
import { NavigationLink } from './NavigationLink';
import { NavigationSection } from './NavigationSection';
import classes from './Sidebar.module.css';
import { useSetting } from '../../api/use-setting';

interface SidebarProps {
  /** Icons only. */
  readonly isCollapsed: boolean;
  /** Called when an entry was chosen. */
  readonly onNavigate?: () => void;
}

export function Sidebar({ isCollapsed, onNavigate }: SidebarProps) {
  const logo = useSetting('site_logo_url');
  const darkLogo = useSetting('site_logo_dark_url');
  const { data: messages } = useUnreadMessages();
  return (
    <div className={classes.root} data-collapsed={isCollapsed || undefined}>
      <Link to={paths.dashboard} className={classes.brand} onClick={onNavigate} aria-label="Dashboard">
        <SiteLogo url={logo} darkUrl={darkLogo} height={isCollapsed ? 16 : 24} />
      </Link>
      <nav aria-label="Admin" className={classes.nav}>
        <ul className={classes.list}>
          {navigation.map((item) => (
            <li key={item.title}>
              {!isGroup(item) ? (
                <NavigationLink
                  item={item}
                  isCollapsed={isCollapsed}
                  unread={item.path === paths.contact ? messages?.unread : undefined}
                  onNavigate={onNavigate}
                />
              ) : isCollapsed ? (
                <NavigationFlyout group={item} />
              ) : (
                <NavigationSection group={item} onNavigate={onNavigate} />
              )}
            </li>
          ))}
        </ul>
      </nav>
      <SidebarFoot isCollapsed={isCollapsed} />
    </div>
  );
}

/** Shows the username and the way out. */
function SidebarFoot({ isCollapsed }: Pick<SidebarProps, 'isCollapsed'>) {
  const { user } = useAppSelector(selectSession);
  const [isLoggingOut, { open, close }] = useDisclosure();
  const username = user?.username || 'admin';
  return (
    <div className={classes.foot}>
      {isCollapsed ? (
        <IconButton label="Logout" hintPosition="right" icon={LogOut} iconSize={18} onClick={open} />
      ) : (
        <>
          <span className={classes.user} title={username}>
            {username}
          </span>
          <Button variant="subtle" color="gray" onClick={open}>
            Logout
          </Button>
        </>
      )}
      <LogoutDialog opened={isLoggingOut} onClose={close} />
    </div>
  );
}

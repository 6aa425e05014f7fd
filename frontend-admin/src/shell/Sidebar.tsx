import { ActionIcon, Button } from '@mantine/core';
import { LogOut } from 'lucide-react';
import { useState } from 'react';
import { selectSession, useAppSelector } from '@20x/kit';
import { Link } from 'react-router-dom';
import { useUnreadMessages } from '../api/contact-messages';
import { Hint } from '../ui/Hint';
import { SiteLogo } from '../ui/SiteLogo';
import { LogoutDialog } from './LogoutDialog';
import { contactPath, isGroup, navigation } from './navigation';
import { NavigationFlyout } from './NavigationFlyout';
import { NavigationLink } from './NavigationLink';
import { NavigationSection } from './NavigationSection';
import classes from './Sidebar.module.css';
import { useSetting } from './use-setting';

interface SidebarProps {
  /** Icons only. */
  readonly isCollapsed: boolean;
  /** Called when an entry was chosen. */
  readonly onNavigate?: () => void;
}

export function Sidebar({ isCollapsed, onNavigate }: SidebarProps) {
  const logo = useSetting('site_logo_url');
  const { data: messages } = useUnreadMessages();
  return (
    <div className={classes.root} data-collapsed={isCollapsed || undefined}>
      <Link to="/admin/dashboard" className={classes.brand} onClick={onNavigate} aria-label="Dashboard">
        <SiteLogo url={logo} height={isCollapsed ? 16 : 24} />
      </Link>
      <nav aria-label="Admin" className={classes.nav}>
        <ul className={classes.list}>
          {navigation.map((item) => (
            <li key={item.title}>
              {!isGroup(item) ? (
                <NavigationLink
                  item={item}
                  isCollapsed={isCollapsed}
                  unread={item.path === contactPath ? messages?.unread : undefined}
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
  const [isLoggingOut, setLoggingOut] = useState(false);
  const openLogout = () => {
    setLoggingOut(true);
  };
  const username = user?.username || 'admin';
  return (
    <div className={classes.foot}>
      {isCollapsed ? (
        <Hint label="Logout" position="right">
          <ActionIcon variant="subtle" color="gray" aria-label="Logout" onClick={openLogout}>
            <LogOut size={18} strokeWidth={1.5} aria-hidden />
          </ActionIcon>
        </Hint>
      ) : (
        <>
          <span className={classes.user} title={username}>
            {username}
          </span>
          <Button variant="subtle" color="gray" onClick={openLogout}>
            Logout
          </Button>
        </>
      )}
      <LogoutDialog
        opened={isLoggingOut}
        onClose={() => {
          setLoggingOut(false);
        }}
      />
    </div>
  );
}

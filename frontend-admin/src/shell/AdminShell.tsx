import type { ReactNode } from 'react';
import { Drawer } from '@mantine/core';
import { useLocation } from 'react-router-dom';
import { settingDefaults } from '@20x/shared/site-defaults';
import { CommandsProvider } from '../ui/commands';
import { LeaveGuard } from '../ui/leaving/LeaveGuard';
import { UnsavedChangesProvider } from '../ui/leaving/unsaved-changes';
import classes from './AdminShell.module.css';
import { currentTitle } from './sidebar/navigation';
import { Sidebar } from './sidebar/Sidebar';
import { TopBar } from './TopBar';
import { useSetting } from '../api/use-setting';
import { useSidebar } from './sidebar/use-sidebar';

/** Sidebar, top bar and the current screen. */
export function AdminShell({ children }: { readonly children: ReactNode }) {
  const { pathname } = useLocation();
  const adminName = useSetting('adminName') ?? settingDefaults.adminName;
  const { isPhone, isExpanded, isSheetOpen, toggle, closeSheet } = useSidebar(pathname);
  return (
    <UnsavedChangesProvider>
      <CommandsProvider>
        <title>{`${adminName} - ${currentTitle(pathname)}`}</title>
        <a className={classes.skip} href="#admin-main">
          Skip to content
        </a>
        <div className={classes.root} data-collapsed={!isExpanded || undefined} data-phone={isPhone || undefined}>
          {isPhone ? (
            <Drawer
              opened={isSheetOpen}
              onClose={closeSheet}
              size="18rem"
              padding={0}
              withCloseButton={false}
              attributes={{ content: { 'aria-label': 'Navigation' } }}
            >
              <Sidebar isCollapsed={false} onNavigate={closeSheet} />
            </Drawer>
          ) : (
            <aside className={classes.sidebar}>
              <Sidebar isCollapsed={!isExpanded} />
            </aside>
          )}
          <TopBar isSidebarOpen={isPhone ? isSheetOpen : isExpanded} onToggleSidebar={toggle} />
          <main id="admin-main" tabIndex={-1} className={classes.main}>
            {children}
          </main>
        </div>
        <LeaveGuard />
      </CommandsProvider>
    </UnsavedChangesProvider>
  );
}

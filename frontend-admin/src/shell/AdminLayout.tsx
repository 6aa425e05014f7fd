import type { ReactNode } from 'react';
import { MantineThemeProvider } from '@mantine/core';
import { useLocation } from 'react-router-dom';
import { AdminShell } from './AdminShell';
import { adminTheme } from './admin-theme';
import { AuthGuard } from './AuthGuard';
import { Notifications } from './Notifications';

/** Around every page of this remote: the login page stands alone, all others behind the guard in the admin shell. */
export function AdminLayout({ children }: { readonly children: ReactNode }) {
  const { pathname } = useLocation();
  const isLogin = pathname === '/login';
  return (
    <MantineThemeProvider theme={adminTheme} inherit>
      {isLogin ? (
        children
      ) : (
        <AuthGuard>
          <AdminShell>{children}</AdminShell>
        </AuthGuard>
      )}
      <Notifications />
    </MantineThemeProvider>
  );
}

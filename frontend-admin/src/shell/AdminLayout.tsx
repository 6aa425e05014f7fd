import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { AdminShell } from './AdminShell';
import { AdminTheme } from './AdminTheme';
import { AuthGuard } from './AuthGuard';
import { Notifications } from './Notifications';

/** Around every page of this remote: the login page has no frame, all others behind the guard in the admin shell. */
export function AdminLayout({ children }: { readonly children: ReactNode }) {
  const { pathname } = useLocation();
  const isLogin = pathname === '/login';
  return (
    <AdminTheme>
      {isLogin ? (
        children
      ) : (
        <AuthGuard>
          <AdminShell>{children}</AdminShell>
        </AuthGuard>
      )}
      <Notifications />
    </AdminTheme>
  );
}

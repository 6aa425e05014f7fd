import type { ReactNode } from 'react';
import { selectSession, useAppSelector } from '@20x/kit';
import { Navigate } from 'react-router-dom';
import classes from './AuthGuard.module.css';

/** Shows its children to signed-in users only. The server enforces the same on every call. */
export function AuthGuard({ children }: { readonly children: ReactNode }) {
  const { status } = useAppSelector(selectSession);
  if (status === 'loading') {
    return (
      <p role="status" className={classes.checking}>
        Checking authentication...
      </p>
    );
  }
  return status === 'authenticated' ? children : <Navigate to="/login" replace />;
}

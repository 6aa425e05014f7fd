import type { ReactNode } from 'react';
import { selectSession, useAppSelector } from '@20x/kit';
import { Navigate } from 'react-router-dom';
import { SignInAgain } from '../login/SignInAgain';
import classes from './AuthGuard.module.css';

/**
 * Shows its children to signed-in users only. The server enforces the same on every call. Who has unsaved work signs in
 * again in front of it.
 */
export function AuthGuard({ children }: { readonly children: ReactNode }) {
  const { status } = useAppSelector(selectSession);
  if (status === 'loading') {
    return (
      <p role="status" className={classes.checking}>
        Checking authentication...
      </p>
    );
  }
  if (status === 'anonymous') return <Navigate to="/login" replace />;
  return (
    <>
      {children}
      <SignInAgain opened={status === 'expired'} />
    </>
  );
}

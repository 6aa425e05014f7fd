import type { ReactNode } from 'react';
import { selectSession, useAppSelector } from '@20x/kit';
import { Center } from '@mantine/core';
import { Navigate } from 'react-router-dom';
import { SignInAgain } from '../login/SignInAgain';

/**
 * Shows its children to signed-in users only. The server enforces the same on every call. Who has unsaved work signs in
 * again in front of it.
 */
export function AuthGuard({ children }: { readonly children: ReactNode }) {
  const { status } = useAppSelector(selectSession);
  if (status === 'loading') {
    return (
      <Center role="status" mih="100vh" c="dimmed">
        Checking authentication...
      </Center>
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

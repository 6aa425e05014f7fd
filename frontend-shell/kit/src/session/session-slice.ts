import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { AuthUser } from '../api/generated';

/** `expired`: the session has ended while unsaved work was open; the user signs in again without leaving it. */
export type SessionStatus = 'loading' | 'authenticated' | 'expired' | 'anonymous';

export interface SessionState {
  status: SessionStatus;
  user: AuthUser | null;
}

// Both sides render `loading` first, so that the server's page and the browser's are the same.
const initialState: SessionState = { status: 'loading', user: null };

export const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    signedIn: (_, { payload }: PayloadAction<AuthUser>) => ({ status: 'authenticated' as const, user: payload }),
    expired: (session) => {
      session.status = 'expired';
    },
    signedOut: () => ({ status: 'anonymous' as const, user: null }),
  },
  selectors: {
    selectSession: (session) => session,
  },
});

export const { selectSession } = sessionSlice.selectors;

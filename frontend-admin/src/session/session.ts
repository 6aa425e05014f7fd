import { api, sessionSlice, type LoginRequest, type SessionState, type Thunk } from '@20x/kit';
import { needsRefresh, refreshMargin, refreshToken } from './refresh';
import { wasReloaded } from './page-key';
import { addHolder, isSessionHeld } from './session-hold';
import { claimsOf } from './token-claims';
import { tokenStore, type StoredToken } from './token-store';

type SessionThunk<Result = void> = Thunk<{ session: SessionState }, Result>;

const { signedIn, signedOut, expired } = sessionSlice.actions;

/** Milliseconds until the next attempt when the server could not be reached. */
const retryDelay = 15_000;
/** The longest delay of a timer. */
const longestDelay = 2 ** 31 - 1;

/** Signs in; throws an `ApiError` when the API refuses. */
export function login(credentials: LoginRequest): SessionThunk<Promise<void>> {
  return async (dispatch) => {
    const { token, user } = await dispatch(api.endpoints.login.initiate({ loginRequest: credentials })).unwrap();
    dispatch(signedIn(user));
    tokenStore.write(token);
  };
}

/** Ends the session here and on the server, and forgets all data; signed out here even when the server cannot be reached. */
export function logout(): SessionThunk<Promise<void>> {
  return async (dispatch) => {
    await dispatch(api.endpoints.logout.initiate());
    dispatch(signedOut());
    tokenStore.remove();
    dispatch(api.util.resetApiState());
  };
}

/**
 * Keeps the screen when the session ends: it is `expired` until the user signs in again. Returns a function that releases
 * the hold; an ended session without holders is signed out.
 */
export function holdSession(): SessionThunk<() => void> {
  return (dispatch, getState) => {
    const letGo = addHolder();
    return () => {
      letGo();
      if (getState().session.status === 'expired' && !isSessionHeld()) dispatch(leaveSession());
    };
  };
}

const leaveSession = (): SessionThunk => (dispatch) => {
  dispatch(signedOut());
  dispatch(api.util.resetApiState());
};

/**
 * Reads the stored session, keeps the token fresh and follows other tabs. Call it once, after the first render. Returns a
 * function that stops it. `reload`: asks for the document anew, with the key of the person who signed in elsewhere.
 */
export function startSession(reload = () => window.location.reload()): SessionThunk<() => void> {
  return (dispatch, getState, transport) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let checked: string | undefined;

    let isFirst = true;
    const follow = () => {
      clearTimeout(timer);
      const stored = tokenStore.read();
      const isNew = isFirst;
      isFirst = false;
      if (!stored) return forget();
      if (!stored.isUsable) return startAgain(isNew);
      keepFresh(stored);
      const { status, user } = getState().session;
      if (status === 'authenticated' && claimsOf(stored.token).sub === user?.id) return;
      if (checked !== stored.token) void check(stored.token);
    };

    const startAgain = (isNewDocument: boolean) => {
      if (isSessionHeld()) dispatch(leaveSession());
      // The browser has the token, but no longer its cookie.
      else if (isNewDocument && wasReloaded()) dispatch(signedOut());
      else reload();
    };

    const forget = () => {
      const { status } = getState().session;
      if (status === 'loading') dispatch(signedOut());
      if (status === 'authenticated') dispatch(isSessionHeld() ? expired() : leaveSession());
    };

    const check = async (token: string) => {
      checked = token;
      const { status, user: known } = getState().session;
      const isAnotherPerson = known !== null && claimsOf(token).sub !== known.id;
      if (isAnotherPerson || status === 'authenticated') dispatch(leaveSession()); // They signed in, in another tab.
      const query = api.endpoints.getCurrentUser.initiate(undefined, { forceRefetch: true, subscribe: false });
      const { data: user, error } = await dispatch(query);
      if (user) dispatch(signedIn(user));
      else dispatch(signedOut());
      if (!user && !error) tokenStore.remove();
    };

    const keepFresh = (stored: StoredToken) => {
      if (stored.endsAt === Infinity) return;
      const delay = Math.min(Math.max(stored.endsAt - Date.now() - refreshMargin, 0), longestDelay);
      timer = setTimeout(() => void refresh(), delay);
    };

    const refresh = async () => {
      const outcome = await refreshToken(transport);
      const stored = tokenStore.read();
      if (outcome === 'refused') tokenStore.remove();
      if (outcome === 'unreachable') timer = setTimeout(() => void refresh(), retryDelay);
      // Another tab refreshed: its storage event may have come before this timer was set.
      if (outcome === 'fresh' && stored && !needsRefresh(stored)) follow();
    };

    const unsubscribe = tokenStore.subscribe(follow);
    follow();
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  };
}

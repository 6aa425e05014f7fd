import { siteBase, sitePath, type Credentials, type Transport } from '@20x/kit';
import { needsRefresh, refreshToken } from './refresh';
import { isSessionHeld } from './session-hold';
import { tokenStore } from './token-store';

interface BrowserCredentialsOptions extends Omit<Transport, 'credentials'> {
  /** Goes to another page. Default: the browser's navigation. */
  readonly navigate?: (address: string) => void;
}

/** The signed-in user's token out of browser storage. */
export function browserCredentials({ navigate = goTo, ...transport }: BrowserCredentialsOptions): Credentials {
  return {
    async token() {
      const stored = tokenStore.read();
      if (!stored?.isUsable) return null;
      if (!needsRefresh(stored)) return stored.token;
      const outcome = await refreshToken(transport);
      // An expired token would sign out a user whose session is alive, so the request fails instead.
      if (outcome === 'unreachable' && stored.endsAt <= Date.now())
        throw new Error('The session could not be renewed.');
      const renewed = tokenStore.read();
      return renewed?.isUsable ? renewed.token : null;
    },

    rejected(token) {
      const current = tokenStore.read()?.token ?? null;
      if (current !== token) return; // Replaced while the request was under way.
      tokenStore.remove();
      if (isSessionHeld()) return; // The user signs in again in place.
      const { pathname } = window.location;
      if (sitePath(pathname) !== '/login') navigate(`${siteBase(pathname)}/login`);
    },
  };
}

function goTo(address: string) {
  window.location.assign(address);
}

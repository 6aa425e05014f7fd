import { answerLimit, type Session, type Transport } from '@20x/kit';
import { tokenStore, type StoredToken } from './token-store';

/** Milliseconds before its end at which a token is replaced. */
export const refreshMargin = 60_000;

/** Milliseconds after which a tab no longer waits for its turn. */
const lockLimit = 5_000;

export const needsRefresh = ({ endsAt }: StoredToken) => endsAt - Date.now() <= refreshMargin;

export type RefreshOutcome = 'fresh' | 'refused' | 'unreachable';

let running: Promise<RefreshOutcome> | null = null;

/** Replaces the token through the refresh cookie; callers at the same time share one request, also across tabs. */
export function refreshToken(transport: Transport): Promise<RefreshOutcome> {
  running ??= exclusively(() => refreshUnlessDone(transport)).finally(() => {
    running = null;
  });
  return running;
}

/** One tab at a time; Web Locks exist only on secure addresses, elsewhere the server tolerates the race. */
async function exclusively<Result>(task: () => Promise<Result>): Promise<Result> {
  if (!('locks' in navigator)) return task();
  try {
    return await navigator.locks.request('20x-refresh', { signal: AbortSignal.timeout(lockLimit) }, task);
  } catch (error) {
    if ((error as Error).name !== 'TimeoutError') throw error;
    return task();
  }
}

async function refreshUnlessDone({ fetch, origin }: Transport): Promise<RefreshOutcome> {
  const stored = tokenStore.read();
  if (!stored) return 'refused';
  if (!stored.isUsable) return 'unreachable'; // Another person's: the page is about to be asked for anew.
  if (!needsRefresh(stored)) return 'fresh'; // Another tab was faster.
  try {
    const signal = AbortSignal.timeout(answerLimit);
    const response = await fetch(`${origin}/api/auth/refresh`, {
      method: 'POST',
      headers: { authorization: `Bearer ${stored.token}` },
      credentials: 'include',
      signal,
    });
    if (response.status === 401) return 'refused';
    if (!response.ok) return 'unreachable';
    const { token } = (await response.json()) as Session;
    // A logout in the meantime wins.
    if (tokenStore.read()) tokenStore.write(token);
    return 'fresh';
  } catch {
    return 'unreachable';
  }
}

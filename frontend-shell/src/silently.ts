import type { RootOptions } from 'react-dom/client';
import { reportToServer } from '@20x/kit';

/**
 * React's reports go to the server's log and not to the console. Each is also a mark in the page's performance
 * timeline, where tests look for it.
 */
function report(error: unknown) {
  performance.mark('react-error', { detail: String(error) });
  reportToServer('exception', error);
}

export const silently: RootOptions = {
  onCaughtError: report,
  onUncaughtError: report,
  onRecoverableError: report,
};

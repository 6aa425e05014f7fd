/** The window in which failed logins are counted. */
export const windowSeconds = 15 * 60;
/** Failures of one user from one address, after which that address has to wait to sign in as that user. */
export const failuresPerUserAndAddress = 5;
/** Failures from one address, for all users. */
export const failuresPerAddress = 30;
/** Failures of one user from all addresses, after which every login of that user is delayed. */
export const failuresBeforeDelay = 10;

const longestDelayMs = 4_000;

/** A user attacked from many addresses can always sign in, but with a delay: 250 ms, doubled with every 5 failures. */
export function loginDelayMs(failuresOfUser: number): number {
  if (failuresOfUser < failuresBeforeDelay) return 0;
  const doublings = Math.min(10, Math.floor((failuresOfUser - failuresBeforeDelay) / 5));
  return Math.min(longestDelayMs, 250 * 2 ** doublings);
}

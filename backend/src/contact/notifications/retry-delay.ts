const minutes = [1, 5, 15, 60, 180, 360, 720];

/** Seconds to wait after the failure of an attempt, counted from 1: for about a day; null when it is given up. */
export function retryDelay(attempt: number): number | null {
  const wait = minutes[attempt - 1];
  return wait === undefined ? null : wait * 60;
}

const minutes = [1, 5, 15, 60, 180, 360, 720];

/** Seconds to wait after a failed attempt, counted from 1. Null after about a day: no more attempts. */
export function retryDelay(attempt: number): number | null {
  const wait = minutes[attempt - 1];
  return wait === undefined ? null : wait * 60;
}

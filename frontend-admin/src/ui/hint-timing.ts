/** A tooltip waits this long before it opens. */
const hintDelayMs = 700;
/** Within this time after one closed, the next opens at once. */
const skipDelayMs = 300;

let lastClosedAt = -Infinity;

export function hintClosed(now: number): void {
  lastClosedAt = now;
}

export function hintDelay(now: number): number {
  return now - lastClosedAt < skipDelayMs ? 0 : hintDelayMs;
}

declare const outcomeLimit: number;

const passing = window.setTimeout;

/**
 * The product's own pauses, such as those before an autosave and after a deletion, never end by themselves: a slow test
 * does not lose the race against them. A test about a pause uses fake timers. What waits for an outcome waits longer.
 */
window.setTimeout = ((run: () => void, delay = 0, ...given: unknown[]) =>
  delay >= 2000 && delay < outcomeLimit
    ? passing(() => undefined)
    : passing(run, delay, ...given)) as typeof window.setTimeout;

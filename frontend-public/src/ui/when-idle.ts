/** At the latest after so many milliseconds. */
const patience = 2000;

/** Resolves when the browser has nothing more urgent to do. */
export const whenIdle = (): Promise<void> =>
  new Promise((resolve) => {
    // Safari has no idle callbacks.
    if (typeof requestIdleCallback === 'undefined') setTimeout(resolve, patience / 10);
    else requestIdleCallback(() => resolve(), { timeout: patience });
  });

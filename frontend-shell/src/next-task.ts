interface Scheduler {
  yield?: () => Promise<void>;
}

/** Lets the browser scroll, paint and respond before the work continues. */
export function nextTask(): Promise<void> {
  const { scheduler } = globalThis as { scheduler?: Scheduler };
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
}

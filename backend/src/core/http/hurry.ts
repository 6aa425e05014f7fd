import { AsyncLocalStorage } from 'node:async_hooks';

const hurry = new AsyncLocalStorage<boolean>();

/** Whether someone waits for the answer: true for what a request does, false for jobs, commands and the start. */
export const isHurried = (): boolean => hurry.getStore() === true;

/** All that the work begins belongs to a request. */
export function hurried(work: () => void): void {
  hurry.run(true, work);
}

/** For a request whose sender expects to wait, such as one that imports a file. */
export function withoutHurry<T>(work: () => Promise<T>): Promise<T> {
  return hurry.run(false, work);
}

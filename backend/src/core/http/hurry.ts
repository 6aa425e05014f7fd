import { AsyncLocalStorage } from 'node:async_hooks';

const hurry = new AsyncLocalStorage<boolean>();

/** Whether someone waits: true for what a request does, false for jobs, commands and the start. */
export const isHurried = (): boolean => hurry.getStore() === true;

/** Someone waits for all that the work begins. */
export const hurried = <T>(work: () => T): T => hurry.run(true, work);

/** For a request whose sender expects to wait, such as one that imports a file. */
export const withoutHurry = <T>(work: () => T): T => hurry.run(false, work);

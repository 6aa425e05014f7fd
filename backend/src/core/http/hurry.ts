import { AsyncLocalStorage } from 'node:async_hooks';

const hurry = new AsyncLocalStorage<boolean>();

/** Whether a visitor waits: true for what a request outside the admin area does. */
export const isHurried = (): boolean => hurry.getStore() === true;

/** A visitor waits for all that the work begins. */
export const hurried = <T>(work: () => T): T => hurry.run(true, work);

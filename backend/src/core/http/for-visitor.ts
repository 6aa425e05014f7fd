import { AsyncLocalStorage } from 'node:async_hooks';

const visitor = new AsyncLocalStorage<boolean>();

/** Whether a visitor waits for what runs now. */
export const isForVisitor = (): boolean => visitor.getStore() === true;

/** Runs work for which a visitor waits, and all that it starts. */
export const forVisitor = <T>(work: () => T): T => visitor.run(true, work);

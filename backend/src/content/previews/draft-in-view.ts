import { AsyncLocalStorage } from 'node:async_hooks';
import type { Preview } from './content-previews.ts';

/**
 * The one draft that replaces the live content while its preview is rendered. It holds for what this process asks itself
 * within that rendering: no request from outside can carry it.
 */
export const draftInView = new AsyncLocalStorage<Preview>();

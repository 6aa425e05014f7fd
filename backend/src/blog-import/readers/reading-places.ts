import { BoundedQueue } from '../../core/concurrency/bounded-queue.ts';
import { Problem } from '../../core/http/problem.ts';

/** A file is in memory several times while it is received and read, so a place is taken before its first byte. */
export const readingPlaces = new BoundedQueue({
  ...{ running: 2, waiting: 0 },
  refusal: () =>
    new Problem('too_many_requests', {
      detail: 'Other files are being read right now. Try again in half a minute.',
      headers: { 'retry-after': '30' },
    }),
});

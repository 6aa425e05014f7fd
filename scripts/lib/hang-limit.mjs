/** Milliseconds after which a test counts as hung. A busy machine makes a test ten times slower, which is no failure. */
export const hangLimit = 300_000;

/** Milliseconds that one awaited outcome may take: less than the test's own limit, so that the failure names it. */
export const outcomeLimit = 60_000;

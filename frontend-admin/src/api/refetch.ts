/** For a call that always asks the server, past the cache, and leaves nothing in the cache. */
export const refetch = { forceRefetch: true, subscribe: false } as const;

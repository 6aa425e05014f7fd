/** For a call that asks the server whatever the cache knows, and leaves nothing in it that would be kept up to date. */
export const afresh = { forceRefetch: true, subscribe: false } as const;

/** What one file with posts may hold. */
export const importLimits = { bytes: 20 * 1024 * 1024, posts: 2_000 } as const;

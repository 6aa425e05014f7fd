/** Other names under which pages can be asked for, and the one that stays. */
export const aliases = {
  '/privacy-policy': '/privacy',
  '/terms-and-conditions': '/terms',
} as const;

export const canonicalOf = (path: string): string =>
  Object.entries(aliases).find(([alias]) => path.toLowerCase().startsWith(alias))?.[1] ?? '/';

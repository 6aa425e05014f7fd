/** Most characters of an address. */
const longest = 75;

/** The address that a title suggests: words of a–z and 0–9 joined by hyphens. */
export function slugFrom(title: string): string {
  const words = title
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/['’]/g, '')
    .match(/[a-z0-9]+/g);
  return (words ?? []).reduce((slug, word) => {
    const longer = slug ? `${slug}-${word}` : word;
    return longer.length <= longest ? longer : slug;
  }, '');
}

/** What a person types as an address, as far as it can be one. */
export const asSlug = (typed: string): string =>
  typed
    .toLowerCase()
    .replace(/[\s_]+/g, '-')
    .replace(/[^a-z0-9-]/g, '')
    .slice(0, longest);

/** Enough for one line. */
const longest = 160;

const cut = (text: string) => (text.length > longest ? `${text.slice(0, longest - 1).trimEnd()}…` : text);

/** A text or some HTML as plain words; a list of texts joined; nothing of anything else. */
export function plainWords(value: unknown): string {
  if (Array.isArray(value)) return cut(value.filter((entry) => typeof entry === 'string').join(' · '));
  if (typeof value !== 'string') return '';
  if (!value.includes('<')) return cut(value.trim());
  const parsed = new DOMParser().parseFromString(value.slice(0, 2000).replace(/<\/\w+>/g, '$& '), 'text/html');
  return cut((parsed.body.textContent ?? '').replace(/\s+/g, ' ').trim());
}

export const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

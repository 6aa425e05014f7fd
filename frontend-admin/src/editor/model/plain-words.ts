/** Enough for one line. */
const longest = 160;

const cut = (text: string) => (text.length > longest ? `${text.slice(0, longest - 1).trimEnd()}…` : text);

/** A text or some HTML as plain words, in one line; a list of texts joined; nothing of anything else. */
export function plainWords(value: unknown): string {
  if (Array.isArray(value)) return cut(value.filter((entry) => typeof entry === 'string').join(' · '));
  return typeof value === 'string' ? cut(allWords(value.includes('<') ? value.slice(0, 2000) : value)) : '';
}

/** All of a text or of some HTML, as plain words. */
export function allWords(text: string): string {
  if (!text.includes('<')) return text.trim();
  const parsed = new DOMParser().parseFromString(text.replace(/<\/\w+>/g, '$& '), 'text/html');
  return (parsed.body.textContent ?? '').replace(/\s+/g, ' ').trim();
}

export const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

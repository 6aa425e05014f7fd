/** Enough for one line. */
const longest = 160;

/** A text or some HTML as plain words; a list of texts joined; nothing of anything else. */
export function plainWords(value: unknown): string {
  if (Array.isArray(value))
    return value
      .filter((entry) => typeof entry === 'string')
      .join(' · ')
      .slice(0, longest);
  if (typeof value !== 'string') return '';
  if (!value.includes('<')) return value.trim().slice(0, longest);
  const parsed = new DOMParser().parseFromString(value.slice(0, 2000).replace(/<\/\w+>/g, '$& '), 'text/html');
  return (parsed.body.textContent ?? '').replace(/\s+/g, ' ').trim().slice(0, longest);
}

/** White initials keep a contrast of at least 5.4 on each. */
const gradients = [
  ['#00342d', '#007863'],
  ['#1f3563', '#335189'],
  ['#7a2a10', '#a13a16'],
  ['#5e3b00', '#7d5000'],
  ['#213532', '#546664'],
  ['#6f1418', '#a51e24'],
] as const;

/** The first letter of each of the first two words. */
export function avatarInitials(name: string): string {
  const words = name.trim().split(/\s+/u).slice(0, 2);
  return words.map((word) => ([...word][0] ?? '').toLocaleUpperCase('en')).join('');
}

/** One of six gradients; the same name always gets the same. */
export function avatarGradient(name: string): string {
  let hash = 0;
  for (const char of name) hash = (hash * 31 + (char.codePointAt(0) ?? 0)) >>> 0;
  const [from, to] = gradients[hash % gradients.length] ?? gradients[0];
  return `linear-gradient(135deg, ${from}, ${to})`;
}

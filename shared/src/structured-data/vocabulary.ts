import { propertyNames, typeNames } from './vocabulary.generated.ts';

const setOf = (names: string): ReadonlySet<string> => new Set(names.split(/\s+/).filter(Boolean));

const types = setOf(typeNames);
const properties = setOf(propertyNames);

export const isType = (name: string): boolean => types.has(name);
export const isProperty = (name: string): boolean => properties.has(name);

/** " Did you mean X?", or nothing when no name of schema.org is close. */
export const typeHint = (name: string): string => hint(name, types);
export const propertyHint = (name: string): string => hint(name, properties);

const mostChanges = 2;

function hint(name: string, known: ReadonlySet<string>): string {
  if (name.length > 60) return '';
  const asked = name.toLowerCase();
  let best = { name: '', changes: mostChanges + 1 };
  for (const candidate of known) {
    if (Math.abs(candidate.length - name.length) > mostChanges) continue;
    const changes = changesBetween(asked, candidate.toLowerCase());
    if (changes < best.changes) best = { name: candidate, changes };
  }
  return best.name ? ` Did you mean ${best.name}?` : '';
}

/** How many letters differ: by one more, one less, another one, or two that changed places. */
function changesBetween(one: string, other: string): number {
  let before: number[] = [];
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [place, letter] of [...one].entries()) {
    const next = [place + 1];
    for (const [index, expected] of [...other].entries()) {
      const same = (row[index] ?? 0) + (letter === expected ? 0 : 1);
      const isSwapped = index > 0 && letter === other[index - 1] && expected === one[place - 1];
      const swapped = isSwapped ? (before[index - 1] ?? 0) + 1 : same;
      next.push(Math.min(same, swapped, (row[index + 1] ?? 0) + 1, (next[index] ?? 0) + 1));
    }
    before = row;
    row = next;
  }
  return row.at(-1) ?? 0;
}

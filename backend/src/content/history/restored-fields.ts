type Named = Record<string, unknown>;

const isNamed = (value: unknown): value is Named =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const idOf = (entry: unknown): unknown => (isNamed(entry) ? entry.id : undefined);
const carryIds = (list: readonly unknown[]) => list.some((entry) => typeof idOf(entry) === 'string');

/**
 * Writes into `now` what `then` says at a path such as `heroTitle`, `heroAlt.2` or `blocks.intro.title`. Entries of a
 * list are named by their id where they have one, so that a section is found wherever it is, otherwise by their
 * position. Tells whether either side knows the place.
 */
export function restoreField(now: object, then: unknown, path: string): boolean {
  return restoreAt(now, then, path.split('.'));
}

function restoreAt(now: unknown, then: unknown, [step = '', ...below]: readonly string[]): boolean {
  if (Array.isArray(now)) return restoreEntry(now, Array.isArray(then) ? then : [], step, below);
  if (!isNamed(now) || step === '__proto__') return false;
  const past = isNamed(then) && Object.hasOwn(then, step) ? { value: then[step] } : null;
  if (below.length > 0) {
    now[step] ??= Array.isArray(past?.value) ? [] : {};
    return restoreAt(now[step], past?.value, below);
  }
  if (!past && !Object.hasOwn(now, step)) return false;
  if (past) now[step] = structuredClone(past.value);
  else delete now[step];
  return true;
}

function restoreEntry(now: unknown[], then: readonly unknown[], step: string, below: readonly string[]): boolean {
  const [at, past] = [placeOf(now, step), placeOf(then, step)];
  if (below.length > 0) return at >= 0 && past >= 0 && restoreAt(now[at], then[past], below);
  if (at >= 0 && past >= 0) now[at] = structuredClone(then[past]);
  else if (!carryIds([...now, ...then]) || (at < 0 && past < 0)) return false;
  else if (at >= 0) now.splice(at, 1);
  else now.splice(placeAfterNeighbour(now, then, past), 0, structuredClone(then[past]));
  return true;
}

function placeOf(list: readonly unknown[], step: string): number {
  if (carryIds(list)) return list.findIndex((entry) => idOf(entry) === step);
  return /^\d+$/.test(step) && Number(step) < list.length ? Number(step) : -1;
}

/** After the nearest entry that came before it and is still there. */
function placeAfterNeighbour(now: readonly unknown[], then: readonly unknown[], past: number): number {
  const before = then.slice(0, past).map(idOf);
  return now.findLastIndex((entry) => idOf(entry) !== undefined && before.includes(idOf(entry))) + 1;
}

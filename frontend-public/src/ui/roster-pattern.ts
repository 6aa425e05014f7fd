export const rosterColumns = 7;
/** The first row holds the open shift, each other one a nurse's week. */
export const rosterRows = 6;

const kinds = ['day', 'evening', 'night'] as const;
/** Shifts that one nurse works in a week: three of twelve hours, or four of eight. */
const weekly = { day: 3, evening: 4, night: 3 } as const;
/** The open shift stays among the days that a cropped picture still shows. */
const columnsInSight = 3;

interface RosterShift {
  readonly column: number;
  readonly row: number;
  readonly kind: (typeof kinds)[number];
  readonly open: boolean;
}

/** A week that looks like a roster and could be worked as one: always the same for one slug, one shift of it open. */
export function rosterPattern(slug: string): readonly RosterShift[] {
  const { seed, next } = numbersFrom(slug);
  const kindOf = (row: number) => kinds[(seed + row) % kinds.length] ?? 'day';
  const shifts: RosterShift[] = [{ column: seed % columnsInSight, row: 0, kind: kindOf(0), open: true }];
  for (let row = 1; row < rosterRows; row += 1) {
    const kind = kindOf(row);
    // Days in a row from a seeded start, one of them free: nobody goes from a night into a day.
    const start = next() % rosterColumns;
    const free = next() % weekly[kind];
    for (let day = 0; day <= weekly[kind]; day += 1) {
      if (day !== free) shifts.push({ column: (start + day) % rosterColumns, row, kind, open: false });
    }
  }
  return shifts;
}

/** Whole numbers that look random and follow from a text (xorshift). */
function numbersFrom(text: string) {
  let seed = 2_166_136_261;
  for (const char of text) seed = Math.imul(seed ^ (char.codePointAt(0) ?? 0), 16_777_619) >>> 0;
  let state = seed || 1;
  const next = () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state = (state ^ (state << 5)) >>> 0;
    return state;
  };
  return { seed, next };
}

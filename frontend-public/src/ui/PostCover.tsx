import classes from './PostCover.module.css';

interface PostCoverProps {
  readonly slug: string;
  /** The owner's image. Default: a roster pattern that belongs to the slug. */
  readonly cover?: string | null | undefined;
  readonly alt?: string | null | undefined;
  /** Part of the first view. Default: false. */
  readonly first?: boolean;
}

const columns = 7;
const rows = 6;
const cell = { width: 80, height: 64 } as const;
const kinds = ['day', 'evening', 'night'] as const;

/** A picture for a post, 8 to 5. */
export function PostCover({ slug, cover, alt, first = false }: PostCoverProps) {
  if (cover?.trim()) {
    return (
      <img
        className={classes.root}
        src={cover}
        alt={alt?.trim() ?? ''}
        width={1280}
        height={800}
        decoding="async"
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : 'auto'}
      />
    );
  }
  return (
    <svg className={classes.root} viewBox="0 0 640 400" preserveAspectRatio="xMidYMid slice" aria-hidden>
      {Array.from({ length: columns + 1 }, (_, column) => (
        <path key={column} className={classes.line} d={`M${column * cell.width + 40} 0V400`} />
      ))}
      {Array.from({ length: rows }, (_, row) => (
        <path key={row} className={classes.line} d={`M0 ${row * cell.height + 40}H640`} />
      ))}
      {shiftsOf(slug).map(({ column, row, kind }) => (
        <g key={`${column}-${row}`} className={classes[kind]}>
          <rect x={column * cell.width + 48} y={row * cell.height + 50} width={64} height={44} rx={5} />
          <rect x={column * cell.width + 48} y={row * cell.height + 50} width={5} height={44} rx={2} />
        </g>
      ))}
    </svg>
  );
}

interface Shift {
  readonly column: number;
  readonly row: number;
  readonly kind: (typeof kinds)[number] | 'open';
}

/** A week that looks like a roster: always the same for one slug, one shift of it open. */
function shiftsOf(slug: string): readonly Shift[] {
  const next = numbersFrom(slug);
  const shifts: Shift[] = [];
  for (let row = 0; row < rows - 1; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const kind = kinds[(next.seed + row + (next() % 5 === 0 ? 1 : 0)) % kinds.length] ?? 'day';
      if (next() % 100 < 44) shifts.push({ column, row, kind });
    }
  }
  return shifts.map((shift, index) => (index === next.seed % shifts.length ? { ...shift, kind: 'open' } : shift));
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
  return Object.assign(next, { seed });
}

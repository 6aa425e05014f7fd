import { Picture } from './Picture';
import { rosterColumns, rosterPattern, rosterRows } from './roster-pattern';
import classes from './PostCover.module.css';

interface PostCoverProps {
  readonly slug: string;
  /** The owner's image. Default: a roster pattern that belongs to the slug. */
  readonly cover?: string | null | undefined;
  readonly alt?: string | null | undefined;
  /** How wide it is drawn, as in `<img sizes>`. */
  readonly sizes: string;
  /** The largest thing of the first view. Default: false. */
  readonly priority?: boolean;
  /** Where it is chosen, by `fieldOf`. */
  readonly field?: string | undefined;
}

const cell = { width: 80, height: 64 } as const;

/** A picture for a post, 16 to 9. */
export function PostCover({ slug, cover, alt, sizes, priority = false, field }: PostCoverProps) {
  if (cover?.trim()) {
    return (
      <Picture
        className={classes.image}
        src={cover}
        alt={alt}
        width={1200}
        height={675}
        sizes={sizes}
        priority={priority}
        field={field}
      />
    );
  }
  return (
    <svg
      className={classes.root}
      data-field={field}
      viewBox="0 40 640 360"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden
    >
      {Array.from({ length: rosterColumns + 1 }, (_, column) => (
        <path key={column} className={classes.line} d={`M${column * cell.width + 40} 0V400`} />
      ))}
      {Array.from({ length: rosterRows }, (_, row) => (
        <path key={row} className={classes.line} d={`M0 ${row * cell.height + 40}H640`} />
      ))}
      {rosterPattern(slug).map(({ column, row, kind, open }) => (
        <g key={`${column}-${row}`} className={open ? classes.open : classes[kind]}>
          <rect x={column * cell.width + 48} y={row * cell.height + 50} width={64} height={44} rx={5} />
          <rect x={column * cell.width + 48} y={row * cell.height + 50} width={5} height={44} rx={2} />
        </g>
      ))}
    </svg>
  );
}

import classes from './Seo.module.css';

interface PixelBarProps {
  readonly width: number;
  readonly most: number;
}

/** How much of the room in a search result a text takes. */
export function PixelBar({ width, most }: PixelBarProps) {
  const isOver = width > most;
  return (
    <div className={classes.bar} data-over={isOver || undefined}>
      <meter
        aria-label="Width in search results"
        min={0}
        max={most}
        value={Math.min(width, most)}
        aria-valuetext={`${width} of ${most} pixels`}
      />
      <span>{isOver ? `${width} of ${most} px: will be cut off` : `${width} of ${most} px`}</span>
    </div>
  );
}

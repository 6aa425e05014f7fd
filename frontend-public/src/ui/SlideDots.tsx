import classes from './SlideDots.module.css';

interface SlideDotsProps {
  readonly count: number;
  readonly current: number;
  /** Names the dot of a slide, counted from one. */
  readonly label: (number: number) => string;
  readonly onChoose: (index: number) => void;
}

/** One dot a slide; the current one is a bar. */
export function SlideDots({ count, current, label, onChoose }: SlideDotsProps) {
  return (
    <span className={classes.root}>
      {Array.from({ length: count }, (_, index) => (
        <button
          key={index}
          type="button"
          aria-label={label(index + 1)}
          aria-current={index === current || undefined}
          onClick={() => onChoose(index)}
        />
      ))}
    </span>
  );
}

import { logoFigures, logoShifts, logoStroke } from './logo-paths';
import classes from './Logo.module.css';

interface LogoProps {
  /** Pixels. Default: 28. */
  readonly height?: number;
}

/** The tri-colour logo, drawn inline so that it follows the theme. The same paths are in public/images/logos. */
export function Logo({ height = 28 }: LogoProps) {
  return (
    <svg
      className={classes.root}
      viewBox="0 0 60 32"
      width={(height * 60) / 32}
      height={height}
      role="img"
      aria-label="20X"
    >
      <path d={logoFigures + logoStroke} fill="currentColor" />
      <path className={classes.day} d={logoShifts.day} />
      <path className={classes.evening} d={logoShifts.evening} />
      <path className={classes.night} d={logoShifts.night} />
    </svg>
  );
}

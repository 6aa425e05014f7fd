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
      <path d={two} fill="currentColor" />
      <path d={zero} fill="currentColor" />
      <path d="M53 5h6.6l-15 22H38z" fill="currentColor" />
      <path className={classes.day} d="M38 5h6.6l5 7.33H43z" />
      <path className={classes.evening} d="M43 12.33h6.6l5 7.34H48z" />
      <path className={classes.night} d="M48 19.67h6.6l5 7.33H53z" />
    </svg>
  );
}

const two =
  'M5.58 24.16 0 23.68 7.43 16.45Q8.9 15.14 9.72 13.94Q10.55 12.75 10.55 11.6Q10.55 10.39 9.8 9.72Q9.06 9.05 7.94 9.05Q6.76 9.05 5.95 9.93Q5.13 10.8 4.91 13L0 12.37Q.32 9.66 1.45 7.93Q2.58 6.21 4.35 5.38Q6.12 4.55 8.26 4.55Q10.36 4.55 12.02 5.41Q13.68 6.28 14.65 7.84Q15.62 9.4 15.62 11.5Q15.62 12.84 15.18 14.02Q14.73 15.2 13.84 16.33Q12.94 17.47 11.61 18.68ZM0 27V23.68L2.26 22.54H16.32V27Z';
const zero =
  'M26.49 27.45Q22.54 27.45 20.16 24.54Q17.78 21.64 17.78 16Q17.78 10.36 20.16 7.46Q22.54 4.55 26.49 4.55Q30.47 4.55 32.83 7.46Q35.19 10.36 35.19 16Q35.19 21.64 32.83 24.54Q30.47 27.45 26.49 27.45ZM26.48 22.79Q28.24 22.79 29.2 21.2Q30.16 19.6 30.16 16.02Q30.16 12.4 29.2 10.8Q28.24 9.21 26.48 9.21Q24.73 9.21 23.78 10.8Q22.82 12.4 22.82 16.02Q22.82 19.6 23.78 21.2Q24.73 22.79 26.48 22.79Z';

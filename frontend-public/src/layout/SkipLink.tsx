import classes from './SkipLink.module.css';

export const SkipLink = () => (
  <a className={classes.root} href="#main">
    Skip to main content
  </a>
);

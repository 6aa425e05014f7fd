import section from '../../ui/Section.module.css';
import classes from './HomeSkeleton.module.css';

/** Stands where the hero and the first section will be, in their sizes. */
export function HomeSkeleton() {
  return (
    <div className={`${section.wrap} ${classes.root}`} role="status" aria-label="Loading...">
      <div className={classes.text}>
        <span className={classes.line} />
        <span className={classes.title} />
        <span className={classes.paragraph} />
        <span className={classes.button} />
      </div>
      <span className={classes.frame} />
    </div>
  );
}

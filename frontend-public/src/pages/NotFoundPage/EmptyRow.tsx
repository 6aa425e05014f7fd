import classes from './NotFoundPage.module.css';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/** A row of the roster that nobody works. */
export function EmptyRow() {
  return (
    <div className={classes.row} role="img" aria-label="A week of the roster without a shift">
      <span className={classes.name}>
        <b>This page</b>
        <span>Nobody assigned</span>
      </span>
      {days.map((day) => (
        <span key={day} className={classes.day}>
          <span>{day}</span>
          <span className={classes.slot} />
        </span>
      ))}
    </div>
  );
}

import classes from './RosterPattern.module.css';

type Shift = 'day' | 'evening' | 'night' | 'open';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const;
const times: Readonly<Record<Shift, string>> = { day: '07–19', evening: '15–23', night: '19–07', open: 'ICU 19–07' };

/** One letter a day: d, e, n and o for open. */
const weeks = [
  '...o..n',
  'd..d.n.',
  '.dd....',
  '...d...',
  'e.ee..d',
  '..d.d..',
  'n.nn...',
  '.n..n.d',
  'd.e..dd',
  '..nn.e.',
];
const shiftOf: Readonly<Record<string, Shift | undefined>> = { d: 'day', e: 'evening', n: 'night', o: 'open' };

/** The brand's picture: a week of shifts, some covered, one open. Decoration only. */
export function RosterPattern() {
  return (
    <div className={classes.root} aria-hidden>
      <div className={classes.grid}>
        {days.map((day) => (
          <span key={day} className={classes.day}>
            {day}
          </span>
        ))}
        {weeks.flatMap((week, row) =>
          [...week].map((letter, column) => {
            const shift = shiftOf[letter];
            return (
              <span key={`${row}-${column}`} className={classes.cell}>
                {shift ? (
                  <span className={classes.shift} data-shift={shift}>
                    {times[shift]}
                  </span>
                ) : null}
              </span>
            );
          }),
        )}
      </div>
    </div>
  );
}

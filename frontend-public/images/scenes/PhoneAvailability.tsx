import { Phone, PhoneNote } from './Phone';
import { sampleFacility } from './sample-roster';
import classes from './Phone.module.css';

/** K. Osei's week: the shift of the roster, and when another one would fit. */
const days = [
  { day: 'Mon', text: '07–19', kind: 'day' },
  { day: 'Tue', text: 'Off', kind: 'off' },
  { day: 'Wed', text: 'Off', kind: 'off' },
  { day: 'Thu', text: 'Free, nights', kind: 'free' },
  { day: 'Fri', text: 'Off', kind: 'off' },
  { day: 'Sat', text: 'Free, any time', kind: 'free' },
  { day: 'Sun', text: 'Free, days', kind: 'free' },
] as const;

/** The week on a nurse's phone: when they can work. */
export function PhoneAvailability() {
  return (
    <Phone time="20:15">
      <div className={classes.screen}>
        <b className={classes.title}>When can you work?</b>
        {days.map(({ day, text, kind }) => (
          <div key={day} className={classes.day}>
            <b>{day}</b>
            <em data-kind={kind}>{text}</em>
          </div>
        ))}
        <p>Repeats each week until you change it.</p>
        <div className={classes.button}>Save</div>
      </div>
      <PhoneNote title="Booked: Mon 07:00–19:30">
        <span>ICU · {sampleFacility}</span>
      </PhoneNote>
    </Phone>
  );
}

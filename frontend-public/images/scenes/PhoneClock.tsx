import { Phone, PhoneNote } from './Phone';
import { sampleFacility } from './sample-roster';
import { SceneRow } from './SceneCard';
import classes from './Phone.module.css';

/** A shift under way on a nurse's phone. */
export function PhoneClock() {
  return (
    <Phone time="00:40">
      <div className={classes.screen}>
        <b className={classes.title}>On shift</b>
        <span>ICU · {sampleFacility}</span>
        <SceneRow name="Clocked in" note="Planned 19:00" verdict="18:58" tone="ok" />
        <SceneRow name="Break" note="Not yet taken" verdict="30 min" tone="warn" />
        <SceneRow name="Ends" note="Fri morning" verdict="07:30" />
        <SceneRow name="Your week" note="No overtime with this shift" verdict="24/40 h" tone="ok" />
        <div className={classes.button}>Start break</div>
      </div>
      <PhoneNote title="Parking">
        <span>Level 2 of the garage. Ask the unit to stamp the ticket.</span>
      </PhoneNote>
    </Phone>
  );
}

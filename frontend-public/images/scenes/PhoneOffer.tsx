import { Phone, PhoneNote } from './Phone';
import { sampleFacility } from './sample-roster';
import { SceneCard, SceneRow } from './SceneCard';
import classes from './Phone.module.css';

/** The offer as the nurse sees it. */
export function OfferCard({ place = 'beside' }: { readonly place?: 'beside' | 'inside' }) {
  return (
    <SceneCard
      kicker="K. Osei’s phone"
      title="Night shift near you"
      detail="Thu 19:00–07:30"
      action="Accept shift"
      place={place}
    >
      <SceneRow name="RN · ICU" note={sampleFacility} verdict="12 h" />
      <SceneRow name="Rest before" note="Last shift ended Mon 19:30" verdict="3 days" tone="ok" />
      <SceneRow name="Your week" note="No overtime with this shift" verdict="24/40 h" tone="ok" />
    </SceneCard>
  );
}

/** The same offer on a phone. Decorative: each use adds a text alternative. */
export function PhoneOffer() {
  return (
    <Phone time="05:14">
      <OfferCard place="inside" />
      <PhoneNote title="Unit note">
        <span>Badge at the main desk. Report to the charge nurse at 18:45.</span>
      </PhoneNote>
      <div className={classes.week}>
        {['Mon', 'Thu'].map((day) => (
          <span key={day}>
            <b>{day}</b>
            <em data-kind={day === 'Mon' ? 'day' : 'open'}>{day === 'Mon' ? '07–19' : '19–07'}</em>
          </span>
        ))}
      </div>
    </Phone>
  );
}

import { PhoneAvailability } from './PhoneAvailability';
import { PhoneOffer } from './PhoneOffer';
import classes from './Phone.module.css';

/** When a nurse can work, and the offer that fits. */
export const PhonePair = () => (
  <div className={classes.pair}>
    <PhoneOffer />
    <PhoneAvailability />
  </div>
);

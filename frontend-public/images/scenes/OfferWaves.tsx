import { OfferCard } from './PhoneOffer';
import { SceneBar } from './SceneBar';
import classes from './Scene.module.css';

/** Offers that went out for the open shift, wave by wave. */
export function OfferWaves() {
  return (
    <>
      <SceneBar title="Offers" subtitle="RN · ICU · Thu 19:00–07:30" />
      <div className={`${classes.table} ${classes.offers}`}>
        <div className={classes.line} data-group>
          <b>Wave 1</b>
          <span>Cleared, nearby</span>
          <time>05:14</time>
        </div>
        <Offer name="K. Osei" channel="App" answer="Accepted 05:19" tone="ok" />
        <Offer name="M. Tremblay" channel="Text" answer="Told it is filled" />
        <div className={classes.line} data-group>
          <b>Wave 2</b>
          <span>Cleared, farther</span>
          <time>05:29</time>
        </div>
        <Offer name="4 nurses" channel="App, email" answer="Not needed" />
        <div className={classes.line} data-group>
          <b>No offer</b>
          <span>Blocked</span>
          <time>05:14</time>
        </div>
        <Offer name="A. Okafor" channel="–" answer="Needs rest" tone="danger" />
        <Offer name="J. Reyes" channel="–" answer="BLS expired" tone="danger" />
      </div>
      <OfferCard />
    </>
  );
}

interface OfferProps {
  readonly name: string;
  readonly channel: string;
  readonly answer: string;
  readonly tone?: 'ok' | 'danger';
}

function Offer({ name, channel, answer, tone }: OfferProps) {
  return (
    <div className={classes.line}>
      <b>{name}</b>
      <span>{channel}</span>
      <em data-tone={tone}>{answer}</em>
    </div>
  );
}

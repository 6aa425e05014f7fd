import { OfferCard } from './PhoneOffer';
import { openShift } from './sample-roster';
import { SceneBar } from './SceneBar';
import { SceneLine, SceneTable, State, type Tone } from './SceneTable';

/** Offers that went out for the open shift, wave by wave. */
export function OfferWaves() {
  return (
    <>
      <SceneBar title="Offers" subtitle={openShift.title} />
      <SceneTable columns="minmax(0, 1.2fr) minmax(0, 1fr) minmax(0, 1.4fr)">
        <Wave name="Wave 1" who="Nearby" time="05:14" />
        <Offer name="K. Osei" channel="App" answer="Accepted 05:19" tone="ok" />
        <Offer name="M. Tremblay" channel="Text" answer="Told it is filled" />
        <Wave name="Wave 2" who="Farther" time="05:29" />
        <Offer name="4 nurses" channel="Not sent" answer="Not needed" />
        <Wave name="No offer" who="Blocked" time="05:14" />
        <Offer name="A. Okafor" channel="–" answer="Needs rest" tone="danger" />
        <Offer name="J. Reyes" channel="–" answer="BLS expired" tone="danger" />
      </SceneTable>
      <OfferCard />
    </>
  );
}

const Wave = ({ name, who, time }: { readonly name: string; readonly who: string; readonly time: string }) => (
  <SceneLine group>
    <b>{name}</b>
    <span>{who}</span>
    <time>{time}</time>
  </SceneLine>
);

interface OfferProps {
  readonly name: string;
  readonly channel: string;
  readonly answer: string;
  readonly tone?: Tone;
}

const Offer = ({ name, channel, answer, tone }: OfferProps) => (
  <SceneLine>
    <b>{name}</b>
    <span>{channel}</span>
    <State tone={tone}>{answer}</State>
  </SceneLine>
);

import { sampleCandidates } from './sample-roster';
import { SceneCard, SceneRow } from './SceneCard';

/** Who can take the open shift, and why others cannot. */
export function OfferPanel() {
  return (
    <SceneCard kicker="Open · Night" title="RN · ICU" detail="Thu 19:00–07:30" action="Offer to 2" place="below">
      {sampleCandidates.map(({ name, tone, verdict, reason }) => (
        <SceneRow key={name} name={name} note={reason} verdict={verdict} tone={tone} />
      ))}
    </SceneCard>
  );
}

import { sampleFacility } from './sample-roster';
import { SceneBar } from './SceneBar';
import { SceneLine, SceneTable, State } from './SceneTable';

const fields = [
  { name: 'Unit', value: 'ICU, 4 East', note: 'Your units only' },
  { name: 'Role', value: 'RN, 1 nurse', note: 'ICU skills, ACLS' },
  { name: 'When', value: 'Thu 19:00–07:30', note: 'Night, 12 paid hours' },
  { name: 'Rate', value: 'Night, $82.00', note: 'From the contract' },
  { name: 'Documents', value: '7 items', note: 'From your list' },
  { name: 'Note', value: 'Badge at the main desk', note: 'No patient details' },
] as const;

/** A client's request for a nurse, with what is filled in already. */
export function ShiftRequest() {
  return (
    <>
      <SceneBar title="Post a shift" subtitle={sampleFacility} />
      <SceneTable columns="minmax(0, 0.9fr) minmax(0, 1.4fr) minmax(0, 1.3fr)">
        {fields.map(({ name, value, note }) => (
          <SceneLine key={name}>
            <span>{name}</span>
            <b>{value}</b>
            <span>{note}</span>
          </SceneLine>
        ))}
        <SceneLine group>
          <span>State</span>
          <State tone="ok">On the board at 05:12</State>
          <span>Agency notified</span>
        </SceneLine>
      </SceneTable>
    </>
  );
}

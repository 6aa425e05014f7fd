import { SceneBar } from './SceneBar';
import { SceneCard, SceneRow } from './SceneCard';
import { SceneLine, SceneTable, State } from './SceneTable';

const lines = [
  { shift: 'ICU · Sat night', result: 'No change' },
  { shift: 'ED · Sat evening', result: 'Added', tone: 'ok' },
  { shift: 'MS · Sun day', result: 'Added', tone: 'ok' },
  { shift: 'ICU-N · Fri night', result: 'Unit not mapped', tone: 'danger' },
  { shift: 'ED · Thu evening', result: 'No change' },
  { shift: 'MS · Thu night', result: 'No change' },
] as const;

/** One run of an integration, line by line: an unknown value waits for a person. */
export function RunLog() {
  return (
    <>
      <SceneBar title="Orders in" subtitle="File import (CSV) · Thu 05:00" />
      <SceneTable columns="2rem minmax(0, 1.3fr) minmax(0, 1.1fr)" head={['Line', 'In the file', 'Result']}>
        {lines.map((line, index) => (
          <SceneLine key={line.shift}>
            <code>{index + 1}</code>
            <b>{line.shift}</b>
            <State tone={'tone' in line ? line.tone : undefined}>{line.result}</State>
          </SceneLine>
        ))}
        <SceneLine group>
          <span />
          <b>6 lines read</b>
          <State>2 added, 1 waits</State>
        </SceneLine>
      </SceneTable>
      <SceneCard kicker="Line 4" title="Unit not mapped" detail="Nothing was guessed" action="Map to ICU">
        <SceneRow name="In the file" note="Fri 19:00–07:30, 1 RN" verdict="ICU-N" />
        <SceneRow name="On the board" note="No unit with this name" verdict="–" tone="danger" />
        <SceneRow name="Owner" note="Notified at 05:00" verdict="Back office" />
      </SceneCard>
    </>
  );
}

import { checksOf, openShift, sampleNurses, weekLimit } from './sample-roster';
import { SceneBar } from './SceneBar';
import { SceneLine, SceneTable, State } from './SceneTable';

const rows = sampleNurses
  .map((nurse) => ({ ...nurse, ...checksOf(nurse) }))
  .toSorted((one, other) => passed(other) - passed(one) || one.weekAfter - other.weekAfter);

function passed({ free, qualified, cleared, rested }: ReturnType<typeof checksOf>): number {
  return [free, qualified, cleared, rested].filter(Boolean).length;
}

const mark = (isPassed: boolean) => <State tone={isPassed ? 'ok' : 'danger'}>{isPassed ? '✓' : '✕'}</State>;

/** Every nurse against the checks for the open shift, best first. */
export function CheckedList() {
  return (
    <>
      <SceneBar title="Who can work it" subtitle={openShift.title} />
      <SceneTable
        columns="minmax(4.75rem, 1.9fr) repeat(4, minmax(0, 1fr)) minmax(2.9rem, 1fr)"
        head={['Nurse', 'Free', 'Skill', 'Files', 'Rest', 'Week']}
      >
        {rows.map((row) => (
          <SceneLine key={row.name} group={passed(row) === 4}>
            <b>
              {row.name} <span>{row.role}</span>
            </b>
            {mark(row.free)}
            {mark(row.qualified)}
            {mark(row.cleared)}
            {mark(row.rested)}
            <code>
              {row.weekAfter}/{weekLimit}
            </code>
          </SceneLine>
        ))}
      </SceneTable>
    </>
  );
}

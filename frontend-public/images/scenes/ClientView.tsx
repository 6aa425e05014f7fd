import { sampleDays, sampleFacility, sampleNurses, sampleToday, shiftHours, workedBy } from './sample-roster';
import { SceneBar } from './SceneBar';
import { SceneCard, SceneRow } from './SceneCard';
import { SceneLine, SceneTable, State } from './SceneTable';

const unit = 'RN · ICU';

/** Confirmed shifts of the unit with the open night's nurse; what the agency keeps to itself has no shift. */
const confirmed = sampleNurses
  .filter(({ role }) => role === unit)
  .map((nurse) => (nurse.name === 'K. Osei' ? { ...nurse, week: 'D..N...' } : nurse))
  .flatMap((nurse) => workedBy(nurse).map((shift) => ({ nurse: nurse.name, ...shift })))
  .toSorted((one, other) => one.start - other.start);

function stateOf(day: number) {
  if (day < sampleToday - 1) return { tone: 'ok', text: 'Approved' } as const;
  return day < sampleToday
    ? ({ tone: 'warn', text: 'Approve hours' } as const)
    : ({ tone: 'ok', text: 'Confirmed' } as const);
}

/** The week as a unit manager of the client sees it. */
export function ClientView() {
  return (
    <>
      <SceneBar title="ICU" subtitle={`${sampleFacility} · this week`} />
      <SceneTable columns="2.25rem 3.5rem minmax(0, 1.3fr) minmax(0, 1.2fr)" head={['Day', 'Shift', 'Nurse', 'State']}>
        {confirmed.map(({ nurse, day, kind, start }) => (
          <SceneLine key={`${nurse}-${start}`}>
            <b>{sampleDays[day]}</b>
            <time>{shiftHours[kind]}</time>
            <span>{nurse}, RN</span>
            <State tone={stateOf(day).tone}>{stateOf(day).text}</State>
          </SceneLine>
        ))}
      </SceneTable>
      <SceneCard kicker="Wed · Day" title="Approve hours" detail="M. Tremblay, RN" action="Approve 12.00 h">
        <SceneRow name="Clocked in" note="Planned 07:00" verdict="06:58" tone="ok" />
        <SceneRow name="Clocked out" note="Planned 19:30" verdict="19:31" tone="ok" />
        <SceneRow name="Break" note="Recorded at 12:40" verdict="30 min" />
      </SceneCard>
    </>
  );
}

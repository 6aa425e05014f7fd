import { SceneBar } from './SceneBar';
import { SceneCard, SceneRow } from './SceneCard';
import { SceneLine, SceneTable, State } from './SceneTable';

const days = [
  { day: 'Mon', from: '07:00', to: '19:30', hours: '12.00', signed: 'Signed 19:36' },
  { day: 'Tue' },
  { day: 'Wed' },
  { day: 'Thu', from: '07:00', to: '19:30', hours: '12.00', signed: 'Signed 19:41' },
  { day: 'Fri' },
  { day: 'Sat', from: '19:00', to: '07:30', hours: '12.00', signed: 'Signed 07:38' },
  { day: 'Sun' },
] as const;

/** One approved record for pay and bill. Every shift has a 30-minute break, so 12.5 hours count as 12. */
export function Timesheet() {
  return (
    <>
      <SceneBar title="A. Okafor" subtitle="Timesheet · last week" />
      <SceneTable
        columns="2.5rem repeat(3, minmax(0, 1fr)) minmax(0, 1.6fr)"
        head={['Day', 'In', 'Out', 'Hours', 'Charge nurse']}
      >
        {days.map((row) => (
          <SceneLine key={row.day}>
            <b>{row.day}</b>
            {'signed' in row ? (
              <>
                <time>{row.from}</time>
                <time>{row.to}</time>
                <code>{row.hours}</code>
                <State tone="ok">{row.signed}</State>
              </>
            ) : (
              <span>Off</span>
            )}
          </SceneLine>
        ))}
        <SceneLine group>
          <b>Sum</b>
          <span>3 shifts</span>
          <span />
          <code>36.00</code>
          <State tone="ok">Approved</State>
        </SceneLine>
      </SceneTable>
      <SceneCard kicker="One record" title="Pay and invoice agree" detail="36.00 h approved" action="Send both">
        <SceneRow name="Regular, day" note="Mon and Thu" verdict="24.00 h" />
        <SceneRow name="Night, weekend" note="Sat 19:00 to Sun 07:30" verdict="12.00 h" />
        <SceneRow name="Overtime" note="36 of 40 hours" verdict="0.00 h" tone="ok" />
      </SceneCard>
    </>
  );
}

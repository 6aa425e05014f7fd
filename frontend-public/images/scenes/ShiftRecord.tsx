import { openShift } from './sample-roster';
import { SceneBar } from './SceneBar';
import { SceneLine, SceneTable } from './SceneTable';

const entries = [
  ['Thu 05:12', 'Opened after a call-off', 'Scheduler'],
  ['Thu 05:13', 'Checked: 2 nurses cleared', '20X'],
  ['Thu 05:14', 'Offered to 2 nurses', 'Scheduler'],
  ['Thu 05:19', 'Accepted, checked again', 'K. Osei'],
  ['Thu 18:58', 'Clocked in', 'K. Osei'],
  ['Fri 07:31', 'Clocked out, break 30 min', 'K. Osei'],
  ['Fri 07:38', 'Approved 12.00 hours', 'Charge nurse'],
] as const;

/** What the record of one shift keeps: who did what, and when. */
export function ShiftRecord() {
  return (
    <>
      <SceneBar title="Record of the shift" subtitle={openShift.title} />
      <SceneTable columns="minmax(0, 0.9fr) minmax(0, 2fr) minmax(0, 1fr)" head={['When', 'What', 'Who']}>
        {entries.map(([when, what, who]) => (
          <SceneLine key={when}>
            <time>{when}</time>
            <b>{what}</b>
            <span>{who}</span>
          </SceneLine>
        ))}
      </SceneTable>
    </>
  );
}

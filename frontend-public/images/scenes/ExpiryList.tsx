import { SceneBar } from './SceneBar';
import { SceneLine, SceneTable, State } from './SceneTable';
import classes from './ExpiryList.module.css';

const reminders = [90, 60, 30, 7] as const;

const items = [
  { nurse: 'J. Reyes', item: 'BLS card', left: -2 },
  { nurse: 'M. Tremblay', item: 'N95 fit test', left: 6 },
  { nurse: 'J. Reyes', item: 'TB test', left: 21 },
  { nurse: 'D. Chaudhry', item: 'RN license', left: 28 },
  { nurse: 'L. Novak', item: 'CNA certificate', left: 55 },
  { nurse: 'S. Whitfield', item: 'PALS card', left: 58 },
  { nurse: 'A. Okafor', item: 'ACLS card', left: 84 },
] as const;

function stateOf(left: number) {
  if (left < 0) return { tone: 'danger', text: 'Blocked' } as const;
  return { tone: left <= 30 ? 'warn' : undefined, text: `${left} days` } as const;
}

/** What expires next, with the reminders that have gone out. */
export function ExpiryList() {
  return (
    <>
      <SceneBar title="Expires next" subtitle="All nurses" />
      <SceneTable
        columns="minmax(0, 1.1fr) minmax(0, 1.1fr) minmax(0, 1.5fr) minmax(0, 0.8fr)"
        head={['Nurse', 'Item', 'Reminders', 'Left']}
      >
        {items.map(({ nurse, item, left }) => (
          <SceneLine key={nurse + item}>
            <b>{nurse}</b>
            <span>{item}</span>
            <span className={classes.reminders}>
              {reminders.map((days) => (
                <i key={days} data-sent={left <= days || undefined}>
                  {days}
                </i>
              ))}
            </span>
            <State tone={stateOf(left).tone}>{stateOf(left).text}</State>
          </SceneLine>
        ))}
      </SceneTable>
    </>
  );
}

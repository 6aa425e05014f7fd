import { marginOf, money, percent, sampleUnits } from './sample-billing';
import { SceneBar } from './SceneBar';
import { SceneCard, SceneRow } from './SceneCard';
import { SceneLine, SceneTable, State } from './SceneTable';

const low = sampleUnits.find(({ overtime }) => overtime > 0)!;
const all = sampleUnits.reduce(
  (sum, unit) => {
    const { paid, burden } = marginOf(unit);
    return { bill: sum.bill + unit.bill * unit.hours, cost: sum.cost + (paid + burden) * unit.hours };
  },
  { bill: 0, cost: 0 },
);

/** Margin by unit with its formula, and the shifts behind the lowest one. */
export function MarginReport() {
  return (
    <>
      <SceneBar title="Margin" subtitle="(Bill − pay − burden) ÷ bill · 4 weeks" />
      <SceneTable
        columns="minmax(0, 1.35fr) repeat(3, minmax(0, 1fr)) 3rem"
        head={['Unit', 'Bill', 'Pay', 'Burden', 'Margin']}
      >
        {sampleUnits.map((unit) => {
          const { paid, burden, margin } = marginOf(unit);
          return (
            <SceneLine key={unit.unit}>
              <b>{unit.unit}</b>
              <code>{unit.bill.toFixed(2)}</code>
              <code>{paid.toFixed(2)}</code>
              <code>{burden.toFixed(2)}</code>
              <State tone={unit === low ? 'danger' : 'ok'}>{percent(margin)}</State>
            </SceneLine>
          );
        })}
        <SceneLine group>
          <b>All units</b>
          <span />
          <span />
          <span />
          <State>{percent((all.bill - all.cost) / all.bill)}</State>
        </SceneLine>
      </SceneTable>
      <SceneCard kicker="Med-Surg" title="Why it is lower" detail="4 of 31 shifts" action="Show the 4 shifts">
        <SceneRow name="Overtime" note="Paid at 1.5×, billed at 1×" verdict={`${low.overtime}.00 h`} tone="danger" />
        <SceneRow
          name="Pay for one hour"
          note={`${money(low.pay)} without overtime`}
          verdict={money(marginOf(low).paid)}
        />
        <SceneRow
          name="Margin without it"
          note="The same hours at regular pay"
          verdict={percent(marginOf({ ...low, overtime: 0 }).margin)}
          tone="ok"
        />
      </SceneCard>
    </>
  );
}

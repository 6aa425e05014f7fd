import { billOf, contractRate, hoursOfLine, money, payOf, sampleLines, shortBy } from './sample-billing';
import { SceneBar } from './SceneBar';
import { SceneCard, SceneRow } from './SceneCard';
import { SceneLine, SceneTable, State } from './SceneTable';

const wrong = sampleLines.find((line) => shortBy(line) !== 0)!;
const sumOf = (amountOf: (line: (typeof sampleLines)[number]) => number) =>
  sampleLines.reduce((sum, line) => sum + amountOf(line), 0);
const short = (amount: number) => amount.toLocaleString('en-US');

/** Pay and invoice line by line: the one that does not follow the contract is flagged. */
export function PayAndInvoice() {
  return (
    <>
      <SceneBar title="Pay and invoice" subtitle="ICU · last week" />
      <SceneTable
        columns="minmax(0, 1.6fr) 3rem 3rem 3.25rem minmax(0, 1fr)"
        head={['Shift', 'Hours', 'Pay $', 'Invoice $', 'Check']}
      >
        {sampleLines.map((line) => (
          <SceneLine key={line.shift}>
            <b>{line.shift}</b>
            <code>{hoursOfLine(line)}</code>
            <code>{short(payOf(line))}</code>
            <code>{short(billOf(line))}</code>
            {shortBy(line) === 0 ? (
              <State tone="ok">Agrees</State>
            ) : (
              <State tone="danger">{short(shortBy(line))} short</State>
            )}
          </SceneLine>
        ))}
        <SceneLine group>
          <b>Sum</b>
          <code>{sumOf(({ hours }) => hours).toFixed(2)}</code>
          <code>{short(sumOf(payOf))}</code>
          <code>{short(sumOf(billOf))}</code>
          <State tone="warn">1 to fix</State>
        </SceneLine>
      </SceneTable>
      <SceneCard
        kicker={wrong.shift.replace(' ', ' · ')}
        title="One rate is wrong"
        detail={`${wrong.nurse}, found before it went out`}
        action="Use contract rate"
      >
        <SceneRow name="Contract" note="Weekend night, one hour" verdict={contractRate(wrong.rate)} />
        <SceneRow name="On the invoice" note="Night, one hour" verdict={contractRate(wrong.billedAs)} tone="danger" />
        <SceneRow
          name="Difference"
          note={`${hoursOfLine(wrong)} hours`}
          verdict={money(shortBy(wrong))}
          tone="danger"
        />
      </SceneCard>
    </>
  );
}

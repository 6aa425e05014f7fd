import { SceneBar } from './SceneBar';
import { SceneCard, SceneRow } from './SceneCard';
import { SceneLine, SceneTable, State } from './SceneTable';

const documents = [
  { name: 'RN license', checked: 'State board, Mon', state: 'Valid', tone: 'ok' },
  { name: 'BLS card', checked: 'Reminded 90/60/30/7', state: 'Expired Tue', tone: 'danger' },
  { name: 'ACLS card', checked: 'Issuer, Mon', state: 'Valid', tone: 'ok' },
  { name: 'TB test', checked: 'Result on file', state: 'Due in 21 days', tone: 'warn' },
  { name: 'N95 fit test', checked: 'Result on file', state: 'Valid', tone: 'ok' },
  { name: 'Exclusion list', checked: 'Monthly check', state: 'Not listed', tone: 'ok' },
  { name: 'Unit orientation', checked: 'Signed by the client', state: 'Done', tone: 'ok' },
] as const;

/** A nurse's file against one client's list: the expired item blocks the booking. */
export function CredentialFile() {
  return (
    <>
      <SceneBar title="J. Reyes, RN" subtitle="Against the client’s list · 7 items" />
      <SceneTable columns="minmax(0, 1.2fr) minmax(0, 1.2fr) minmax(0, 1.1fr)" head={['Item', 'Checked', 'State']}>
        {documents.map(({ name, checked, state, tone }) => (
          <SceneLine key={name}>
            <b>{name}</b>
            <span>{checked}</span>
            <State tone={tone}>{state}</State>
          </SceneLine>
        ))}
      </SceneTable>
      <SceneCard kicker="Thu · Night" title="Booking blocked" detail="One item is missing" action="Request BLS card">
        <SceneRow name="BLS card" note="Must be valid on the shift’s last day" verdict="Expired" tone="danger" />
        <SceneRow name="TB test" note="Still valid on Thu" verdict="21 days" tone="warn" />
        <SceneRow name="5 other items" note="Checked against the client’s list" verdict="Valid" tone="ok" />
      </SceneCard>
    </>
  );
}

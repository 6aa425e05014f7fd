import type { SystemStatus } from '../src/system-status/system-status.dto.ts';
import { createTestApp } from './support/app.ts';
import { DocumentEditor, expectOk } from './support/document-editor.ts';
import { eventually } from './support/eventually.ts';
import { forAllTests } from './support/for-all-tests.ts';

const test = forAllTests(() => createTestApp());
const editor = forAllTests(() => DocumentEditor.signedIn(test));
const status = async () => expectOk(await editor.send('get', 'system-status')).body as SystemStatus;

it('gives administrators what doctor finds, and the queues', async () => {
  const { findings, queues, databaseBytes } = await status();
  expect(findings).toContainEqual({
    ...{ name: 'Mail', state: 'warning', text: 'Email is not connected; contact messages are only stored.' },
    advice: 'Set SMTP_URL.',
  });
  expect(findings).toContainEqual(expect.objectContaining({ name: 'Schema', state: 'ok', advice: null }));
  expect(queues).toContainEqual({ queue: 'site-checks.changes', ready: 0, active: 0, failed: 0 });
  expect(databaseBytes).toBeGreaterThan(1_000_000);
  await test.http.get('/api/admin/system-status').expect(401);
});

it('counts the back ends that are connected', async () => {
  const running = async () => (await status()).backEnds.length;
  await eventually(running, (count) => count === 1);
  const replica = await createTestApp({ connection: test.connection });
  await eventually(running, (count) => count === 2);
  await replica.close();
  await eventually(running, (count) => count === 1);
});

import type { DocumentState } from '../src/content/documents/document.dto.ts';
import type { ContentState } from '../src/content/documents/document-state.ts';
import type { HomeContent } from '../src/home-content/home-content.dto.ts';
import { eventually } from './support/eventually.ts';
import { forAllTests } from './support/for-all-tests.ts';
import { KillableBackend } from './support/killable-backend.ts';

const password = 'a password for tests';
const backend = forAllTests(() => KillableBackend.created({ ADMIN_PASSWORD: password }));
beforeAll(() => backend.start());

async function call<T>(method: string, target: string, { token = '', body }: { token?: string; body?: object } = {}) {
  const response = await fetch(`${backend.url}/api/${target}`, {
    method,
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: body && JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${method} ${target} answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as T;
}

async function signIn(): Promise<string> {
  const body = { username: 'admin', password };
  return (await call<{ token: string }>('POST', 'auth/login', { body })).token;
}

const home = (token: string) => call<ContentState<HomeContent>>('GET', 'admin/content/home-content/home', { token });
const visible = async () => (await call<{ heroTitle?: string }>('GET', 'home-content')).heroTitle;

it('THR-194 a process that is killed in the middle of a publication publishes nothing; the next one can', async () => {
  const token = await signIn();
  const before = await visible();
  const { version, content } = await home(token);
  const body = { version, content: { ...content, heroTitle: 'After the kill' } };
  const draft = await call<ContentState<HomeContent>>('PUT', 'admin/content/home-content/home/draft', { token, body });

  // The publication's last statement waits for this row: everything else of it is written, but not committed.
  await backend.owner.query('begin');
  await backend.owner.query('select value from site_generation for update');
  const publish = () =>
    call<DocumentState>('POST', `admin/documents/${draft.id}/publish`, { token, body: { version: draft.version } });
  const publication = expect(publish()).rejects.toThrow();
  const waiting = `select count(*)::int as count from pg_locks
    where not granted and transactionid = pg_current_xact_id()::xid`;
  await eventually(
    async () => (await backend.owner.query<{ count: number }>(waiting)).rows[0]?.count,
    (count) => count === 1,
  );
  await Promise.all([backend.kill(), publication]);
  await backend.owner.query('rollback');

  await backend.start();
  expect(await visible()).toBe(before);
  expect(await home(await signIn())).toEqual(draft);
  const published = await publish();
  expect(published).toMatchObject({ version: draft.version + 1, status: 'published' });
  expect(await visible()).toBe('After the kill');
});

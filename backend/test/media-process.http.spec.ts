import { createHash } from 'node:crypto';
import type { MediaItemAnswer, MediaList, UploadedMedia } from '../src/media/library/media.dto.ts';
import { eventually } from './support/eventually.ts';
import { forAllTests } from './support/for-all-tests.ts';
import { KillableBackend } from './support/killable-backend.ts';
import { jpeg, picture } from './support/media-calls.ts';

const password = 'a password for tests';
/** As the image of the back end and `npm start` set it. */
const memory = { MALLOC_ARENA_MAX: '1', MALLOC_TRIM_THRESHOLD_: '131072', MALLOC_MMAP_THRESHOLD_: '131072' };
const backend = forAllTests(() => KillableBackend.created({ ADMIN_PASSWORD: password, ...memory }));
let token = '';

async function start(): Promise<void> {
  await backend.start();
  const body = JSON.stringify({ username: 'admin', password });
  const headers = { 'content-type': 'application/json' };
  const signedIn = await fetch(`${backend.url}/api/auth/login`, { method: 'POST', headers, body });
  token = ((await signedIn.json()) as { token: string }).token;
}
beforeAll(start);

const ask = (path: string, request: RequestInit = {}) =>
  fetch(`${backend.url}/api/admin/media${path}`, {
    ...request,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/octet-stream' },
  });
const upload = (file: Buffer<ArrayBuffer>, name: string) => ask(`?name=${name}`, { method: 'POST', body: file });
const found = async (name: string) => ((await (await ask(`?search=${name}`)).json()) as MediaList).data;

it('a process that is killed between a file and its row shows nothing, and the next one takes the file', async () => {
  const file = Buffer.from(await jpeg(60, 60));
  const hash = createHash('sha256').update(file).digest('hex');
  // The row waits for this lock; the files are stored by then.
  await backend.owner.query('begin');
  await backend.owner.query('select pg_advisory_xact_lock(hashtext($1))', [`media ${hash}`]);
  const broken = expect(upload(file, 'killed.jpg')).rejects.toThrow();
  const waiting = `select count(*)::int as count from pg_locks where not granted and locktype = 'advisory'`;
  await eventually(
    async () => (await backend.owner.query<{ count: number }>(waiting)).rows[0]?.count,
    (count) => count === 1,
  );
  await Promise.all([backend.kill(), broken]);
  await backend.owner.query('rollback');

  await start();
  expect(await found('killed')).toEqual([]);
  expect((await upload(file, 'killed.jpg')).status).toBe(201);
  expect(await found('killed')).toEqual([expect.objectContaining({ name: 'killed' })]);
});

it('THR-209 a file that there is no room for leaves nothing, and smaller ones are taken', async () => {
  await backend.limitFiles(2 * 1024 * 1024);
  const image = Buffer.concat([await jpeg(60, 60), Buffer.alloc(3 * 1024 * 1024)]);
  const answer = await upload(image, 'no-room.jpg');
  expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([507, 'insufficient_storage']);
  expect(await found('no-room')).toEqual([]);
  await eventually(
    () => backend.temporaryFiles(),
    (files) => files.length === 0,
  );
  expect((await upload(Buffer.from(await jpeg(60, 60)), 'room.jpg')).status).toBe(201);
  await backend.limitFiles('unlimited');
});

it('twenty images of 10 MB and 38 megapixels at once take less than 600 MB', async () => {
  const image = await picture(7600, 5000).jpeg({ quality: 87 }).toBuffer();
  const size = 10 * 1024 * 1024;
  expect(image.length).toBeLessThan(size);
  const answers = await Promise.all(
    Array.from({ length: 20 }, async (_, number) => {
      const file = Buffer.concat([image, Buffer.alloc(size - image.length, number)]);
      const answer = await upload(file, `large-${number}.jpg`);
      return [answer.status, ((await answer.json()) as UploadedMedia).id] as const;
    }),
  );
  expect(answers.map(([status]) => status)).toEqual(answers.map(() => 201));
  const encoded = async () => {
    const items = await Promise.all(
      answers.map(async ([, id]) => (await (await ask(`/${id}`)).json()) as MediaItemAnswer),
    );
    return items.filter(({ state }) => state === 'ready').length;
  };
  await eventually(encoded, (count) => count >= 1);
  expect(backend.peakMemory()).toBeLessThan(600);
});

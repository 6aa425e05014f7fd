/**
 * Walks through a running stack: `node scripts/smoke.mjs [BASE_URL] [DOCKER COMMAND …]`. Only for a new one: it
 * changes the hero title and puts it back, stops and starts containers, and restores a backup over everything. It needs the
 * stack's admin password (ADMIN_PASSWORD, else ./secrets).
 */
import assert from 'node:assert/strict';
import { SmokeClient } from './lib/smoke-client.mjs';

const [baseUrl = 'http://localhost:8080', ...docker] = process.argv.slice(2);
const stack = new SmokeClient({ baseUrl, docker: docker.length > 0 ? docker : ['docker'] });
const cli = ['node', 'backend/dist/src/cli.js'];
const title = `Smoke ${crypto.randomUUID()}`;
const titleFields = { heroTitle: title, heroTitleBefore: '', heroTitleHighlight: '', heroTitleAfter: '' };
let passed = 0;
let failed = 0;

async function step(name, work) {
  try {
    await work();
    passed += 1;
    console.log(`  ✓ ${name}`);
  } catch (error) {
    failed += 1;
    console.log(`  ✗ ${name}\n${error.stack}`);
    for (const line of await stack.troubles(20)) console.log(`    log: ${line}`);
  }
}

async function publishHome(change) {
  const document = await stack.call('GET', '/api/admin/content/home-content/home');
  const content = { ...document.content, ...change };
  const draft = await stack.call('PUT', '/api/admin/content/home-content/home/draft', {
    version: document.version,
    content,
  });
  await stack.call('POST', `/api/admin/documents/${draft.id}/publish`, { version: draft.version });
  return document.content;
}

const showsTitle = async () => (await stack.text('/')).includes(title);
const isReady = async () => (await stack.get('/health/ready')).ok;

await step('the home page comes from a file at the second request', async () => {
  assert.equal((await stack.get('/')).status, 200);
  const again = await stack.get('/');
  assert.equal(again.status, 200);
  assert.equal(again.headers.get('x-request-id'), null, 'the back end answered');
  assert.match(await again.text(), /<h1/);
});

await step('an unknown path answers 404 with the not-found page', async () => {
  const page = await stack.get(`/${crypto.randomUUID()}`);
  assert.equal(page.status, 404);
  assert.match(page.headers.get('content-type'), /text\/html/);
});

await step('the public API, its documentation and the admin answer', async () => {
  for (const address of [
    '/api/settings',
    '/api/footer/sections',
    '/api/features?limit=12',
    '/api/docs',
    '/admin',
    '/login',
  ])
    assert.equal((await stack.get(address)).status, 200, address);
});

await step('another host is refused (THR-161)', async () =>
  assert.equal(await stack.statusForHost('evil.example'), 421),
);

if (baseUrl.startsWith('https:'))
  await step('HTTP leads to HTTPS, and browsers keep to it', async () => {
    assert.match((await stack.get('/')).headers.get('strict-transport-security'), /^max-age=31536000/);
    const plain = `http://${new URL(baseUrl).hostname}:${process.env.HTTP_PORT ?? 80}/pricing`;
    const { status, headers } = await fetch(plain, { redirect: 'manual' });
    assert.deepEqual([status, headers.get('location')], [308, new URL('/pricing', baseUrl).href]);
  });

await step('what is internal is not public (THR-60)', async () => {
  for (const address of ['/metrics', '/.env', '/.git/config', '/static/shell/assets.json'])
    assert.equal((await stack.get(address)).status, 404, address);
});

await step('only nginx has a port; nobody is root; root file systems are read-only (THR-38, THR-188)', async () => {
  for (const service of ['nginx', 'backend', 'postgres']) {
    for (const id of await stack.containersOf(service)) {
      assert.equal((await stack.docker('port', id)) !== '', service === 'nginx', `published port of ${service}`);
      assert.notEqual(await stack.docker('exec', id, 'id', '-u'), '0');
      await assert.rejects(stack.docker('exec', id, 'touch', '/probe'));
    }
  }
});

let original;
await step('a publication is in the next request, every time and on every replica', async () => {
  assert.ok((await stack.containersOf('backend')).length >= 2, 'two back ends');
  await stack.signIn();
  original = await publishHome(titleFields);
  for (let turn = 0; turn < 20; turn += 1) {
    assert.ok(await showsTitle(), `page, request ${turn}`);
    assert.equal((await stack.call('GET', '/api/home-content')).heroTitle, title, `API, request ${turn}`);
  }
});

await step('pages and API stay up while one back end restarts', async () => {
  const [one] = await stack.containersOf('backend');
  const refused = await stack.watchDuring(['/', '/api/settings'], async () => {
    await stack.docker('restart', one);
    await stack.until('readiness', isReady);
  });
  assert.deepEqual(refused, []);
});

/** Stops every back end meanwhile. */
const withoutBackEnds = async (work) => {
  const all = await stack.containersOf('backend');
  await stack.docker('stop', ...all);
  try {
    await work();
  } finally {
    await stack.docker('start', ...all);
  }
  await stack.until('readiness', isReady);
};

await step('rendered pages stay up without any back end; the API says 503', async () => {
  await withoutBackEnds(async () => {
    assert.ok(await showsTitle());
    const api = await stack.get('/api/settings');
    assert.equal(api.status, 503);
    assert.match(api.headers.get('content-type'), /problem\+json/);
    const unknown = await stack.get('/never-rendered');
    assert.equal(unknown.status, 503);
    assert.match(await unknown.text(), /between shifts/);
  });
  assert.ok(await showsTitle());
});

await step('nginx is replaced without waiting for a back end, and serves the rendered pages', async () => {
  await withoutBackEnds(async () => {
    await stack.compose('up', '-d', '--wait', '--force-recreate', 'nginx');
    assert.ok(await showsTitle());
    assert.equal((await stack.get('/api/settings')).status, 503, 'a back end was started');
  });
});

await step('no request fails while new back ends start beside the old ones, which then end', async () => {
  const refused = await stack.watchDuring(['/', '/api/settings'], async () => {
    await stack.compose('up', '-d', '--wait', '--no-recreate', '--scale', 'backend=4');
    await stack.compose('up', '-d', '--wait', '--scale', 'backend=2');
  });
  assert.deepEqual(refused, []);
  assert.equal((await stack.containersOf('backend')).length, 2);
});

await step('rendered pages stay up without the database; the API says 503 and recovers by itself', async () => {
  const [database] = await stack.containersOf('postgres');
  await stack.docker('stop', database);
  try {
    assert.ok(await showsTitle());
    await assert.rejects(stack.call('GET', '/api/auth/me'), /503/);
    await stack.until('unreadiness', async () => (await stack.get('/health/ready')).status === 503, 15);
    assert.ok(await showsTitle());
  } finally {
    await stack.docker('start', database);
  }
  await stack.until('readiness', isReady);
  await stack.until('the API', async () => Boolean(await stack.call('GET', '/api/auth/me')), 10);
});

let archive;
await step('a backup is made and restored as a test, and doctor finds no error', async () => {
  const [one] = await stack.containersOf('backend');
  const made = await stack.docker('exec', one, ...cli, 'backup');
  [archive] = /20x-\S+\.tar(\.age)?/.exec(made) ?? [];
  assert.ok(archive, made);
  const report = await stack.docker('exec', one, ...cli, 'doctor');
  assert.match(report, /^ok +Backups/m);
});

await step('visitors get again what is in a backup that is restored', async () => {
  await publishHome({ heroTitle: 'Written after the backup' });
  assert.ok(!(await showsTitle()));
  await withoutBackEnds(() =>
    stack.compose('run', '--rm', '--no-deps', '-T', 'backend', ...cli, 'restore', '--replace', archive),
  );
  assert.ok(await showsTitle());
  await stack.signIn();
});

await step('the title can be put back', async () => {
  const { heroTitle, heroTitleBefore, heroTitleHighlight, heroTitleAfter } = original;
  await publishHome({ heroTitle, heroTitleBefore, heroTitleHighlight, heroTitleAfter });
  assert.ok(!(await showsTitle()));
});

console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

import { UnitOfWork } from '../src/core/database/unit-of-work.ts';
import type { PublicDataChanged } from '../src/core/events/domain-event.ts';
import type { SettingsDocument } from '../src/settings/settings.dto.ts';
import { createTestApp } from './support/app.ts';
import { forAllTests } from './support/for-all-tests.ts';
import { signIn } from './support/sign-in.ts';

const test = forAllTests(() => createTestApp());
let session: { authorization: string };
const events: unknown[] = [];
let refuseEvents = false;

beforeAll(async () => {
  session = await signIn(test);
  test.app.get(UnitOfWork).on('public-data.changed', async (event) => {
    if (refuseEvents) throw new Error('a listener fails');
    events.push(event);
  });
});
beforeEach(() => {
  events.length = 0;
});

const stored = async () => (await test.http.get('/api/admin/settings').set(session)).body as SettingsDocument;
const listed = async () => (await test.http.get('/api/settings')).body as { key: string; value: string }[];
const put = (body: string | object) =>
  test.http.put('/api/admin/settings').set(session).set('content-type', 'application/json').send(body);
const save = async (values: unknown, version?: unknown) =>
  put({ version: version ?? (await stored()).version, values });

/** Past every rule, as an older release or a hand in the database may have left it. */
const store = (key: string, value: string) =>
  test.app.get(UnitOfWork).run(async (tx) => {
    const sql = 'insert into setting values ($1, $2) on conflict (key) do update set value = $2';
    await tx.manager.query(sql, [key, value]);
    tx.emit<PublicDataChanged>({ name: 'public-data.changed', source: 'settings' });
  });

/** A value for every setting there is. */
const everything = {
  titleTemplate: '{title} – {siteName}',
  legalName: '20X Inc.',
  privacyEmail: 'privacy@example.com',
};

describe('the settings that visitors get', () => {
  it('API-01 THR-47 are exactly the allowed keys, each in snake_case and in camelCase', async () => {
    await save(everything);
    const value = (key: keyof typeof everything) => everything[key];
    expect(await listed()).toEqual([
      { key: 'title_template', value: value('titleTemplate') },
      { key: 'titleTemplate', value: value('titleTemplate') },
      { key: 'legal_name', value: value('legalName') },
      { key: 'legalName', value: value('legalName') },
      { key: 'privacy_email', value: value('privacyEmail') },
      { key: 'privacyEmail', value: value('privacyEmail') },
    ]);
  });

  it('leave out what is empty: the built-in default holds', async () => {
    await save({ legalName: '', privacyEmail: null, titleTemplate: '  ' });
    expect(await listed()).toEqual([]);
    expect((await stored()).values).not.toHaveProperty('privacyEmail');
  });

  it('never hold a key that is not allowed, even when it is stored', async () => {
    await store('smtpPassword', 'hush');
    expect(JSON.stringify([await listed(), await stored()])).not.toContain('hush');
  });
});

describe('saving settings', () => {
  it('changes what was sent, leaves the rest, counts the version and tells who listens', async () => {
    await save(everything);
    const before = await stored();
    events.length = 0;
    const response = await save({ legalName: 'See it live' });
    expect(response.status).toBe(200);
    expect(response.body).toEqual({
      version: before.version + 1,
      values: { ...everything, legalName: 'See it live' },
    });
    expect(await listed()).toContainEqual({ key: 'legal_name', value: 'See it live' });
    expect(events).toEqual([{ name: 'public-data.changed', source: 'settings' }]);
  });

  it('changes nothing when nothing is different', async () => {
    await save(everything);
    const before = await stored();
    events.length = 0;
    const response = await save({ legalName: everything.legalName });
    expect(response.body).toEqual(before);
    expect(events).toEqual([]);
  });

  it('keeps what each setting was, by whom, from what was there before the history', async () => {
    const history = async (key: string) =>
      (await test.http.get(`/api/admin/settings/history/${key}`).set(session)).body as object;
    await save({ legalName: 'First Inc.' });
    await save({ legalName: '', privacyEmail: 'p@example.com' });
    await save({ legalName: null });
    const changes = (await history('legalName')) as object[];
    expect([...changes.slice(0, 2), changes.at(-1)]).toEqual([
      { value: null, at: expect.any(String), by: 'admin' },
      { value: 'First Inc.', at: expect.any(String), by: 'admin' },
      { value: null, at: expect.any(String), by: null },
    ]);
    expect(await history('nothing')).toMatchObject({ status: 404, detail: 'There is no such setting.' });
  });

  it('THR-61 refuses a stale version and shows the newest settings', async () => {
    const { version } = await stored();
    await save({ legalName: `First ${version}` }, version);
    const response = await save({ legalName: 'Second' }, version);
    expect(response.status).toBe(412);
    expect(response.body).toMatchObject({ code: 'edit_conflict', current: await stored() });
    expect((await stored()).values.legalName).toBe(`First ${version}`);
  });

  it('lets one of two simultaneous writers win', async () => {
    const { version } = await stored();
    const responses = await Promise.all(
      ['left', 'right'].map((side) => save({ legalName: `${side} ${version}` }, version)),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 412]);
    expect((await stored()).version).toBe(version + 1);
  });

  it('is undone as a whole when a listener fails', async () => {
    await save(everything);
    const before = await stored();
    refuseEvents = true;
    const response = await save({ legalName: 'Half', titleTemplate: '{title}' });
    refuseEvents = false;
    expect(response.status).toBe(500);
    expect(await stored()).toEqual(before);
  });
});

describe('settings of the wrong kind', () => {
  it.each<[string, unknown]>([
    ['values.legalName', { legalName: 7 }],
    ['values.legalName', { legalName: { $gt: '' } }],
    ['values.legalName', { legalName: 'x'.repeat(121) }],
    ['values.legalName', { legalName: 'zero \0 byte' }],
    ['values.titleTemplate', { titleTemplate: 'Everywhere the same | {siteName}' }],
    ['values.titleTemplate', { titleTemplate: '{title} | {site}' }],
    ['values.smtpPassword', { smtpPassword: 'x' }],
    ['values.navbarMenuItems', { navbarMenuItems: '[]' }],
    ['values', []],
    ['values', 'text'],
    ['values', null],
  ])('are refused naming %s', async (field, values) => {
    const before = await stored();
    const response = await save(values);
    expect(response.status).toBe(400);
    expect(response.body).toMatchObject({ code: 'invalid_input', errors: [{ field, message: expect.any(String) }] });
    expect(await stored()).toEqual(before);
  });

  it.each([
    ...['navbarMenuItems', 'navbarDropdownTitle', 'navbarCtaText', 'navbarCtaLink'].map((key) => [key, 'navigation']),
    ...['footerDescription', 'footerCopyright'].map((key) => [key, 'footer']),
    ...['siteName', 'adminName', 'siteLogoUrl', 'faviconUrl'].map((key) => [key, 'brand']),
  ])('are those that moved into a document, and the answer names the place: %s, %s', async (key = '', part = '') => {
    const response = await save({ [key]: '/contact' });
    expect(response.status).toBe(400);
    expect(response.body).toMatchObject({
      errors: [{ field: `values.${key}`, message: expect.stringContaining(`/admin/settings/${part} `) }],
    });
  });

  it('leave the good ones beside them unsaved', async () => {
    const before = await stored();
    expect((await save({ legalName: 'Good', titleTemplate: 'x' })).status).toBe(400);
    expect(await stored()).toEqual(before);
  });

  it.each(['{"version":1', '{}', '[]', 'null', '{"version":"1","values":{}}', '{"version":1,"values":{},"more":1}'])(
    'are refused when the body is %s',
    async (body) => {
      expect((await put(body)).status).toBe(400);
    },
  );

  it('are refused when the body is larger than 256 KB', async () => {
    const response = await put(JSON.stringify({ version: 1, values: { legalName: 'x'.repeat(256 * 1024) } }));
    expect(response.status).toBe(413);
  });
});

it.each(['get', 'put'] as const)(
  'AUT-06 nobody without a session may %s the settings of the admin area',
  async (method) => {
    const before = await stored();
    const response = await test.http[method]('/api/admin/settings').send({ version: before.version, values: {} });
    expect(response.status).toBe(401);
    expect(await stored()).toEqual(before);
  },
);

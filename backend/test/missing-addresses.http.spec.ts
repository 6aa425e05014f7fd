import { DataSource } from 'typeorm';
import { Config } from '../src/core/config/config.ts';
import type {
  MissingAddressList,
  MissingSpikeAnswer,
  RedirectSuggestion,
} from '../src/redirects/missing-address.dto.ts';
import { MissingAddresses } from '../src/redirects/missing-addresses.service.ts';
import { DocumentEditor, expectOk } from './support/document-editor.ts';
import { forAllTests } from './support/for-all-tests.ts';
import { rawRequest } from './support/raw-request.ts';
import { createTestSite } from './support/site.ts';

const site = forAllTests(() => createTestSite());
const editor = forAllTests(() => DocumentEditor.signedIn(site));

it('begins with what visitors did not find: without queries, without people, and no longer once something is there', async () => {
  const missing = async () => {
    await site.app.get(MissingAddresses).flush();
    const { data } = (await editor.send('get', 'redirects/missing?limit=100')).body as MissingAddressList;
    return Object.fromEntries(data.map(({ path, hits }) => [path, hits]));
  };
  await missing();
  expect((await editor.send('delete', 'redirects/missing')).status).toBe(204);
  for (const path of [
    '/Lost-1?mail=a@b.example',
    '/website/lost-1',
    '/lost/2',
    '/lost/3',
    '/bye/a%40b.example',
    '/page-lost',
  ])
    expect((await rawRequest(site, 'GET', path)).status).toBe(404);
  await editor.livePage({ title: 'New' }, 'page-new');
  await rawRequest(site, 'GET', '/page-new');
  expect(await missing()).toEqual({ '/lost-1': 2, '/lost/2': 1, '/lost/3': 1, '/page-lost': 1 });
  expectOk(await editor.send('post', 'redirects', { from: '/lost/*', to: '/found', status: 301 }));
  await editor.livePage({ title: 'Found' }, 'page-lost');
  expect(await missing()).toEqual({ '/lost-1': 2 });
  await editor.send('delete', 'redirects/missing?path=/lost-1');
  expect(await missing()).toEqual({});
});

it('keeps the most wanted of a flood of missing addresses', async () => {
  const missing = site.app.get(MissingAddresses);
  for (let n = 0; n < 3; n++) missing.count('/wanted');
  await missing.flush();
  for (let round = 0; round < 2; round++) {
    for (let n = 0; n < 1_500; n++) missing.count(`/flood/${round}-${n}`);
    await missing.flush();
  }
  const { data, total } = (await editor.send('get', 'redirects/missing')).body as MissingAddressList;
  expect([data[0]?.path, total]).toEqual(['/wanted', 1_000]);
});

it('names the page that linked to a missing address, without its query, and no other site, person or preview', async () => {
  const origin = site.app.get(Config).publicUrl;
  const missing = site.app.get(MissingAddresses);
  for (const [path, referer] of [
    ['/from-own', `${origin}/about?mail=a@b.example#team`],
    ['/from-own', null],
    ['/from-other', 'https://other.example/secret'],
    ['/from-preview', `${origin}/preview/token`],
    ['/from-person', `${origin}/by/a@b.example`],
    ['/from-nothing', 'no address'],
  ] as const)
    await rawRequest(site, 'GET', path, referer === null ? {} : { referer });
  await missing.flush();
  const { data } = (await editor.send('get', 'redirects/missing?search=/from-&limit=100')).body as MissingAddressList;
  expect(Object.fromEntries(data.map(({ path, linkedFrom }) => [path, linkedFrom]))).toEqual({
    ...{ '/from-own': '/about', '/from-other': null, '/from-preview': null, '/from-person': null },
    '/from-nothing': null,
  });
});

it('suggests the live page with the most similar address, and none when nothing is similar', async () => {
  await editor.livePage({ title: 'Similar' }, 'staffing-agency-software');
  const suggested = async (path: string) =>
    ((await editor.send('get', `redirects/missing/suggestion?path=${path}`)).body as RedirectSuggestion).to;
  expect(await suggested('/old/staffing-agencys-software')).toBe('/staffing-agency-software');
  expect(await suggested('/xyzzy')).toBeNull();
});

it('leaves out ignored missing addresses, until they are listed again', async () => {
  const missing = site.app.get(MissingAddresses);
  const paths = async (query: string) =>
    ((await editor.send('get', `redirects/missing?${query}&limit=100`)).body as MissingAddressList).data.map(
      ({ path }) => path,
    );
  missing.count('/wp-login.php');
  await missing.flush();
  const ignore = (ignored: boolean) =>
    editor.send('put', 'redirects/missing/ignored', { path: '/wp-login.php', ignored });
  expect((await ignore(true)).status).toBe(204);
  missing.count('/wp-login.php');
  await missing.flush();
  expect(await paths('search=wp-login')).toEqual([]);
  expect(await paths('ignored=true')).toEqual(['/wp-login.php']);
  await ignore(false);
  expect(await paths('search=wp-login')).toEqual(['/wp-login.php']);
});

it('tells of a day on which far more visitors than usual found nothing', async () => {
  const db = site.app.get(DataSource);
  const spike = async () => ((await editor.send('get', 'redirects/missing/spike')).body as MissingSpikeAnswer).spike;
  const days = (today: number, usual: number) =>
    db.query(
      `with gone as (delete from missing_day) insert into missing_day
       select (now() at time zone 'utc')::date - age, case age when 0 then $1 else $2 end::bigint
       from generate_series(0, 8) age on conflict (day) do update set hits = excluded.hits`,
      [today, usual],
    );
  await days(200, 20);
  expect(await spike()).toMatchObject({ hits: 200, usual: 20 });
  await days(200, 100);
  expect(await spike()).toBeNull();
  await days(40, 0);
  expect(await spike()).toBeNull();
});

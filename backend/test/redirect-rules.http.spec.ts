import type { Response } from 'supertest';
import type { RedirectAnswer, RedirectList, RedirectTest } from '../src/redirects/redirect.dto.ts';
import { RedirectHits } from '../src/redirects/redirect-hits.ts';
import { createTestApp } from './support/app.ts';
import { builtFrontEnds } from './support/built-front-ends.ts';
import { DocumentEditor, expectOk } from './support/document-editor.ts';
import { forAllTests } from './support/for-all-tests.ts';
import { rawRequest } from './support/raw-request.ts';
import { redirectActions } from './support/redirect-actions.ts';
import { createTestSite } from './support/site.ts';

const site = forAllTests(() => createTestSite());
const editor = forAllTests(() => DocumentEditor.signedIn(site));

const { lead, ask, renamed } = redirectActions(site, editor);

describe('a redirect that a person makes', () => {
  const add = (from: string, to: string | null, status = to === null ? 410 : 301) =>
    editor.send('post', 'redirects', { from, to, status });
  const list = async (query = '') => (await editor.send('get', `redirects?${query}`)).body as RedirectList;
  const found = async (from: string) => (await list(`search=${from}`)).data.find((one) => one.from === from)!;
  const errorsOf = ({ status, body }: Response) => {
    expect(status).toBe(400);
    return (body as { errors: { field: string; message: string }[] }).errors;
  };

  it('works from the next request on, in one step, and counts who comes', async () => {
    expect((await ask('/made'))[0]).toBe(404);
    expect(expectOk(await add('/Made/', '/about?x=1')).body).toMatchObject({
      from: '/made',
      to: '/about?x=1',
      origin: 'rule',
      works: true,
      hits: 0,
      lastHitAt: null,
    });
    expect(await ask('/made?y=2')).toEqual([301, '/about?x=1&y=2']);
    expect(await ask('/website/MADE/')).toEqual([301, '/website/about?x=1']);
    await site.app.get(RedirectHits).flush();
    expect(await found('/made')).toMatchObject({ hits: 2, lastHitAt: expect.any(String) });
    expectOk(await add('/made-before', '/made', 302));
    expect(await found('/made-before')).toMatchObject({ to: '/about?x=1', status: 302 });
  });

  it('takes everything below an address that has no page, and keeps the rest of the address', async () => {
    await editor.livePage({ title: 'Kept' }, 'page-wide');
    expectOk(await add('/page-wide/*', '/blog/*'));
    expect(await ask('/page-wide/a/b?c=1')).toEqual([301, '/blog/a/b?c=1']);
    expect(await ask('/page-wide/a/')).toEqual([301, '/blog/a']);
    expect(await ask('/page-wide')).toEqual([200, undefined]);
    expect(await ask('/page-wide/')).toEqual([301, '/page-wide']);
    expectOk(await add('/page-wide/gone', null));
    expect(await ask('/page-wide/gone')).toEqual([410, undefined]);
  });

  it('follows a page that moves, and ends when a page is published at its address', async () => {
    const { id } = await editor.livePage({ title: 'Followed' }, 'followed');
    expectOk(await add('/page-to', '/followed', 308));
    const { version } = await editor.state(id);
    await editor.send('put', `documents/${id}/slug`, { version, slug: 'followed-on' });
    await editor.did('publish', id);
    expect(await ask('/page-to')).toEqual([308, '/followed-on']);
    expect((await list('origin=document')).data.map(({ from }) => from)).toContain('/followed');
    await editor.livePage({ title: 'New' }, 'page-to');
    expect(await ask('/page-to')).toEqual([200, undefined]);
  });

  it('is changed and removed', async () => {
    const { id } = expectOk(await add('/change-me', '/about')).body as RedirectAnswer;
    const changed = await editor.send('put', `redirects/${id}`, { from: '/changed', to: '/changed-to', status: 307 });
    expect(changed.body).toMatchObject({ from: '/changed', to: '/changed-to', status: 307 });
    expect([await ask('/change-me'), await ask('/changed')]).toEqual([
      [404, undefined],
      [307, '/changed-to'],
    ]);
    expect((await editor.send('delete', `redirects/${(changed.body as RedirectAnswer).id}`)).status).toBe(204);
    expect((await ask('/changed'))[0]).toBe(404);
  });

  it.each([
    ['/admin/x', '/about', 'from', /belongs to the product/],
    ['https://other.example/x', '/about', 'from', /path of this site/],
    ['/*', '/about', 'from', /path of this site/],
    ['/', '/about', 'from', /path of this site/],
    ['/a', '//evil.example', 'to', /begins with https/],
    ['/a', 'javascript:alert(1)', 'to', /begins with https/],
    ['/a', null, 'to', /begins with https/],
    ['/a', '/b/*', 'to', /Only a source with/],
    ['/self', '/self', 'to', /again and again/],
    ['/grow/*', '/grow/more/*', 'to', /again and again/],
    ['/page-taken', '/about', 'from', /There is a page/],
  ])('THR-72 is refused from %s to %s, with the field', async (from, to, field, message) => {
    if (from === '/page-taken') await editor.livePage({ title: 'Taken' }, 'page-taken');
    expect(errorsOf(await add(from, to, 301))).toEqual([{ field, message: expect.stringMatching(message) }]);
  });

  it('is refused where two of them would make a circle, and where there is one already', async () => {
    expectOk(await add('/round-1/*', '/round-2/*'));
    expect(errorsOf(await add('/round-2/*', '/round-1/*'))[0]).toMatchObject({ field: 'to' });
    expect(errorsOf(await add('/round-1/*', '/x'))).toEqual([
      { field: 'from', message: expect.stringContaining('already a redirect') },
    ]);
  });

  it('is refused where visitors find something that is no document, alone and in a file', async () => {
    const message = 'The site has a page or a file at this address. Choose another one.';
    const sources = ['/blog/tag/operations', '/sitemap.xml', '/robots.txt', '/blog/feed.xml', '/website/Robots.txt'];
    for (const from of sources) expect(errorsOf(await add(from, '/about'))).toEqual([{ field: 'from', message }]);
    const csv = await editor.send('post', 'redirects/csv', { csv: 'from,to\n/in-0,/about\n/robots.txt,/about' });
    expect(errorsOf(csv)).toEqual([{ field: 'csv', message: `Line 3, from: ${message}` }]);
    const { id } = expectOk(await add('/to-robots', '/about')).body as RedirectAnswer;
    const changed = await editor.send('put', `redirects/${id}`, { from: '/robots.txt', to: '/about', status: 301 });
    expect(errorsOf(changed)).toEqual([{ field: 'from', message }]);
  });

  it('works where a file is missing', async () => {
    expectOk(await add('/sitemap-7.xml', '/sitemap.xml'));
    expect(await ask('/sitemap-7.xml')).toEqual([301, '/sitemap.xml']);
  });

  it('never takes the address of a page, whether or not the page is stored', async () => {
    await lead('/blog/tag/later', { path: '/about' });
    expect(await ask('/blog/tag/later')).toEqual([200, undefined]);
    await site.settled();
    expect(await ask('/blog/tag/later')).toEqual([200, undefined]);
  });

  it('leads to the target as its page is known, in one step', async () => {
    expect(expectOk(await add('/one-step', '/About/?x=A')).body).toMatchObject({ to: '/about?x=A', works: true });
    expect(await ask('/one-step')).toEqual([301, '/about?x=A']);
    await renamed('page-one', 'page-two');
    expect(expectOk(await add('/one-move', '/website/Page-One/')).body).toMatchObject({ to: '/page-two' });
    expect(expectOk(await add('/one-alias', '/Terms-and-Conditions')).body).toMatchObject({ to: '/terms' });
  });

  it('is saved with a target that has no page, and said not to work', async () => {
    expect(expectOk(await add('/to-nothing', '/nothing-here')).body).toMatchObject({ works: false });
    expect(expectOk(await add('/to-list', '/blog/tag/operations')).body).toMatchObject({ works: true });
    expect(expectOk(await add('/to-elsewhere', 'https://b.example')).body).toMatchObject({ works: true });
    const works = (await list('search=/to-')).data.map((one) => [one.from, one.works]);
    expect(Object.fromEntries(works)).toMatchObject({ '/to-nothing': false, '/to-list': true, '/to-elsewhere': true });
  });

  it('is tried as a visitor, to the end', async () => {
    expectOk(await add('/try/*', 'https://b.example/*', 302));
    const tried = async (address: string) =>
      (await editor.send('get', `redirects/test?address=${encodeURIComponent(address)}`)).body as RedirectTest;
    expect(await tried('/try/x?y')).toEqual({
      outcome: 'redirect',
      status: 302,
      to: 'https://b.example/x?y',
      finalStatus: null,
      from: '/try/*',
    });
    expect(await tried('/')).toEqual({ outcome: 'page', status: 200, to: null, finalStatus: 200, from: null });
    expect(await tried('/login')).toMatchObject({ outcome: 'page', status: 200 });
    expect(await tried('/robots.txt')).toMatchObject({ outcome: 'file', status: 200 });
    expect(await tried('/nothing-here')).toMatchObject({ outcome: 'missing', status: 404 });
    const own = { outcome: 'redirect', status: 301, to: '/about', finalStatus: 200, from: null };
    expect([await tried('/contact'), await tried('/About/')]).toEqual([own, own]);
    expect(await tried('/terms-and-conditions')).toMatchObject({ status: 301, to: '/terms', from: null });
    expectOk(await add('/try-missing', '/nothing-here?a=1'));
    const missing = { outcome: 'redirect', status: 301, to: '/nothing-here?a=1', finalStatus: 404 };
    expect(await tried('/Try-Missing/')).toEqual({ ...missing, from: '/try-missing' });
    expectOk(await add('/try-gone', null));
    expect(await tried('/try-gone')).toMatchObject({ outcome: 'gone', status: 410, from: '/try-gone' });
    expect(errorsOf(await editor.send('get', 'redirects/test?address=https://b.example'))).toMatchObject([
      { field: 'address' },
    ]);
  });

  it('comes from a file and goes into one: all of it, or nothing with the lines at fault', async () => {
    const csv = (text: string) => editor.send('post', 'redirects/csv', { csv: text });
    const bad = await csv('from,to,status\n/in-1,/about,\n/admin,/x,301\n/in-1,/b,302\n/in-2,/b,999\n');
    expect(errorsOf(bad)).toEqual([
      { field: 'csv', message: 'Line 3, from: This address belongs to the product. Choose another one.' },
      { field: 'csv', message: 'Line 4, from: Line 2 already has this address.' },
      { field: 'csv', message: 'Line 5, status: Use one of 301, 302, 307, 308, 410.' },
    ]);
    expect((await ask('/in-1'))[0]).toBe(404);
    const good = '\uFEFFsource,target,code\r\n/in-1,/in-2,302\r\n/in-2,"/pricing?a=1,2",\r\n/in-3,,410\r\n';
    expect((await csv(good)).body).toMatchObject({ added: 3, changed: 0, unchanged: 0, dead: 2 });
    expect([await ask('/in-1'), await ask('/in-2'), await ask('/in-3')]).toEqual([
      [302, '/pricing?a=1,2'],
      [301, '/pricing?a=1,2'],
      [410, undefined],
    ]);
    const exported = (await editor.send('get', 'redirects/csv')).text;
    expect(exported).toContain('/in-2,"/pricing?a=1,2",301');
    expect((await csv(exported)).body).toMatchObject({ added: 0, changed: 0 });
    expect(errorsOf(await csv('a,b\n1,2'))[0]?.message).toContain('no column “from”');
    expect(errorsOf(await csv('source,target,regex\n/x(.*),/y,1'))[0]?.message).toContain('patterns are not supported');
  });

  it('is marked where the site itself has a page or a file at its source', async () => {
    await lead('/blog/tag/covered', { path: '/about' });
    await lead('/sitemap.xml', { path: '/about' });
    await lead('/uncovered/deep.html', { path: '/about' });
    const marks = (await list('sort=from&limit=100')).data.map((one) => [one.from, one.isCovered]);
    expect(Object.fromEntries(marks)).toMatchObject({
      ...{ '/blog/tag/covered': true, '/sitemap.xml': true, '/uncovered/deep.html': false },
    });
  });

  it('is taken from a file even if its target has no page, with a warning', async () => {
    await editor.livePage({ title: 'Live' }, 'warn-live');
    await editor.newPage({ title: 'Draft' }, 'warn-draft');
    const targets = [
      ...['/warn-live#top', '/blog/tag/operations', '/robots.txt', 'https://b.example/x', '/blog', '/warn-live/*'],
      ...['/warn-draft', '/nowhere/at/all.html', '/sitemap-9.xml?x=1'],
    ];
    const lines = targets.map((to, index) => `/warn-${index}${to.endsWith('/*') ? '/*' : ''},${to}`);
    const { body } = await editor.send('post', 'redirects/csv', { csv: `from,to\n${lines.join('\n')}` });
    expect(body).toMatchObject({
      dead: 3,
      warnings: [
        'Line 8: visitors get “Not found” at /warn-draft.',
        'Line 9: visitors get “Not found” at /nowhere/at/all.html.',
        'Line 10: visitors get “Not found” at /sitemap-9.xml?x=1.',
      ],
    });
  });

  it('THR-72 is refused in words in a file of 50,000, and takes 10,000', async () => {
    const lines = (count: number) => Array.from({ length: count }, (_, n) => `/m${n},/b${n}`).join('\n');
    const csv = (count: number) => editor.send('post', 'redirects/csv', { csv: `from,to\n${lines(count)}` });
    expect(errorsOf(await csv(50_000))).toEqual([
      { field: 'csv', message: 'The file has 50,000 redirects. Import at most 20,000 at once.' },
    ]);
    const rings = await editor.send('post', 'redirects/csv', { csv: 'from,to\n/r1,/r2\n/r2,/r3\n/r3,/r1' });
    expect(errorsOf(rings)[0]?.message).toContain('again and again');
    expect((await csv(10_000)).body).toMatchObject({ added: 10_000 });
    expect(await ask('/m9999')).toEqual([301, '/b9999']);
  });

  it('is for those who edit the settings', async () => {
    const visitor = await rawRequest(site, 'GET', '/api/admin/redirects');
    expect(visitor.status).toBe(401);
  });
});

describe('with the real pages', () => {
  const test = forAllTests(() => createTestApp({ variables: { FRONTEND_DIR: builtFrontEnds() } }));
  const own = forAllTests(() => DocumentEditor.signedIn(test));

  it('comes from a file of 20,000 in a few seconds, whatever the old addresses look like', async () => {
    const sources = [
      ...[(n: number) => `/big-${n}`, (n: number) => `/shop/${n % 50}/item-${n}`, (n: number) => `/old/page-${n}.html`],
      ...[(n: number) => `/big-${n}.php`, (n: number) => `/wp-content/uploads/${n}.jpg`],
    ];
    const lines = sources.flatMap((source) =>
      Array.from({ length: 4_000 }, (_, n) => `${source(n)},/gone-${n}/a.html`),
    );
    const startedAt = performance.now();
    const { body } = expectOk(await own.send('post', 'redirects/csv', { csv: `from,to\n${lines.join('\n')}` }));
    expect(body).toMatchObject({ added: 20_000, dead: 20_000 });
    expect(performance.now() - startedAt).toBeLessThan(5_000);
  });
});

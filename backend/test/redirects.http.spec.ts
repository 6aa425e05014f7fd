import { DataSource } from 'typeorm';
import { UnitOfWork } from '../src/core/database/unit-of-work.ts';
import { Redirects, type RedirectStatus, type RedirectTarget } from '../src/redirects/redirects.service.ts';
import { DocumentEditor } from './support/document-editor.ts';
import { forAllTests } from './support/for-all-tests.ts';
import { keptFiles } from './support/kept-files.ts';
import { rawRequest } from './support/raw-request.ts';
import { createTestSite } from './support/site.ts';

const site = forAllTests(() => createTestSite());
const editor = forAllTests(() => DocumentEditor.signedIn(site));

const lead = (from: string, target: RedirectTarget, status?: RedirectStatus) =>
  site.app.get(UnitOfWork).run((tx) => site.app.get(Redirects).lead(tx, from, target, status));
const ask = async (path: string, method: 'GET' | 'HEAD' = 'GET') => {
  const { status, headers } = await rawRequest(site, method, path);
  return [status, headers.location];
};
const renamed = async (from: string, to: string) => {
  const { id } = await editor.livePage({ title: from }, from);
  const { version } = await editor.state(id);
  await editor.send('put', `documents/${id}/slug`, { version, slug: to });
  await editor.did('publish', id);
  return id;
};

describe('an old address', () => {
  it('leads to the new one: also for HEAD, with a slash at its end, with its query and below the prefix', async () => {
    await renamed('page-old', 'page-new');
    expect(await ask('/page-old')).toEqual([301, '/page-new']);
    expect(await ask('/page-old', 'HEAD')).toEqual([301, '/page-new']);
    expect(await ask('/page-old/')).toEqual([301, '/page-new']);
    expect(await ask('/page-old?utm_source=a&b=c')).toEqual([301, '/page-new?utm_source=a&b=c']);
    expect(await ask('//page-old/?x=//evil.example')).toEqual([301, '/page-new?x=//evil.example']);
    expect(await ask('/website/page-old?a')).toEqual([301, '/website/page-new?a']);
    expect(await ask('/page-new')).toEqual([200, undefined]);
    expect((await rawRequest(site, 'POST', '/page-old')).status).toBe(405);
  });

  it('is not served from a file any more', async () => {
    const { id, path } = await editor.livePage({ title: 'Kept' }, 'page-kept');
    await site.html(path);
    await site.settled();
    expect(keptFiles(site.siteDir).filter((file) => file.includes('page-kept'))).not.toEqual([]);
    const { version } = await editor.state(id);
    await editor.send('put', `documents/${id}/slug`, { version, slug: 'page-moved' });
    expect(await ask(path)).toEqual([200, undefined]);
    await editor.did('publish', id);
    expect(await ask(path)).toEqual([301, '/page-moved']);
    expect(keptFiles(site.siteDir).filter((file) => /^(last|current)\b.*page-kept/.test(file))).toEqual([]);
  });

  it('leads nowhere while nobody can see what it leads to', async () => {
    const id = await renamed('page-hidden', 'page-hidden-new');
    await editor.did('unpublish', id);
    expect((await ask('/page-hidden'))[0]).toBe(404);
    await editor.did('publish', id);
    expect(await ask('/page-hidden')).toEqual([301, '/page-hidden-new']);
  });
});

describe('a redirect', () => {
  it('leads to paths and other sites, with its status, from the next request on', async () => {
    expect((await ask('/campaign'))[0]).toBe(404);
    await lead('/campaign', { path: '/about?from=campaign#team' }, 302);
    expect(await ask('/campaign?b=1')).toEqual([302, '/about?from=campaign&b=1#team']);
    await lead('/campaign', { path: 'https://example.com/x' });
    expect(await ask('/website/campaign')).toEqual([301, 'https://example.com/x']);
  });

  it('never leads to another one, whichever was made first', async () => {
    await lead('/hop-2', { path: '/blog/end' });
    await lead('/hop-1', { path: '/hop-2' });
    await lead('/about-us', { path: '/blog/x' });
    await lead('/hop-0', { path: '/about-us' });
    await lead('/blog/x', { path: '/blog/y' });
    expect(await ask('/hop-1')).toEqual([301, '/blog/end']);
    expect(await ask('/hop-0')).toEqual([301, '/blog/y']);
    expect(await ask('/about-us')).toEqual([301, '/blog/y']);
    const target = await editor.livePage({ title: 'T' }, 'page-target');
    await lead('/to-page', { path: '/page-target' });
    const [row] = await site.app
      .get(DataSource)
      .query<object[]>(`select target_document_id from redirect where from_path = '/to-page'`);
    expect(row).toEqual({ target_document_id: target.id });
  });

  it.each([
    ['itself', '/loop', { path: '/loop' }],
    ['itself in the end', '/ring-2', { path: '/ring-1' }],
    ['what is not there', '/x', { documentId: crypto.randomUUID() }],
    ['a page, from that page', '/page-live', { path: '/about' }],
  ])('is refused that leads to %s', async (_, from, target) => {
    await lead('/ring-1', { path: '/ring-2' });
    await editor.livePage({ title: 'Live' }, 'page-live').catch(() => {}); // of the row before
    const count = () => site.app.get(DataSource).query<object[]>('select from_path from redirect order by 1');
    const before = await count();
    await expect(lead(from, target)).rejects.toThrow();
    expect(await count()).toEqual(before);
  });
});

import { DataSource } from 'typeorm';
import { ContentTrash } from '../src/content/publishing/content-trash.ts';
import { UnitOfWork } from '../src/core/database/unit-of-work.ts';
import { DocumentEditor } from './support/document-editor.ts';
import { forAllTests } from './support/for-all-tests.ts';
import { keptFiles } from './support/kept-files.ts';
import { rawRequest } from './support/raw-request.ts';
import { redirectActions } from './support/redirect-actions.ts';
import { createTestSite } from './support/site.ts';

const site = forAllTests(() => createTestSite());
const editor = forAllTests(() => DocumentEditor.signedIn(site));

const { lead, ask, renamed } = redirectActions(site, editor);

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

  it('is not found at once with a slash at its end or in capitals where there is nothing', async () => {
    expect([await ask('/nope/'), await ask('/Nope/'), await ask('/website/nope/')]).toEqual(
      Array.from({ length: 3 }, () => [404, undefined]),
    );
    expect([await ask('/about/'), await ask('//About/?a')]).toEqual([
      [301, '/about'],
      [301, '/about?a'],
    ]);
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

describe('a removed page', () => {
  const removed = async (slug: string, fields: object) => {
    const { id } = await editor.livePage({ title: slug }, slug);
    await editor.did('trash', id, { ...fields });
    return id;
  };
  const refusal = async (slug: string, fields: object) => {
    const { id } = await editor.livePage({ title: slug }, slug);
    const { status, body } = await editor.does('trash', id, { ...fields });
    expect((await editor.did('trash', id)).deletedAt).not.toBeNull();
    return [status, (body as { errors: object[] }).errors];
  };

  it('leads to the page that takes its place until it is recovered, also from its previous addresses', async () => {
    const successor = await editor.livePage({ title: 'Successor' }, 'page-successor');
    const id = await renamed('page-first', 'page-second');
    await editor.did('trash', id, { redirectTo: `doc:${successor.id}` });
    expect(await ask('/page-second?a=1')).toEqual([301, '/page-successor?a=1']);
    expect(await ask('/page-first')).toEqual([301, '/page-successor']);
    expect((await editor.history(id))[0]).toMatchObject({ kind: 'trashed', note: '/page-second → /page-successor' });

    await editor.did('trash', successor.id, { redirectTo: 'https://example.com/x' });
    expect(await ask('/page-first')).toEqual([301, 'https://example.com/x']);
    await editor.did('recover', successor.id);
    await editor.did('publish', successor.id);
    expect(await ask('/page-first')).toEqual([301, '/page-successor']);

    await editor.did('recover', id);
    expect((await ask('/page-second'))[0]).toBe(404);
    await editor.did('publish', id);
    expect(await ask('/page-second')).toEqual([200, undefined]);
    expect(await ask('/page-first')).toEqual([301, '/page-second']);
  });

  it('is gone for good (410) under both prefixes, unless another page comes to its address', async () => {
    await removed('page-gone', { gone: true });
    expect(await ask('/page-gone')).toEqual([410, undefined]);
    expect(await ask('/page-gone', 'HEAD')).toEqual([410, undefined]);
    expect(await ask('/website/page-gone')).toEqual([410, undefined]);
    expect(await ask('/page-gone/')).toEqual([410, undefined]);
    expect(String((await rawRequest(site, 'GET', '/page-gone')).body)).toContain('<!doctype html>');
    await editor.livePage({ title: 'Again' }, 'page-gone');
    expect(await ask('/page-gone')).toEqual([200, undefined]);
  });

  it('is not found without either, as before', async () => {
    await removed('page-plain', {});
    expect((await ask('/page-plain'))[0]).toBe(404);
  });

  it('lets links of other pages lead to what took its place', async () => {
    const successor = await editor.livePage({ title: 'Successor' }, 'page-next');
    const linked = await editor.livePage({ title: 'Linked' }, 'page-linked');
    const action = { label: 'Read it', href: `doc:${linked.id}` };
    await editor.livePage(
      { title: 'Linking', blocks: [{ id: '1', type: 'ctaBand', title: 'T', action }] },
      'page-linking',
    );
    await editor.did('trash', linked.id, { redirectTo: `doc:${successor.id}` });
    const { body: page } = await site.http.get('/api/pages/page-linking');
    expect(page).toMatchObject({ blocks: [{ action: { href: '/page-next' } }] });
    const query = `href=${encodeURIComponent(action.href)}`;
    const { body } = await editor.send('get', `link-targets/lookup?${query}`);
    expect(body).toMatchObject({ state: 'redirect', address: '/page-next' });
  });

  it('stays what it was where another page stands for it: an author', async () => {
    const author = async (name: string) => {
      const id = crypto.randomUUID();
      await editor.send('post', 'content/author', { id, slug: name.toLowerCase(), content: { name } });
      await editor.did('publish', id);
      return id;
    };
    const [ann, bob] = [await author('Ann'), await author('Bob')];
    const post = { title: 'By Ann', excerpt: 'E.', authors: [`doc:${ann}`], blocks: [], publishedOn: '2026-01-01' };
    const id = crypto.randomUUID();
    await editor.send('post', 'content/post', { id, slug: 'by-ann', content: post });
    await editor.did('trash', ann, { redirectTo: `doc:${bob}` });
    expect(await ask('/blog/author/ann')).toEqual([301, '/blog/author/bob']);
    await editor.did('publish', id);
    expect((await site.http.get('/api/posts/by-ann')).body).toMatchObject({ authors: ['Ann'] });
  });

  it('leads to other sites by addresses that browsers take', async () => {
    await removed('page-abroad', { redirectTo: 'https://example.com/日本' });
    expect(await ask('/page-abroad')).toEqual([301, 'https://example.com/%E6%97%A5%E6%9C%AC']);
  });

  it('has an address that visitors know, else there is nothing to lead', async () => {
    const { id } = await editor.newPage();
    expect((await editor.does('trash', id, { gone: true })).status).toBe(400);
    expect((await editor.state(id)).deletedAt).toBeNull();
  });

  it('leaves its redirects behind when it is removed from the trash for good', async () => {
    const successor = await editor.livePage({ title: 'Successor' }, 'page-heir');
    const id = await renamed('page-past', 'page-present');
    await editor.did('trash', id, { redirectTo: `doc:${successor.id}` });
    await site.app
      .get(DataSource)
      .query(`update content_document set deleted_at = now() - interval '31 days' where id = $1`, [id]);
    await site.app.get(UnitOfWork).run((tx) => site.app.get(ContentTrash).purge(tx));
    expect((await editor.send('get', `documents/${id}`)).status).toBe(404);
    expect(await ask('/page-present')).toEqual([301, '/page-heir']);
    expect(await ask('/page-past')).toEqual([301, '/page-heir']);
  });

  it.each([
    ['a page and gone', { redirectTo: '/about', gone: true }, 'Choose one: another page, or gone for good.'],
    [
      'nothing that is here',
      { redirectTo: '/no-such-page' },
      'Visitors do not see this page. Choose one that is published.',
    ],
    ['code', { redirectTo: 'javascript:alert(1)' }, 'Choose a page, or enter a web address.'],
    ['an email address', { redirectTo: 'mailto:a@example.com' }, 'Choose a page, or enter a web address.'],
    ['itself', { redirectTo: '/page-refused' }, 'Visitors do not see this page. Choose one that is published.'],
  ])('does not lead to %s', async (_, fields, message) => {
    expect(await refusal('page-refused', fields)).toEqual([400, [{ field: 'redirectTo', message }]]);
  });
});

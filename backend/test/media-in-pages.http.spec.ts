import { randomUUID } from 'node:crypto';
import { DataSource } from 'typeorm';
import { LegalMediaUses1763694120000 } from '../src/core/database/migrations/1763694120000-legal-media-uses.ts';
import type { DocumentChecks } from '../src/content/checks/document-checks.dto.ts';
import type { MediaList, MediaUse } from '../src/media/library/media.dto.ts';
import { createTestApp } from './support/app.ts';
import { builtFrontEnds } from './support/built-front-ends.ts';
import { DocumentEditor, expectOk } from './support/document-editor.ts';
import { eventually } from './support/eventually.ts';
import { forAllTests } from './support/for-all-tests.ts';
import { LegalEditor } from './support/legal-editor.ts';
import { jpeg, mediaCalls } from './support/media-calls.ts';

const test = forAllTests(() => createTestApp({ variables: { FRONTEND_DIR: builtFrontEnds() } }));
const editor = forAllTests(() => DocumentEditor.signedIn(test));
const { uploaded, media, item, ready, change } = mediaCalls(test, editor);

describe('uses', () => {
  const usesOf = async (id: string) => (await media(`/${id}/uses`)) as MediaUse[];
  const figure = (image: string) => ({ id: 'figure', type: 'figure', image, alt: '' }) as const;

  it('are drafts and live revisions, of pages and of the brand; an item that is used stays', async () => {
    const { id, address } = await uploaded(await jpeg(), `name=used.jpg&folder=${randomUUID()}`);
    expect(await usesOf(id)).toEqual([]);
    const page = await editor.newPage({ title: 'Using it', blocks: [figure(address)] });
    const use = { id: page.id, type: 'page', title: 'Using it', path: page.path };
    expect(await usesOf(id)).toEqual([{ ...use, inDraft: true, inLive: false }]);
    await editor.did('publish', page.id);
    await editor.saved(page.id, { title: 'Using it', blocks: [] });
    expect(await usesOf(id)).toEqual([{ ...use, inDraft: false, inLive: true }]);
    await editor.livePart('brand', { logo: address });
    expect((await usesOf(id)).map(({ type }) => type)).toEqual(['brand', 'page']);

    const refused = await editor.send('delete', `media/${id}`);
    expect(refused).toMatchObject({
      status: 409,
      body: { code: 'conflict', uses: [{ type: 'brand' }, { type: 'page' }] },
    });
    await editor.livePart('brand', {});
    await editor.did('trash', page.id);
    expect(await usesOf(id)).toEqual([]);
    expectOk(await editor.send('delete', `media/${id}`));
    expect((await test.http.get(address)).status).toBe(404);
  });

  it('are also earlier versions of legal texts, which stay public', async () => {
    const { id, address } = await uploaded(await jpeg(40, 40));
    const terms = await LegalEditor.signedIn(test, 'terms');
    const text = { title: 'Terms', effectiveDate: '2026-12-01', changeSummary: 'Changed.' };
    await terms.published({ ...text, blocks: [figure(address)] });
    const { id: document } = await terms.published({
      ...text,
      blocks: [],
      effectiveDate: '2026-12-02',
      changeSummary: 'No picture.',
    });
    const use = { id: document, type: 'legal', title: 'Terms', path: '/terms', inDraft: false, inLive: true };
    expect(await usesOf(id)).toEqual([use]);
    expect((await editor.send('delete', `media/${id}`)).status).toBe(409);
    const { manager } = test.app.get(DataSource);
    await manager.query('delete from media_use where media_id = $1', [id]);
    const runner = test.app.get(DataSource).createQueryRunner();
    await new LegalMediaUses1763694120000().up(runner);
    await runner.release();
    expect(await usesOf(id)).toEqual([use]);
  });

  it('are what the list of unused items goes by', async () => {
    const folder = randomUUID();
    const { address } = await uploaded(await jpeg(), `name=used&folder=${folder}`);
    await uploaded(await jpeg(), `name=unused&folder=${folder}`);
    await editor.newPage({
      title: 'Rich',
      blocks: [{ id: 'a', type: 'richText', html: `<p>x</p><img src="${address}" alt="">` }],
    });
    const { data, total } = (await media(`?folder=${folder}&unused=true`)) as MediaList;
    expect([data.map(({ name }) => name), total]).toEqual([['unused'], 1]);
  });

  it('of an item in the trash come back with it', async () => {
    const { id } = await uploaded(await jpeg(), `folder=${randomUUID()}`);
    expectOk(await editor.send('delete', `media/${id}`));
    expect(((await media('?trashed=true')) as MediaList).data.map((one) => one.id)).toContain(id);
    expect((await editor.send('post', `media/${id}/recover`)).body).toMatchObject({ deletedAt: null });
    expect((await editor.send('delete', `media/${randomUUID()}`)).status).toBe(404);
  });
});

describe('visitors', () => {
  const figure = (image: string) => ({ id: 'figure', type: 'figure', image, alt: '' }) as const;
  const blocksOf = async (slug: string) =>
    (expectOk(await test.http.get(`/api/pages/${slug}`)).body as { blocks: { image?: string; html?: string }[] })
      .blocks;

  it('get addresses that work and describe the file, in every answer; content keeps its own', async () => {
    const { id, address } = await uploaded(await jpeg(700, 400), 'name=Ward.jpg');
    const { file, version } = await ready(id);
    await change(id, { version, focalX: 20, focalY: 80 });
    const html = `<p>Text</p><figure><img src="${address}" alt="A ward"></figure>`;
    const unknown = `/media/${randomUUID()}/gone.pdf`;
    const link = { id: 'c', type: 'richText', html: `<p><a href="${unknown}">A list</a></p>` } as const;
    const blocks = [figure(address), { id: 'b', type: 'richText', html } as const, link];
    const page = await editor.livePage({ title: 'Pictured', blocks, seo: { ogImage: address } }, 'pictured');
    const color = String((await item(id)).color);
    const resolved = `${file}?size=700x400;widths=320,480,640,700;focus=20,80;color=${color}`;
    const [first, second, third] = await blocksOf('pictured');
    expect(first?.image).toBe(resolved);
    expect(second?.html).toContain(`src="${resolved}"`);
    expect(third?.html).toContain(`href="${unknown}"`);
    expect((await test.http.get(resolved)).status).toBe(200);
    const { text } = await test.http.get('/pictured');
    expect(text.match(new RegExp(`srcset="${file.replace('-700.webp', '-320.avif')} 320w, `, 'gi'))).toHaveLength(2);
    const [, shared = ''] = /property="og:image" content="([^"]*)"/.exec(text) ?? [];
    expect(shared).toBe(test.config.publicUrl + resolved);
    expect((await editor.page(page.id)).content.blocks?.[0]).toMatchObject({ image: address });
  });

  it('get the new file as soon as its widths are there, and its new focal point at once', async () => {
    const { id, address } = await uploaded(await jpeg(340, 200));
    await ready(id);
    await editor.livePage({ title: 'Replaced', blocks: [figure(address)] }, 'replaced');
    const shown = async () => (await blocksOf('replaced'))[0]?.image ?? '';
    expect(await shown()).toContain('size=340x200');
    await test.http
      .put(`/api/admin/media/${id}/file?version=1`)
      .set(editor.session)
      .set('content-type', 'image/jpeg')
      .send(await jpeg(350, 200));
    await eventually(shown, (image) => image.includes('size=350x200'));
    expect((await change(id, { version: 2, focalX: 0 })).status).toBe(200);
    expect(await shown()).toContain('focus=0,50');
  });
});

describe('a publication', () => {
  const notAnImage = 'This file is not an image, or it was deleted from the library. Choose another image.';
  const figure = (image: string) => ({ id: 'figure', type: 'figure', image, alt: 'A ward' }) as const;
  const pdf = () => uploaded(Buffer.from(`%PDF-1.4\n${randomUUID()}\n%%EOF\n`), 'name=list.pdf');

  it('refuses pages and files that are no images where visitors would see an image', async () => {
    const { address } = await pdf();
    const { path: live } = await editor.livePage({ title: 'Live' });
    const html = `<p><a href="${address}">A list</a></p><img src="${address}" alt="A list">`;
    const text = { id: 'text', type: 'richText', html } as const;
    const page = await editor.newPage({
      title: 'Wrong',
      blocks: [figure(String(live)), text],
      seo: { ogImage: address },
    });
    const refused = await editor.does('publish', page.id);
    expect([refused.status, refused.body.errors]).toEqual([
      422,
      [
        { field: 'blocks.0.image', message: 'This is the address of a page. Choose an image.' },
        { field: 'blocks.1.html', message: notAnImage },
        { field: 'seo.ogImage', message: notAnImage },
      ],
    ]);
    const brand = await editor.savedPart('brand', { logo: address });
    expect((await editor.does('publish', brand.id)).body.errors).toEqual([{ field: 'logo', message: notAnImage }]);
    const { findings } = expectOk(await editor.send('get', `documents/${brand.id}/checks`)).body as DocumentChecks;
    expect(findings).toContainEqual({ rule: 'fields', level: 'block', field: 'logo', message: notAnImage });
    await editor.livePart('brand', {});
  });

  it('refuses images of other sites where visitors would see them, and names the way out', async () => {
    const there = 'https://cdn.example/ward.png';
    const own = `${test.config.publicUrl}/images/blog/default.svg`;
    const html = `<p><img src="${there}" alt="A ward"><img src="${own}" alt="A board"></p>`;
    const content = { title: 'Elsewhere', blocks: [figure(there), { id: 'text', type: 'richText', html } as const] };
    const page = await editor.newPage({ ...content, seo: { ogImage: there } });
    const message = 'This image is on cdn.example. Copy it to the library: pages load images from this site only.';
    expect((await editor.does('publish', page.id)).body.errors).toEqual([
      { field: 'blocks.0.image', message },
      { field: 'blocks.1.html', message },
    ]);
  });

  it('of a recovered page is refused while an image that was deleted meanwhile is missing', async () => {
    const { id, address } = await uploaded(await jpeg(40, 40));
    const page = await editor.livePage({ title: 'Recovered', blocks: [figure(address)] });
    await editor.did('trash', page.id);
    expectOk(await editor.send('delete', `media/${id}`));
    await editor.did('recover', page.id);
    expect((await editor.does('publish', page.id)).body.errors).toEqual([
      { field: 'blocks.0.image', message: notAnImage },
    ]);
    expectOk(await editor.send('post', `media/${id}/recover`));
    await editor.did('publish', page.id);
  });
});

describe('the checks of a page', () => {
  const messages = async (address: string) => {
    const { id } = await editor.newPage({
      title: 'Checked',
      blocks: [{ id: 'figure', type: 'figure', image: address, alt: 'A ward' }],
      seo: { ogImage: address },
    });
    const { findings } = expectOk(await editor.send('get', `documents/${id}/checks`)).body as DocumentChecks;
    return findings
      .filter(({ rule, level }) => level !== 'pass' && ['image-weight', 'social-image'].includes(rule))
      .map(({ rule, message }) => [rule, message]);
  };

  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"><path d="M0 0h${Math.random()}"/></svg>`;

  it('know the size and the type of an image of the library, and that one is gone', async () => {
    expect(await messages((await uploaded(await jpeg(1200, 630))).address)).toEqual([]);
    expect(await messages((await uploaded(await jpeg(300, 200))).address)).toEqual([
      ['social-image', expect.stringContaining('300 × 200 pixels')],
    ]);
    expect(await messages((await uploaded(Buffer.from(drawing))).address)).toEqual([
      ['social-image', expect.stringContaining('SVG')],
    ]);
    const gone = `/media/${randomUUID()}/gone.webp`;
    expect(await messages(gone)).toContainEqual(['image-weight', `There is no image at ${gone}. Choose another one.`]);
  });
});

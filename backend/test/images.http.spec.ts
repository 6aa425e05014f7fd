import type { ImageInUse } from '../src/content/images/images.dto.ts';
import { createTestApp } from './support/app.ts';
import { DocumentEditor, expectOk } from './support/document-editor.ts';
import { forAllTests } from './support/for-all-tests.ts';
import { holding } from './support/holding.ts';

const test = forAllTests(() => createTestApp());
const editor = forAllTests(() => DocumentEditor.signedIn(test));

const inUse = async () => expectOk(await editor.send('get', 'images/in-use')).body as ImageInUse[];

describe('images in use', () => {
  it('are those of drafts and of live pages, in any field for images, the last used first and each once', async () => {
    const figure = (image: string, alt = '') =>
      ({ id: image.replace(/\W/g, '-'), type: 'figure', image, alt }) as const;
    const cover = 'https://images.example/cover.jpg';
    const post = { title: 'A post', excerpt: 'Short', publishedOn: '2026-11-02', cover, coverAlt: 'A ward at night' };
    expectOk(await editor.send('post', 'content/post', { id: crypto.randomUUID(), slug: 'pictured', content: post }));
    const { id } = await editor.livePage({ title: 'Live', blocks: [figure('/images/live.jpg', 'Live')] });
    const hidden = { ...figure('/images/hidden.jpg'), published: false };
    const draft = [figure(cover), figure('half'), hidden, figure('/images/draft.jpg', 'A board')];
    await editor.saved(id, { title: 'Live', blocks: draft });
    const removed = await editor.newPage({ title: 'Thrown away', blocks: [figure('/images/gone.jpg')] });
    await editor.did('trash', removed.id);
    expect((await inUse()).slice(0, 4)).toEqual([
      { address: cover, alt: 'A ward at night' },
      { address: '/images/hidden.jpg', alt: '' },
      { address: '/images/draft.jpg', alt: 'A board' },
      { address: '/images/live.jpg', alt: 'Live' },
    ]);
    const addresses = (await inUse()).map(({ address }) => address);
    expect(addresses).toEqual([...new Set(addresses)]);
    expect(addresses).not.toContain('/images/gone.jpg');
  });

  it('are those inside texts, of the brand and of the footer, too', async () => {
    const html = '<p>Before.</p><figure><img src="/images/in-text.jpg" alt="Ward &amp; board"></figure>';
    await editor.newPage({ title: 'With text', blocks: [{ id: 'a', type: 'richText', html }] });
    const brand = { logo: '/images/our-logo.svg', favicon: 'https://images.example/icon.png' };
    await editor.savedPart('brand', brand);
    await editor.savedPart('footer', { badges: [{ label: 'Certified', imageUrl: '/images/certified.svg' }] });
    const images = await inUse();
    expect(images).toEqual(
      expect.arrayContaining([
        { address: '/images/in-text.jpg', alt: 'Ward & board' },
        { address: '/images/our-logo.svg', alt: '' },
        { address: 'https://images.example/icon.png', alt: '' },
        { address: '/images/certified.svg', alt: 'Certified' },
      ]),
    );
  });

  it('THR-34 are told to those who may edit the documents, and to nobody else', async () => {
    await editor.newPage({ title: 'Only here', blocks: [{ id: 'a', type: 'figure', image: '/images/only-here.jpg' }] });
    expect(await inUse()).toContainEqual({ address: '/images/only-here.jpg', alt: '' });
    const ofOthers = await holding(test, ['post:edit'], inUse);
    expect(ofOthers.map(({ address }) => address)).not.toContain('/images/only-here.jpg');
    expect((await test.http.get('/api/admin/images/in-use')).status).toBe(401);
  });
});

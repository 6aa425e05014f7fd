import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { ZipFile } from 'yazl';
import { PostContent } from '../src/blog/post-content.dto.ts';
import { ghostExport, wordPressExport } from './support/sample-exports.ts';
import { DocumentEditor } from './support/document-editor.ts';
import { FetchRules } from '../src/media/library/fetch-image.ts';
import { createTestApp } from './support/app.ts';
import { rawRequest } from './support/raw-request.ts';
import { forAllTests } from './support/for-all-tests.ts';
import { actions, drafts, imageServer, png, zipOf, importCalls } from './support/import-calls.ts';

const test = forAllTests(() => createTestApp());
const editor = forAllTests(() => DocumentEditor.signedIn(test));
const { checked, imported, contentOf, allowFetching, clear } = importCalls(test, editor);
afterEach(clear);

describe('a blog of 100 posts with images', () => {
  const live = { publish: true, redirects: true, fetchImages: false };
  const pictures = forAllTests(async () => {
    const pngs = await Promise.all(
      ['#123456', '#654321', '#abcdef'].map((background) =>
        sharp({ create: { width: 80, height: 40, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    );
    const ofPath = (path: string) => pngs[Number(/\d+(?=\.\w+$)/.exec(path)?.[0]) % pngs.length] ?? Buffer.of();
    return { ofPath, close: () => Promise.resolve() };
  });
  const leadsTo = async (path: string) => {
    const { status, headers } = await rawRequest(test, 'GET', path);
    return [status, headers.location];
  };
  const addressesOf = ({ cover, blocks = [] }: PostContent) => [
    cover,
    ...(blocks ?? []).flatMap((block) => (block.type === 'figure' ? block.image : [])),
  ];
  const stored = expect.stringMatching(/^\/media\/[\da-f]{32}\//) as string;

  it('comes from WordPress: images from its server, old addresses and old slugs lead to the posts, no doubles', async () => {
    const server = await imageServer(({ url = '' }, answer) => answer.end(pictures.ofPath(url)));
    Object.assign(test.app.get(FetchRules), { allowed: ['127.0.0.1'], ports: [server.port] });
    const file = wordPressExport(100, `http://127.0.0.1:${server.port}`);
    const first = await imported('export.xml', file, { ...live, fetchImages: true });
    await server.close();
    Object.assign(test.app.get(FetchRules), new FetchRules());
    expect(first.items.filter(({ action, isDone }) => action === 'create' && isDone)).toHaveLength(100);
    expect(first.items.filter(({ isPublished }) => isPublished)).toHaveLength(50);
    expect(first.items.flatMap(({ warnings }) => warnings).filter((note) => note.includes('image'))).toEqual([]);
    const { body } = await test.http.get('/api/posts/filling-shift-98');
    expect(addressesOf(body as PostContent)).toEqual([stored, stored]);
    for (const [at, { path, isPublished }] of first.items.entries()) {
      if (!isPublished) continue;
      expect(await leadsTo(`/2024/01/filling-shift-${at}/`)).toEqual([301, path]);
      if (at % 10 === 0) expect(await leadsTo(`/2024/01/shift-no-${at}/?utm=a`)).toEqual([301, `${path}?utm=a`]);
    }
    expect(new Set(actions(await imported('export.xml', file, live)))).toEqual(new Set(['unchanged']));
    expect((await editor.send('get', 'content/post')).body).toMatchObject({ total: 100 });
    expect((await editor.send('get', 'media')).body).toMatchObject({ total: 3 });
  });

  it('comes from Ghost: images in the archive beside it, old addresses lead to the posts, no doubles', async () => {
    const zip = new ZipFile();
    zip.addBuffer(Buffer.from(ghostExport(100)), 'blog.ghost.json');
    for (let at = 0; at < 100; at++)
      for (const name of [`board-${at}.png`, `cover-${at}.png`])
        zip.addBuffer(pictures.ofPath(name), `content/images/2025/02/${name}`);
    zip.end();
    const file = await buffer(zip.outputStream);
    const first = await imported('ghost.zip', file, live);
    expect(first.items.filter(({ action, isDone }) => action === 'create' && isDone)).toHaveLength(100);
    expect(first.items[7]).toMatchObject({ path: '/blog/ghost-post-7', redirectsFrom: ['/ghost-post-7'] });
    const { body } = await test.http.get('/api/posts/ghost-post-98');
    expect(addressesOf(body as PostContent)).toEqual([stored, stored]);
    for (const [at, { path, isPublished }] of first.items.entries())
      if (isPublished) expect(await leadsTo(`/ghost-post-${at}/`)).toEqual([301, path]);
    expect(first.items.filter(({ isPublished }) => isPublished)).toHaveLength(50);
    expect(new Set(actions(await imported('ghost.zip', file, live)))).toEqual(new Set(['unchanged']));
    expect((await editor.send('get', 'content/post')).body).toMatchObject({ total: 100 });
  });
});

it('says nothing of images that this site has, and names those that it has not', async () => {
  const picture = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#fedcba' } })
    .png()
    .toBuffer();
  const first = await imported('a.zip', await zipOf({ 'a.md': '![A](a.png)', 'a.png': picture }));
  const { blocks } = await contentOf(first.items[0]?.documentId);
  const [figure] = blocks ?? [];
  const here = figure?.type === 'figure' ? figure.image : '';
  const [gone, never] = [here?.replace(/[\da-f]{8}/, '00000000'), '/wp-content/b.png'];
  const text = [here, gone, never].map((address) => `![A](${address})`).join('\n\n');
  const note = (address?: string) => `The image ${address} is not on this site yet.`;
  const { items } = await checked('b.md', `# B\n\n${text}`);
  expect(items[0]?.warnings).toEqual([note(gone), note(never)]);
});

it('takes images out of an archive into the media library, once', async () => {
  const png = await sharp({ create: { width: 20, height: 10, channels: 3, background: '#123456' } })
    .png()
    .toBuffer();
  const zip = new ZipFile();
  const text =
    '---\ntitle: With images\ncover: img/a.png\n---\nOne\n\n![A](img/a.png)\n\n![B](img/b.png)\n\n- x ![C](./img/a.png)';
  zip.addBuffer(Buffer.from(text), 'blog/post.md');
  zip.addBuffer(png, 'blog/img/a.png');
  zip.addBuffer(Buffer.from('no image'), 'blog/img/b.png');
  zip.end();
  const countOfMedia = async () => ((await editor.send('get', 'media')).body as { total: number }).total;
  const before = await countOfMedia();
  const { items } = await imported('blog.zip', await buffer(zip.outputStream));
  const [item] = items;
  expect(item).toMatchObject({
    action: 'create',
    warnings: expect.arrayContaining([expect.stringMatching(/b\.png was not stored/)]) as string[],
  });
  const { content } = (await editor.send('get', `content/post/${item?.documentId}`)).body as { content: PostContent };
  const address = expect.stringMatching(/^\/media\/[\w-]{36}\/a\.webp$/) as string;
  expect(content).toMatchObject({
    cover: address,
    blocks: [{ type: 'richText' }, { type: 'figure', image: address, alt: 'A' }, { type: 'richText' }],
  });
  expect(JSON.stringify(content.blocks)).toContain(`<img src=\\"${content.cover}\\"`);
  expect(await countOfMedia()).toBe(before + 1);
});

it('gives up a dead host after a few images, and asks a living one for a few at a time', async () => {
  let [running, most, asked] = [0, 0, 0];
  const [one, dead] = [
    await imageServer((_, answer) => {
      running++;
      asked++;
      most = Math.max(most, running);
      setImmediate(() => {
        running--;
        answer.writeHead(404).end();
      });
    }),
    await imageServer(() => {}),
  ];
  await dead.close();
  allowFetching(one.port, dead.port);
  const images = Array.from({ length: 30 }, (_, at) =>
    [dead, one].map(({ port }) => `![A](http://127.0.0.1:${port}/${at}.png)`).join('\n\n'),
  );
  const files = Object.fromEntries(
    [0, 1, 2].map((at) => [`${at}.md`, `# ${at}\n\n${images.slice(at * 10, at * 10 + 10).join('\n\n')}`]),
  );
  const { items } = await imported('a.zip', await zipOf(files), { ...drafts, fetchImages: true });
  await one.close();
  const notes = items.flatMap(({ warnings }) => warnings);
  expect([asked, most <= 4]).toEqual([30, true]);
  expect(notes.filter((note) => note.includes('the site answered 404'))).toHaveLength(30);
  const unreached = notes.filter((note) => note.includes('cannot be reached')).length;
  expect(unreached).toBeGreaterThanOrEqual(3);
  expect(unreached).toBeLessThanOrEqual(6);
  const givenUp = notes.filter((note) =>
    note.endsWith(`: 127.0.0.1:${dead.port} could not be reached 3 times, so its other images were not tried.`),
  );
  expect(givenUp.length + unreached).toBe(30);
});

it('gives up a host that answers now and then', async () => {
  let asked = 0;
  const image = await png('#0a0b0c');
  const server = await imageServer((request, answer) => {
    asked++;
    if (Number(/\d+/.exec(request.url ?? '')?.[0]) % 3 === 0) answer.end(image);
    else request.socket.destroy();
  });
  allowFetching(server.port);
  const images = Array.from({ length: 60 }, (_, at) => `![A](http://127.0.0.1:${server.port}/${at}.png)`);
  const { items } = await imported('a.md', `# A\n\n${images.join('\n\n')}`, { ...drafts, fetchImages: true });
  await server.close();
  const givenUp = items[0]?.warnings.filter((note) => note.includes('its other images were not tried')) ?? [];
  expect(givenUp.length).toBe(60 - asked);
  expect(asked).toBeLessThan(25);
});

import { randomBytes } from 'node:crypto';
import { ZipFile } from 'yazl';
import { buffer } from 'node:stream/consumers';
import { processorTime } from '../../../test/support/processor-time.ts';
import { UnreadableFile, type ImportedPost } from '../model/imported-post.ts';
import { readImportFile } from './read-file.ts';
import { ghostExport, wordPressExport } from '../../../test/support/sample-exports.ts';

const read = (name: string, content: string | Uint8Array) =>
  readImportFile(name, typeof content === 'string' ? Buffer.from(content) : content);
const postsIn = async (name: string, content: string | Uint8Array): Promise<ImportedPost[]> =>
  (await read(name, content)).readings.flatMap(({ posts }) => posts);
const refusal = (name: string, content: string | Uint8Array): Promise<string> =>
  read(name, content).then(
    () => 'none',
    ({ message }: Error) => message,
  );

type Files = Readonly<Record<string, string | Buffer>>;
async function zipped(files: Files, options: { mode?: number } = {}): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [path, content] of Object.entries(files)) zip.addBuffer(Buffer.from(content), path, options);
  zip.end();
  return buffer(zip.outputStream);
}

describe('Markdown', () => {
  it('has its facts in the front matter', async () => {
    const text = `---
title: "Fill rate: explained"
slug: fill-rate
date: 2026-03-20T09:00:00Z
draft: false
category: Metrics
tags: [Pay, Ops]
author: Ann
description: What it is.
cover: { image: images/a.jpg, alt: A board }
aliases: [/old/fill-rate/]
seo: { title: SEO, description: D }
---
# Fill rate: explained

Some **bold** text.
`;
    expect(await postsIn('posts/a.md', text)).toEqual([
      {
        sourceId: 'posts/a.md',
        oldAddresses: ['/old/fill-rate/'],
        title: 'Fill rate: explained',
        slug: 'fill-rate',
        html: '\n<p>Some <strong>bold</strong> text.</p>\n',
        excerpt: 'What it is.',
        category: 'Metrics',
        tags: ['Pay', 'Ops'],
        authors: ['Ann'],
        publishedOn: '2026-03-20',
        isPublished: true,
        isFeatured: false,
        cover: { address: 'images/a.jpg', alt: 'A board' },
        seo: { title: 'SEO', description: 'D' },
        notes: [],
      },
    ]);
  });

  it('has all its earlier addresses in the front matter, as Hugo and Jekyll write them', async () => {
    const addressesIn = async (yaml: string) => (await postsIn('a.md', `---\n${yaml}\n---\nText`))[0]?.oldAddresses;
    expect(await addressesIn('url: /now/\naliases: [/one.html, /two/]')).toEqual(['/now/', '/one.html', '/two/']);
    expect(await addressesIn('permalink: /now.html\nredirect_from: /three')).toEqual(['/now.html', '/three']);
  });

  it('needs none: its first heading, else its name, is the title', async () => {
    expect(await postsIn('a.md', '# One\n\nText')).toMatchObject([{ title: 'One', slug: '', isPublished: false }]);
    expect(await postsIn('my-post.markdown', 'Text')).toMatchObject([{ title: 'my-post', slug: 'my-post' }]);
    expect(await postsIn('a.md', '---\n---\nText\n\n---\nx: y\n---')).toMatchObject([{ title: 'a' }]);
  });

  it.each([
    ['title: [', /^Its front matter is not valid YAML\. Close the bracket of “title” in line 2, or indent /],
    ['slug: a\ntitle: "Fill rate\nx: y', /YAML\. Close the quote or bracket of “title” in line 3\.$/],
    ['title: Fill rate: explained', /YAML\. Put the value of “title” in line 2 in quotes\.$/],
    ['title: A\n\tslug: a', /YAML\. Indent “title” in line 2 with spaces instead of tabs\.$/],
    ['title: A\ntitle: B', /YAML\. Keep “title” in line 3 and delete the other one\.$/],
    ['title: @a', /YAML\. Put the value of “title” in line 2 in quotes\.$/],
    ['- a', /has no fields/],
    [
      `a: &a [x,x,x,x,x,x,x,x,x]\n${[...'bcdefgh'].map((name, at) => `${name}: &${name} [${Array(9).fill(`*${'abcdefg'[at]}`).join()}]`).join('\n')}`,
      /repeats itself/,
    ],
    ['a: !!js/function "function () {}"\ntitle: [', /not valid YAML/],
  ])('with the front matter %s is refused', async (yaml, reason) => {
    expect(await refusal('a.md', `---\n${yaml}\n---\nText`)).toMatch(reason);
  });
});

it('drops what the database cannot hold', async () => {
  const ghost = JSON.stringify({ data: { posts: [{ id: '1', title: 'x\ud800\0y', html: '<p>a\0</p>' }] } });
  expect(await postsIn('a.json', ghost)).toMatchObject([{ title: 'x\ufffdy', html: '<p>a</p>' }]);
  expect(await postsIn('a.md', '---\ntitle: "x\\0y"\n---\nText')).toMatchObject([{ title: 'xy' }]);
});

it('reads a page as a post, without what is around it', async () => {
  const html = `<!doctype html><html><head><title>T | Site</title><meta name="description" content="D">
    <link rel="canonical" href="https://old.example/2020/t.html"><meta property="og:image" content="/a.jpg"></head>
    <body><nav>Menu</nav><article><h1>T</h1><p>Text</p></article></body></html>`;
  expect(await postsIn('t.html', html)).toMatchObject([
    {
      title: 'T',
      slug: 't',
      html: '<p>Text</p>',
      excerpt: 'D',
      oldAddresses: ['https://old.example/2020/t.html'],
      cover: { address: '/a.jpg' },
    },
  ]);
});

describe('an export', () => {
  it('of WordPress gives its posts with terms, authors, covers and addresses', async () => {
    const { readings } = await read('export.xml', wordPressExport(100));
    expect(readings).toMatchObject([
      { source: 'wordpress https://old.example', problems: ['Only posts are imported. Left out: 1 page.'] },
    ]);
    const posts = readings[0]?.posts ?? [];
    expect(posts).toHaveLength(100);
    expect(posts[0]).toMatchObject({
      sourceId: '1000',
      title: 'Filling shift 0 & more',
      slug: 'filling-shift-0',
      excerpt: 'In short 0',
      category: 'Scheduling',
      tags: ['Pay', 'Tag 0'],
      authors: ['Ann Lee'],
      publishedOn: '2024-01-01',
      isPublished: true,
      cover: { address: 'https://old.example/wp-content/uploads/cover-0.jpg', alt: 'A board 0' },
    });
    expect(posts[1]).toMatchObject({ isPublished: false });
  });

  it('of WordPress gives the addresses that a post had before', async () => {
    const [post] = await postsIn('a.xml', wordPressExport(1));
    expect(post?.oldAddresses).toEqual([
      'https://old.example/2024/01/filling-shift-0/',
      'https://old.example/2024/01/shift-no-0/',
    ]);
  });

  it('of Ghost gives its posts', async () => {
    const { readings } = await read('ghost.json', ghostExport(100));
    expect(readings).toMatchObject([{ source: 'ghost', problems: ['Only posts are imported. Left out: 1 page.'] }]);
    expect(readings[0]?.posts).toHaveLength(100);
    expect(readings[0]?.posts[0]).toMatchObject({
      sourceId: 'uuid-0',
      oldAddresses: ['/ghost-post-0'],
      title: 'Ghost post 0',
      slug: 'ghost-post-0',
      tags: ['Ops', 'News'],
      authors: ['Bo'],
      publishedOn: '2025-02-01',
      isPublished: true,
      cover: { address: '/content/images/2025/02/cover-0.png', alt: 'Cover 0' },
      seo: { title: 'SEO 0', description: '' },
    });
  });

  it('of WordPress that ends early says where, and gives its whole posts', async () => {
    const text = wordPressExport(3);
    const cut = async (at: number) => (await read('export.xml', text.slice(0, at))).readings[0];
    const lost = ', in the middle of an entry, which was left out';
    const said = (line: number, what = '') =>
      `The file ends too early: it is cut off at line ${line}${what}. Export it again in WordPress and import that file.`;
    const line = (at: number) => text.slice(0, at).trimEnd().split('\n').length;
    const inLast = text.indexOf('Post 2 says');
    expect(await cut(inLast)).toMatchObject({ posts: { length: 2 }, problems: [said(line(inLast), lost)] });
    const afterLast = text.lastIndexOf('</item>') + 8;
    expect((await cut(afterLast))?.problems[0]).toBe(said(line(afterLast)));
    const inFirst = text.indexOf('Post 0 says');
    expect(await refusal('export.xml', text.slice(0, inFirst))).toBe(
      said(line(inFirst), ', before its first entry is complete'),
    );
  });

  it('of WordPress says in words what it leaves out', async () => {
    const entry = (type: string) => `<item>${type && `<wp:post_type>${type}</wp:post_type>`}</item>`;
    const others = ['page', 'page', 'nav_menu_item', 'wp_block', 'constructor', ''].map(entry).join('');
    const { readings } = await read('export.xml', wordPressExport(1).replace('</channel>', `${others}</channel>`));
    expect(readings[0]?.problems).toEqual([
      'Only posts are imported. Left out: 3 pages, 1 menu item, 1 “wp_block”, 1 “constructor”, 1 entry without a type (wp:post_type).',
    ]);
  });
});

it('reads the posts of an archive, names those that it cannot read, and gives its images', async () => {
  const zip = await zipped({
    'blog/a.md': '# A\n\n![x](img/x.png)',
    'blog/b.md': '---\na: [\n---',
    'blog/img/x.png': 'png',
    '__MACOSX/._a.md': 'x',
  });
  const { readings, failures, archive } = await read('blog.ZIP', zip);
  expect(readings.flatMap(({ posts }) => posts)).toMatchObject([{ sourceId: 'blog/a.md', title: 'A' }]);
  expect(failures).toMatchObject([{ path: 'blog/b.md', reason: expect.stringMatching(/YAML/) as string }]);
  expect((await archive?.read('blog/img/x.png'))?.toString()).toBe('png');
  expect(await archive?.read('../x')).toBeNull();
});

describe('a hostile file', () => {
  const png = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
  const laughs = `<?xml version="1.0"?><!DOCTYPE rss [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;">]><rss><channel>wordpress.org/export/&b;</channel></rss>`;
  it.each([
    ['a.exe', 'x', /Choose a \.md/],
    ['a.constructor', 'x', /Choose a \.md/],
    ['a.md', 'a'.repeat(1_000_001), /more than a million characters/],
    ['a.md', Buffer.from([0x23, 0x20, 0xff, 0xfe]), /UTF-8/],
    ['a.xml', '<rss><channel></channel></rss>', /not an export of WordPress/],
    ['a.xml', laughs, /DOCTYPE/],
    ['a.json', '{"db":', /not valid JSON/],
    ['a.json', '[1]', /not an export of Ghost/],
    ['a.json', '['.repeat(500_000), /deeper than 100/],
    ['a.json', '{"data":{"posts":[]}}', /holds no posts/],
    ['a.zip', 'PK', /broken or incomplete/],
    ['a.zip', png, /broken or incomplete/],
    ['a.md', png, /not text in UTF-8/],
    ['a.html', png, /not text in UTF-8/],
    ['a.json', '<rss/>', /not valid JSON/],
    ['a.xml', '{"db":[]}', /not an export of WordPress/],
    ['a.md', '+++\ntitle = "x"\n+++', /TOML/],
  ])('%s with %s is refused in words', async (name, content, reason) => {
    expect(await refusal(name, content)).toMatch(reason);
  });

  it('knows no entity but those of XML, wherever it is declared', async () => {
    const inside = wordPressExport(1)
      .replace('<item>', '<!DOCTYPE x [<!ENTITY a "ha">]><item>')
      .replace('Filling', '&a;Filling');
    expect((await postsIn('a.xml', inside))[0]?.title).toContain('&a;');
  });

  it('is refused when an archive leads out of itself, links, or packs a bomb', async () => {
    const escaping = (await zipped({ 'aa/evil.md': '# x' })).toString('latin1').replaceAll('aa/evil.md', '../evil.md');
    expect(await refusal('a.zip', Buffer.from(escaping, 'latin1'))).toMatch(/leads out of it/);
    expect(await refusal('a.zip', await zipped({ 'a.md': '/etc/passwd' }, { mode: 0o120777 }))).toMatch(
      /link to another file/,
    );
    expect(await refusal('a.zip', await zipped({ 'a.md': Buffer.alloc(15 * 1024 * 1024, 'a') }))).toMatch(
      /packed too tightly/,
    );
    expect(await refusal('a.zip', await zipped({ 'a.md': Buffer.alloc(21 * 1024 * 1024, 'a') }))).toMatch(
      /more than 20 MB/,
    );
    const many = Object.fromEntries(Array.from({ length: 5_001 }, (_, at) => [`${at}.txt`, 'x']));
    expect(await refusal('a.zip', await zipped(many))).toMatch(/more than 5,000 files/);
  });

  const renamed = async (files: Files, from: string, to: string) =>
    Buffer.from((await zipped(files)).toString('latin1').replaceAll(from, to), 'latin1');

  it.each([
    [
      'holds a path twice',
      ['aa/b.md', 'aa/a.md'],
      'The archive holds aa/a.md twice. Rename one of them and pack it again.',
    ],
    [
      'has a name that nobody can type',
      ['aa/b.md', 'aa/\0.md'],
      'The name of aa/�.md in the archive has a control character. Rename the file and pack it again.',
    ],
  ])('is refused when an archive %s, by the name of the file', async (_, [from = '', to = ''], reason) => {
    expect(await refusal('a.zip', await renamed({ 'aa/a.md': '# x', 'aa/b.md': '# y' }, from, to))).toBe(reason);
  });

  it('inside another one is named, and the other files are read', async () => {
    const inner = await zipped({ 'x.md': '# X' });
    const { readings, failures } = await read('a.zip', await zipped({ 'a.md': '# A', 'old/inner.zip': inner }));
    expect(readings).toHaveLength(1);
    const reason = 'It is an archive inside the archive. Unpack it there, or import it on its own.';
    expect(failures).toEqual([{ path: 'old/inner.zip', reason }]);
  });

  it.each([
    ['lists', '['.repeat(20_000)],
    ['closed lists', '['.repeat(2_000) + ']'.repeat(2_000)],
    ['fields', Array.from({ length: 1_000 }, (__, depth) => `${' '.repeat(depth)}a:`).join('\n')],
    ['dashes', '- '.repeat(20_000)],
  ])('of deep front matter made of %s is refused by its name', async (_, yaml) => {
    const reason = 'The front matter of x/a.md nests too deeply. Write its values on at most 20 levels.';
    const text = `---\ntitle: A\nx:\n ${yaml.replaceAll('\n', '\n ')}\n---\nText`;
    const { failures } = await read('a.zip', await zipped({ 'x/a.md': text }));
    expect(failures).toEqual([{ path: 'x/a.md', reason }]);
    expect(await refusal('x/a.md', text)).toBe(reason);
  });

  it('is refused when the address of its blog is too long to remember', async () => {
    expect(await refusal('a.xml', wordPressExport(1, `https://${'a'.repeat(10_000)}.example`))).toMatch(
      /^The address of the blog in this file has 1\d,\d{3} characters\. Shorten wp:base_blog_url to at most 300\.$/,
    );
  });

  it('is refused at once when its files are many texts, or pack tightly only together', async () => {
    const pages = (count: number, page: Buffer) =>
      zipped(Object.fromEntries(Array.from({ length: count }, (_, at) => [`${at}.md`, page])));
    const megabyte = Buffer.alloc(1024 * 1024, 'a');
    const mixed = Buffer.concat([Buffer.from(randomBytes(60_000).toString('base64')), megabyte]).subarray(
      0,
      megabyte.length,
    );
    for (const [archive, reason] of [
      [await pages(200, megabyte), /packed too tightly to be texts and images, such as \d+\.md/],
      [await pages(51, mixed), /more than 50 MB of text/],
    ] as const) {
      const time = await processorTime(async () => expect(await refusal('a.zip', archive)).toMatch(reason));
      expect(time).toBeLessThan(1_000);
    }
  });

  it.each(['> ', '- ', '[', '**', '![](', '<', '`', '|a', '# ', '&#'])(
    'in Markdown of many %s ends soon',
    async (part) => {
      for (const text of [part.repeat(100_000 / part.length), `${part.repeat(50)}x\n`.repeat(1_000)]) {
        const time = await processorTime(() =>
          read('a.md', text).catch((error: unknown) => expect(error).toBeInstanceOf(UnreadableFile)),
        );
        expect(time).toBeLessThan(5_000);
      }
    },
  );
});

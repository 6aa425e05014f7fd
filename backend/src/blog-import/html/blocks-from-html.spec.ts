import { processorTime } from '../../../test/support/processor-time.ts';
import type { Block } from '../../content/blocks/block-types.ts';
import { blockAsComment } from './kept-blocks.ts';
import { blocksFromHtml } from './blocks-from-html.ts';
import { readMarkdown } from '../readers/markdown.reader.ts';
import { UnreadableFile } from '../model/imported-post.ts';

const read = (html: string, isWordPress = false, attachments?: ReadonlyMap<string, string>) =>
  blocksFromHtml({ html, isWordPress, attachments });
/** The sections without their ids. */
const blocks = (...source: Parameters<typeof read>) => read(...source).blocks.map(({ id: _, ...block }) => block);
const text = (html: string) => ({ type: 'richText', html });

describe('HTML becomes sections', () => {
  it('of one text for paragraphs, headings, lists and quotes', () => {
    expect(
      blocks(
        '<div><h1>A</h1><p>One <b>bold</b> <i>word</i></p></div> loose <em>words</em><ul><li>x</li></ul><blockquote><p>q</p></blockquote><h6>f</h6>',
      ),
    ).toEqual([
      text(
        [
          '<h2>A</h2>',
          '<p>One <strong>bold</strong> <em>word</em></p>',
          '<p>loose <em>words</em></p>',
          '<ul><li>x</li></ul>',
          '<blockquote><p>q</p></blockquote>',
          '<h4>f</h4>',
        ].join('\n'),
      ),
    ]);
  });

  it.each([
    [
      '<p><img src="https://a.org/b.jpg" alt="B" width="20" height="10"></p>',
      { type: 'figure', image: 'https://a.org/b.jpg', alt: 'B', width: 20, height: 10 },
    ],
    [
      '<figure><a href="/b.jpg"><img src="/b.jpg" alt=""></a><figcaption>A <b>board</b></figcaption></figure>',
      { type: 'figure', image: '/b.jpg', caption: 'A board' },
    ],
    [
      '<pre><code class="language-js">let a = "&lt;";\n</code></pre>',
      { type: 'code', code: 'let a = "<";', language: 'JavaScript' },
    ],
    ['<pre class="brush: php; title: ;">echo 1;</pre>', { type: 'code', code: 'echo 1;', language: 'PHP' }],
    ['<pre><code class="language-text">a</code></pre>', { type: 'code', code: 'a' }],
    ['<pre><code class="lang-COBOL">a</code></pre>', { type: 'code', code: 'a', language: 'COBOL' }],
    [
      '<figure><pre><code class="language-c++">a</code></pre><figcaption>main.cpp</figcaption></figure>',
      { type: 'code', code: 'a', language: 'C++', name: 'main.cpp' },
    ],
    [
      '<table><thead><tr><th>A</th><th>B</th></tr></thead><tbody><tr><td>1</td><td><b>2</b></td></tr></tbody></table>',
      { type: 'table', columns: ['A', 'B'], rows: [{ id: 'row-1', cells: ['1', '2'] }] },
    ],
    [
      '<table><tr><td><a href="/x">x</a></td></tr></table>',
      { type: 'html', html: '<table><tr><td><a href="/x">x</a></td></tr></table>' },
    ],
    [
      '<iframe src="//www.youtube.com/embed/dQw4w9WgXcQ?rel=0" title="Demo"></iframe>',
      { type: 'video', url: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ', title: 'Demo' },
    ],
    [
      '<iframe src="https://player.vimeo.com/video/76979871"></iframe>',
      { type: 'video', url: 'https://vimeo.com/76979871' },
    ],
    ['<p>https://youtu.be/dQw4w9WgXcQ</p>', { type: 'video', url: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ' }],
    ['<details><summary>More</summary><p>Text</p></details>', { type: 'toggle', summary: 'More', html: '<p>Text</p>' }],
    [
      '<div class="kg-card kg-callout-card"><div class="kg-callout-emoji">💡</div><div class="kg-callout-text">Mind <b>it</b></div></div>',
      { type: 'callout', tone: 'info', html: '<p>💡 Mind <strong>it</strong></p>' },
    ],
    [
      '<div class="kg-card kg-toggle-card"><div class="kg-toggle-heading"><h4 class="kg-toggle-heading-text">Why?</h4></div><div class="kg-toggle-content"><p>So.</p></div></div>',
      { type: 'toggle', summary: 'Why?', html: '<p>So.</p>' },
    ],
    [
      '<figure class="kg-card kg-bookmark-card"><a class="kg-bookmark-container" href="https://a.org/"><div class="kg-bookmark-content"><div class="kg-bookmark-title">A</div><div class="kg-bookmark-description">D</div></div><div class="kg-bookmark-thumbnail"><img src="https://a.org/t.png"></div></a></figure>',
      { type: 'bookmark', url: 'https://a.org/', title: 'A', description: 'D', image: 'https://a.org/t.png' },
    ],
    [
      '<div class="kg-card kg-button-card"><a href="/contact" class="kg-btn">Book</a></div>',
      { type: 'button', label: 'Book', href: '/contact' },
    ],
    [
      '<figure class="kg-gallery-card"><div><img src="/a.jpg" alt="A"></div><div><img src="/b.jpg"></div></figure>',
      {
        type: 'gallery',
        images: [
          { id: 'image-1', image: '/a.jpg', alt: 'A' },
          { id: 'image-2', image: '/b.jpg' },
        ],
      },
    ],
    [
      '<figure class="wp-block-pullquote"><blockquote><p>So it is.</p><cite>Ann</cite></blockquote></figure>',
      { type: 'pullQuote', quote: 'So it is.', by: 'Ann' },
    ],
    [
      '<figure class="wp-block-embed"><div class="wp-block-embed__wrapper">\nhttps://vimeo.com/76979871\n</div></figure>',
      { type: 'video', url: 'https://vimeo.com/76979871' },
    ],
    [
      '<blockquote class="twitter-tweet"><p>Hi</p><a href="https://twitter.com/a/status/1">May</a></blockquote>',
      { type: 'bookmark', url: 'https://twitter.com/a/status/1', title: 'Hi May' },
    ],
  ])('with a section of its own for %s', (html, block) => {
    expect(blocks(`<p>a</p>${html}<p>b</p>`)).toEqual([text('<p>a</p>'), block, text('<p>b</p>')]);
  });

  it.each([
    ['- [ ] One\n- [x] **Two** now', { type: 'checklist', items: ['One', '✓ Two now'] }],
    ['* [ ] One\n\n* [X] Two', { type: 'checklist', items: ['One', '✓ Two'] }],
    ['1. [ ] One\n2. [ ] Two', { type: 'checklist', items: ['One', 'Two'], ordered: true }],
    ['- [x] One\n- Two', text('<ul>\n<li>☑ One</li>\n<li>Two</li>\n</ul>')],
    ['- [ ] [One](/one)', text('<ul>\n<li>☐ <a href="/one">One</a></li>\n</ul>')],
    ['- [ ] A\n  - [x] B', text('<ul>\n<li>☐ A<ul>\n<li>☑ B</li>\n</ul>\n</li>\n</ul>')],
    ['> - [ ] A', text('<blockquote>\n<ul>\n<li>☐ A</li>\n</ul>\n</blockquote>')],
  ])('with a checklist where a list is nothing but to-dos, and their state in every other: %s', (markdown, block) => {
    const { html } = readMarkdown('a.md', markdown);
    expect(blocks(html)).toEqual([block]);
    expect(read(html).notes).toEqual([]);
  });

  it.each([
    [
      'of Google Docs',
      '<ul><li role="checkbox" aria-checked="false"><img src="data:image/png;base64,iVBORw0KGgo=" alt="unchecked" aria-roledescription="checkbox"><p role="presentation"><span>One</span></p></li><li role="checkbox" aria-checked="true"><p><span>Two</span></p></li></ul>',
    ],
    ['with the characters of boxes', '<ul><li>[ ] One</li><li><p><b>[x]&nbsp;Two</b></p></li></ul>'],
  ])('with a checklist for a list of to-dos %s', (_, html) => {
    expect(blocks(html)).toEqual([{ type: 'checklist', items: ['One', '✓ Two'] }]);
    expect(read(html).notes).toEqual([]);
    expect(blocks(html.replace('</ul>', '<li>Three [x]</li></ul>'))).toEqual([
      text(expect.stringMatching(/☐ .*One.*☑ .*Two.*Three \[x\]/) as string),
    ]);
  });

  it('with images between words, in the order of the text, and the level of a heading around one', () => {
    const image = { type: 'figure', image: '/a.jpg' };
    expect(blocks('<h2>One <img src="/a.jpg"> two</h2>')).toEqual([text('<h2>One</h2>'), image, text('<h2>two</h2>')]);
    expect(blocks('<ul><li>x <img src="/a.jpg"></li></ul>')).toEqual([
      text('<ul><li>x <img src="/a.jpg" loading="lazy" /></li></ul>'),
    ]);
  });

  it('names what is left out, and never keeps what runs', () => {
    const { blocks: kept, notes } = read(
      '<script>alert(1)</script><form><input></form><iframe src="https://evil.example/x"></iframe><p onclick="x()">a<a href="javascript:alert(1)">b</a></p><ul><li>c<script>x</script></li></ul><img src="data:image/png;base64,AA">',
    );
    expect(kept).toMatchObject([text('<p>ab</p>\n<ul><li>c</li></ul>')]);
    expect(notes).toEqual([
      'Left out 1 link that is not allowed.',
      '<script> was left out. (2 times)',
      '<form> was left out.',
      'A frame was left out: https://evil.example/x.',
      'An image without an address was left out.',
    ]);
  });
});

it('takes away links that are not allowed, keeps their words, and says so', () => {
  const links = ['javascript:alert(1)', ' java\tscript:x', 'data:text/html,x', 'vbscript:x', 'ftp://a.example'];
  const bad = links.map((href) => `<a href="${href}">two <b>words</b></a>`).join(' ');
  const kept = '<a href="mailto:a@b.example">m</a> <a href="/a:b">p</a> <a href="//a.example/b">w</a> <a id="x">t</a>';
  const button = '<div class="kg-button-card"><a href="javascript:x">Press</a></div>';
  const { blocks, notes } = blocksFromHtml({ html: `<p>${bad}</p><p>${kept}</p>${button}` });
  const words = links.map(() => 'two <strong>words</strong>').join(' ');
  const shown = kept.replace('"//', '"https://').replace(' id="x"', '');
  expect(blocks).toMatchObject([{ html: `<p>${words}</p>\n<p>${shown}</p>\n<p>Press</p>` }]);
  expect(notes).toEqual(['Left out 6 links that are not allowed.']);
  expect(blocksFromHtml({ html: '<a href="data:x">a</a>' }).notes).toEqual(['Left out 1 link that is not allowed.']);
});

it('reads the sections that an export keeps in comments, and checks none of what they say', () => {
  const block: Block = { id: 'a', type: 'posts', tag: 'Pay -->', title: '<b>&' };
  const comment = blockAsComment(block);
  expect(comment).not.toMatch(/-->.*-->|<b>/);
  expect(
    blocks(`<p>a</p>${comment}<!-- 20x:section {"type":"evil"} --><!-- 20x:section {"type":"toString" -->`),
  ).toEqual([text('<p>a</p>'), { type: 'posts', tag: 'Pay -->', title: '<b>&' }, { type: 'evil' }]);
});

describe('texts of WordPress', () => {
  it('of the classic editor have paragraphs where lines are empty', () => {
    expect(blocks('One\ntwo\n\n<strong>Three</strong>\r\n\r\n<ul>\n<li>x</li>\n</ul>', true)).toEqual([
      text('<p>One<br />two</p>\n<p><strong>Three</strong></p>\n<ul>\n<li>x</li>\n</ul>'),
    ]);
  });

  it('of the block editor keep their paragraphs, and name what the server would fill in', () => {
    const html = '<!-- wp:paragraph -->\n<p>One\ntwo</p>\n<!-- /wp:paragraph -->\n\n<!-- wp:latest-posts {"n":1} /-->';
    expect(blocks(html, true)).toEqual([text('<p>One\ntwo</p>')]);
    expect(read(html, true).notes).toEqual([
      'The WordPress block latest-posts was left out: its content is not in the file.',
    ]);
  });

  it('have shortcodes', () => {
    const attachments = new Map([
      ['7', 'https://a.org/7.jpg'],
      ['8', 'https://a.org/8.jpg'],
    ]);
    const html =
      '[caption id="x" width="300"]<a href="https://a.org/7.jpg"><img src="https://a.org/7.jpg" alt="S"></a> The board[/caption]\n\n[gallery ids="7,8,9"]\n\n[embed]https://youtu.be/dQw4w9WgXcQ[/embed]\n\n[contact-form-7 id="3"] [sic]';
    expect(blocks(html, true, attachments)).toEqual([
      { type: 'figure', image: 'https://a.org/7.jpg', alt: 'S', caption: 'The board' },
      {
        type: 'gallery',
        images: [
          { id: 'image-1', image: 'https://a.org/7.jpg' },
          { id: 'image-2', image: 'https://a.org/8.jpg' },
        ],
      },
      { type: 'video', url: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ' },
      text('<p>[contact-form-7 id="3"] [sic]</p>'),
    ]);
    expect(read(html, true, attachments).notes).toEqual([
      'Image 9 of a gallery is not in the file.',
      'The shortcode [contact-form-7] shows as text.',
    ]);
  });
});

describe('hostile markup', () => {
  /** Milliseconds of the processor. */
  const patience = 6_000;

  it('that is nested too deeply is refused', () => {
    for (const part of ['<div>', '<b>', '<ul><li>'])
      expect(() => read(part.repeat(150_000))).toThrow(new UnreadableFile('It nests deeper than 200 levels.'));
  });

  it.each([
    '{"type":"richText","html":5}',
    '{"type":"richText","html":["a"]}',
    '{"type":"callout","constructor":{"a":1}}',
    '{"type":"callout","items":[{"__proto__":{"a":1}}]}',
    '{"type":"callout","html":"a\\u0000"}',
    '{"type":"call\\u0000out"}',
    '{"type":"callout","a\\ud800":1}',
    `{"type":"callout","items":${'['.repeat(5_000)}${']'.repeat(5_000)}}`,
    `{"type":"callout","items":${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}}`,
    '{"type":"callout"',
  ])('in a comment that means to hold a section is left out: %#', (value) => {
    expect(read(`<p>a</p><!-- 20x:section ${value} --><p>b</p>`)).toEqual({
      blocks: [{ id: 'part-1', ...text('<p>a</p>\n<p>b</p>') }],
      notes: ['A section in a comment was left out: it is not as an export writes it.'],
    });
  });

  it.each([
    '[caption ',
    '[gallery ids="',
    '<!-- wp:',
    '<a href="',
    '<p>\n\n',
    '<figure></figure>',
    '[a_b ',
    '<br>\n\n\n',
    '<li><input type=checkbox>',
    '<li>[ ] ',
    '<ul><li><p><input type=checkbox></p></li></ul>',
    '<img src=x>',
    `${' '.repeat(100_000)}x`,
  ])('of many %j is read soon', async (part) => {
    const time = await processorTime(() => read(part.repeat(Math.ceil(500_000 / part.length)), true));
    expect(time).toBeLessThan(patience);
  });
});

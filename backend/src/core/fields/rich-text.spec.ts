import { hostileHtml, isHarmless } from '../../../test/support/hostile-html.ts';
import { processorTime } from '../../../test/support/processor-time.ts';
import { sanitizeRichText } from './rich-text.ts';

describe('rich text', () => {
  it.each(hostileHtml)('THR-83 THR-106 keeps nothing that runs of %j', (html) => {
    expect(isHarmless(sanitizeRichText(html))).toBe(true);
  });

  it('THR-84 stays as it is when it is cleaned again', () => {
    const pieces = [
      ...hostileHtml,
      '<p>',
      '</p>',
      '<table><tr><td>',
      '</a>',
      '&amp;lt;',
      '"',
      '<h2 id="x">',
      'text',
      '<',
      '&#60;',
    ];
    let state = 20;
    const next = () => (state = (state * 1_103_515_245 + 12_345) % 2 ** 31);
    for (let round = 0; round < 500; round++) {
      const html = Array.from({ length: 1 + (next() % 8) }, () => pieces[next() % pieces.length]).join('');
      const clean = sanitizeRichText(html);
      expect(isHarmless(clean)).toBe(true);
      expect(sanitizeRichText(clean)).toBe(clean);
    }
  });

  it('keeps what an article is made of', () => {
    const article =
      '<h2 id="fill-rate">Fill rate</h2><p>A <strong>number</strong>, <em>explained</em>: 34 ÷ 40 &lt; 1.</p>' +
      '<ul><li>one</li></ul><ol start="3"><li>three</li></ol><blockquote><p>Quote</p></blockquote><pre><code>x</code></pre>' +
      '<figure><img src="/images/a.avif" alt="A board" width="640" height="400" loading="lazy" /><figcaption>Board</figcaption></figure>' +
      '<table><caption>Rates</caption><thead><tr><th scope="col">A</th></tr></thead><tbody><tr><td colspan="2">1</td></tr></tbody></table>' +
      '<p><a href="/pricing#quote">here</a><br /><a href="mailto:a@b.example">mail</a></p>';
    expect(sanitizeRichText(article)).toBe(article);
  });

  it('THR-86 closes the way back for links that open a new window', () => {
    expect(sanitizeRichText('<a href="https://a.example" target="_blank" rel="opener">a</a>')).toBe(
      '<a href="https://a.example" target="_blank" rel="noopener noreferrer">a</a>',
    );
    expect(sanitizeRichText('<a href="https://a.example" target="top" rel="x">a</a>')).toBe(
      '<a href="https://a.example">a</a>',
    );
  });

  it('keeps links to documents by their id, and what links say to search engines', () => {
    const id = '0b8a6f0e-5a1c-4d53-9d3c-1f3f6e1f9a01';
    const kept = `<a href="doc:${id}#plans" rel="nofollow">a</a>`;
    expect(sanitizeRichText(kept)).toBe(kept);
    expect(sanitizeRichText('<a href="/x" target="_blank" rel="sponsored me NOFOLLOW opener">a</a>')).toBe(
      '<a href="/x" target="_blank" rel="noopener noreferrer nofollow sponsored">a</a>',
    );
    for (const href of ['doc:', 'doc:x', `doc:${id}x`, `DOC:${id}`, `do&#9;c:${id}`, `doc:${id}#a b`]) {
      expect(sanitizeRichText(`<a href="${href}">a</a>`)).toBe('<a>a</a>');
    }
  });

  it('THR-101 keeps ids only where they are anchors, and never the name of something else', () => {
    expect(sanitizeRichText('<h2 id="fill-rate">a</h2>')).toContain('id="fill-rate"');
    for (const id of [
      'root',
      'page-data',
      'gtag',
      '__proto__',
      'dataLayer',
      'a b',
      '1',
      'constructor_x',
      'x'.repeat(61),
    ]) {
      expect(sanitizeRichText(`<h2 id="${id}">a</h2>`)).toBe('<h2>a</h2>');
    }
    expect(sanitizeRichText('<p id="x">a</p><img id="x" name="y" src="/a"><a id="x" name="y">b</a>')).not.toMatch(
      /id=|name=/,
    );
  });

  it('turns headings that a page may not have into those it may', () => {
    expect(sanitizeRichText('<h1 id="top-story">a</h1><h6>b</h6>')).toBe('<h2 id="top-story">a</h2><h4>b</h4>');
  });

  it('leaves out what nests deeper than 40 levels', () => {
    const nested = (levels: number) => `${'<b>'.repeat(levels)}text${'</b>'.repeat(levels)}`;
    expect(sanitizeRichText(nested(40))).toBe(nested(40));
    expect(sanitizeRichText(nested(150))).toBe(nested(40));
  });

  it('does not choke on depth or length', async () => {
    const time = await processorTime(() => {
      expect(sanitizeRichText('<ul><li>'.repeat(12_500))).toBe('&lt;ul&gt;&lt;li&gt;'.repeat(12_500));
      expect(sanitizeRichText('<b>'.repeat(33_333))).toBe('&lt;b&gt;'.repeat(33_333));
      sanitizeRichText('<a href="'.repeat(10_000));
      sanitizeRichText('<'.repeat(100_000));
    });
    expect(time).toBeLessThan(1_500);
  });
});

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fewExtensions, richTextExtensions } from '@20x/kit/rich-text/extensions';
import { isSameMarkup } from '@20x/kit/rich-text/same-markup';
import { asMarkup, storedHtml } from '@20x/kit/rich-text/stored-html';
import { Editor } from '@tiptap/core';
import { typeInto } from '../../../testing/type-into';

const through = (html: string) => {
  const editor = new Editor({ extensions: richTextExtensions, content: html });
  const result = storedHtml(editor.getHTML());
  editor.destroy();
  return result;
};

const seeds = path.resolve(__dirname, '../../../../../backend/src/seeds');
const seeded = readdirSync(seeds, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts'))
  .flatMap((name) => [...readFileSync(path.join(seeds, name), 'utf8').matchAll(/(?:html|answer): `([^`$]+)`/g)])
  .map(([, html]) => html ?? '');

describe('rich text in the editor', () => {
  it('keeps every seeded text as it is', () => {
    expect(seeded.length).toBeGreaterThan(20);
    expect(seeded.filter((html) => !isSameMarkup(through(html), html))).toEqual([]);
  });

  it.each([
    ['headings with their anchors', '<h2 id="plans">Plans</h2><p>Text</p>'],
    ['nested lists', '<ul><li>One<ul><li>Two</li></ul></li></ul>'],
    ['quotes and code', '<blockquote><p>Say <code>x</code></p></blockquote><pre><code>a &lt; b</code></pre>'],
    [
      'images, also those that only decorate',
      '<p>a</p><img src="/a.jpg" alt="A board" width="640" height="400"><img src="/b.jpg" alt="">',
    ],
    ['marks in any order', '<p><em><strong>a</strong></em><strong><a href="/b">b</a></strong></p>'],
    ['code with other marks', '<p><code><a href="/a">a</a></code> and <strong>b <code>c</code></strong></p>'],
    ['letters below and above the line', '<p>H<sub>2</sub>O, 10<strong><sup>3</sup></strong></p>'],
    ['marks that meet', '<p><strong>a</strong><strong>b </strong> <em> c</em> <br>\nd<strong></strong></p>'],
    ['images in a paragraph, which are lines', '<p>a <img src="/a.jpg" alt="A"> b</p><p><img src="/b.jpg" alt=""></p>'],
    ['images in a list', '<ul><li>a <img src="/a.jpg" alt="A"></li></ul>'],
    ['a quote without a paragraph', '<blockquote>q <em>r</em></blockquote>'],
    ['words of a link without an address', '<p>a<a>b</a></p>'],
    ['links', '<p><a href="/contact">us</a> or <a target="_blank" href="https://example.com">them</a></p>'],
    [
      'tables',
      '<table><thead><tr><th scope="col">A</th><th scope="col">B</th></tr></thead><tbody><tr><td>1</td><td colspan="2">2</td></tr></tbody></table>',
    ],
  ])('keeps %s', (_, html) => {
    expect(isSameMarkup(through(html), html)).toBe(true);
  });

  it.each([
    '<figure><img src="/a.jpg" alt="A"><figcaption>C</figcaption></figure>',
    '<p><a href="/contact"><img src="/a.jpg" alt="A"></a></p>',
    '<h2>A <img src="/a.jpg" alt="A"> b</h2>',
    '<p><mark>x</mark></p>',
    '<table><caption>C</caption><tbody><tr><td>1</td></tr></tbody></table>',
  ])('knows that it would lose something of %s', (html) => {
    expect(isSameMarkup(through(html), html)).toBe(false);
  });

  it.each([
    ['<p><em><strong>a</strong></em></p>', '<p><em>a</em></p>'],
    ['<p><strong>a b</strong></p>', '<p><strong>a</strong> b</p>'],
    ['<p><a href="/a">a</a></p>', '<p><a href="/b">a</a></p>'],
    ['<p>ab</p>', '<p>a b</p>'],
    ['<p>a</p><p>b</p>', '<p>ab</p>'],
    ['<p>a<br>b</p>', '<p>a</p><p>b</p>'],
    ['<ul><li>a</li></ul>', '<p>a</p>'],
  ])('tells %s from %s', (one, other) => {
    expect(isSameMarkup(one, other)).toBe(false);
  });

  it('stores nothing for nothing, and drops links that run code', () => {
    expect(through('<p></p>')).toBe('');
    expect(through('<p><a href="javascript:alert(1)">x</a></p>')).not.toContain('javascript');
  });

  it.each([
    ['[Ask us](/contact)', '<p><a href="/contact">Ask us</a></p>'],
    ['See [a](https://example.com/b_(c)).', '<p>See <a href="https://example.com/b_(c)">a</a>.</p>'],
    ['[a](javascript:alert(1))', '<p>[a](javascript:alert(1))</p>'],
    ['[a](//example.com)', '<p>[a](//example.com)</p>'],
    ['[1](2)', '<p>[1](2)</p>'],
  ])('makes a link of typed Markdown if the address may be linked: %s', (typed, stored) => {
    for (const extensions of [richTextExtensions, fewExtensions]) {
      const editor = new Editor({ extensions });
      typeInto(editor, typed);
      expect(storedHtml(editor.getHTML())).toBe(stored);
      editor.destroy();
    }
  });

  it('takes a text without markup for paragraphs with lines, and loses nothing of short answers', () => {
    expect(asMarkup('Yes &amp; no.\nAsk us.')).toBe('<p>Yes &amp; no.<br>Ask us.</p>');
    const answer = '<p><strong>Yes</strong>, <a href="/pricing">prices</a></p><ul><li>One</li></ul>';
    expect(asMarkup(answer)).toBe(answer);
    const editor = new Editor({ extensions: fewExtensions, content: answer });
    expect(isSameMarkup(editor.getHTML(), answer)).toBe(true);
    editor.commands.setContent('<h2>Not here</h2>');
    expect(storedHtml(editor.getHTML())).toBe('<p>Not here</p>');
    editor.destroy();
  });
});

import { processorTime } from '../../../test/support/processor-time.ts';
import { sanitizeRichText } from './rich-text.ts';

const allowedTag =
  /^<\/?(p|h[234]|ul|ol|li|blockquote|pre|figure|figcaption|hr|br|strong|b|em|i|u|s|sub|sup|code|a|img|table|caption|thead|tbody|tfoot|tr|th|td)(?=[\s/>])/;

/** Markup that has run code in some browser behind some sanitiser; each gives only harmless tags. */
const hostile = [
  '<script>alert(1)</script>',
  '<ScRiPt\n>alert(1)</sCrIpT >',
  '<scr<script>ipt>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<img src=x:x onerror=alert(1)//',
  '<img/src="x"/onerror=alert(1)>',
  '<img src="data:image/svg+xml,<svg onload=alert(1)>">',
  '<p onclick="alert(1)" style="background:url(javascript:alert(1))" class="x">a</p>',
  '<a href="javascript:alert(1)">a</a>',
  '<a href=" &#14; javascript:alert(1)">a</a>',
  '<a href="java\tscript:alert(1)">a</a>',
  '<a href="java&#10;script:alert(1)">a</a>',
  '<a href="&#106;&#97;&#118;&#97;&#115;&#99;&#114;&#105;&#112;&#116;&#58;alert(1)">a</a>',
  '<a href="JaVaScRiPt&colon;alert(1)">a</a>',
  '<a href="vbscript:msgbox(1)">a</a>',
  '<a href="data:text/html,<script>alert(1)</script>">a</a>',
  '<a href="//evil.example">a</a>',
  '<xmp><p title="</xmp><img src=x onerror=alert(1)>"></xmp>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<noembed><img title="</noembed><img src onerror=alert(1)>"></noembed>',
  '<svg><style><img src=x onerror=alert(1)></style></svg>',
  '<svg><p><style><g title="</style><img src=x onerror=alert(1)>">',
  '<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">',
  '<svg onload=alert(1)><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
  '<math><mi//xlink:href="data:x,<script>alert(4)</script>">',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  '<template><img src=x onerror=alert(1)></template>',
  '<iframe src="javascript:alert(1)"></iframe><iframe srcdoc="<script>alert(1)</script>">',
  '<object data="javascript:alert(1)"></object><embed src="javascript:alert(1)">',
  '<base href="https://evil.example/"><meta http-equiv=refresh content="0;url=javascript:alert(1)">',
  '<link rel=stylesheet href="https://evil.example/x.css"><style>@import "https://evil.example"</style>',
  '<form action="https://evil.example"><input name=password><button formaction="javascript:alert(1)">x</button></form>',
  '<details open ontoggle=alert(1)><summary>x</summary></details>',
  '<video><source onerror="alert(1)"></video><audio src=x onerror=alert(1)>',
  '<textarea><img title="</textarea><img src=x onerror=alert(1)>"></textarea>',
  '<title><img title="</title><img src=x onerror=alert(1)>"></title>',
  '<select><option><style></option></select><img src=x onerror=alert(1)>',
  '<plaintext><img src=x onerror=alert(1)>',
  '<!--[if gte IE 4]><script>alert(1)</script><![endif]--><!--><img src=x onerror=alert(1)>-->',
  '<![CDATA[<img src=x onerror=alert(1)>]]><?xml-stylesheet href="javascript:alert(1)"?>',
  '<p title="<img src=x onerror=alert(1)>">&lt;img src=x onerror=alert(1)&gt;</p>',
  '<custom-element onclick=alert(1) is="x">text</custom-element>',
  '[click](javascript:alert(1)) <javascript:alert(1)>',
  '<p>\u0000<scr\u0000ipt>alert(1)</script>',
];

function isHarmless(html: string): boolean {
  const tags = html.match(/<[^>]*>?/g) ?? [];
  const attributes = tags.join(' ').replace(/"[^"]*"/g, '""');
  const addresses = [...html.matchAll(/ (?:href|src)="([^"]*)"/g)].map(([, address = '']) => address);
  return (
    tags.every((tag) => allowedTag.test(tag)) &&
    !/\son\w+|\bstyle\b|\bclass\b|srcset|xlink|formaction/i.test(attributes) &&
    addresses.every((address) => /^(https?:\/\/|mailto:|tel:|\/(?!\/)|#|[\w.-]+$)/.test(address))
  );
}

describe('rich text', () => {
  it.each(hostile)('THR-83 THR-106 keeps nothing that runs of %j', (html) => {
    expect(isHarmless(sanitizeRichText(html))).toBe(true);
  });

  it('THR-84 stays as it is when it is cleaned again', () => {
    const pieces = [
      ...hostile,
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

  it('does not choke on depth or length', async () => {
    const time = await processorTime(() => {
      expect(sanitizeRichText('<ul><li>'.repeat(10_000)).length).toBeLessThan(1_000);
      sanitizeRichText('<a href="'.repeat(10_000));
      sanitizeRichText('<'.repeat(100_000));
    });
    expect(time).toBeLessThan(3_000);
  });
});

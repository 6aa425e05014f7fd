import { Editor } from '@tiptap/core';
import { richTextExtensions } from '@20x/kit/rich-text/extensions';
import { storedHtml } from '@20x/kit/rich-text/stored-html';
import { WritingDocument } from '../../../../features/blog/writing/document';
import { writingExtensions } from '../../../../features/blog/writing/schema';
import { pasting } from './pasting';

const refuse = jest.fn();
afterEach(() => refuse.mockClear());

type Clipboard = Readonly<Record<string, string>>;

function pasteInto(editor: Editor, clipboard: Clipboard): void {
  const event = new Event('paste', { cancelable: true });
  Object.assign(event, { clipboardData: { getData: (type: string) => clipboard[type] ?? '' } });
  editor.view.dom.dispatchEvent(event);
}

/** The sections of a post into which this was pasted. */
function pastedInPost(clipboard: Clipboard): readonly unknown[] {
  const editor = new Editor({ extensions: writingExtensions, editorProps: pasting(refuse, true) });
  pasteInto(editor, clipboard);
  const sections = new WritingDocument(editor.schema).sectionsOf(editor.state.doc, []);
  editor.destroy();
  return sections;
}

/** What is stored after this was pasted over a text. */
function pasted(clipboard: Clipboard, over = ''): string {
  const editor = new Editor({ extensions: richTextExtensions, editorProps: pasting(refuse), content: over });
  editor.commands.selectAll();
  pasteInto(editor, clipboard);
  const html = storedHtml(editor.getHTML());
  editor.destroy();
  return html;
}
const pastedHtml = (html: string) => pasted({ 'text/html': html });
const pastedText = (text: string) => pasted({ 'text/plain': text });

const span = (style: string, text: string) =>
  `<span style="font-size:11pt;font-family:Arial,sans-serif;color:#000000;background-color:transparent;${style};white-space:pre-wrap;">${text}</span>`;
const plain = 'font-weight:400;font-style:normal;text-decoration:none';

it('takes what Google Docs copies: marks are styles, all of it is in a bold element that is not bold', () => {
  const docs = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-0f1e">
    <h1 dir="ltr" style="line-height:1.38;"><span style="font-size:20pt;font-weight:400;">Night cover</span></h1><br />
    <p dir="ltr" style="line-height:1.38;">${span(plain, 'Start with the ')}${span('font-weight:700;font-style:normal', 'roster')}${span('font-weight:400;font-style:italic', ', then call')}${span('font-weight:400;text-decoration:line-through', ' everyone')}${span(plain, '.')}</p>
    <ul style="margin-top:0;"><li dir="ltr" style="list-style-type:disc;" aria-level="1"><p dir="ltr" role="presentation">${span(plain, 'One')}</p></li>
    <ul><li dir="ltr" aria-level="2"><p dir="ltr" role="presentation">${span(plain, 'Two')}</p></li></ul></ul>
    <p dir="ltr"><a href="https://www.google.com/url?q=https://example.com/a?b%3D1&amp;sa=D&amp;source=docs" style="text-decoration:none;">${span('font-weight:400;text-decoration:underline', 'A source')}</a></p>
    <div dir="ltr" align="left"><table style="border:none;"><colgroup><col width="300" /></colgroup><tbody><tr style="height:0pt"><td style="border:solid"><p dir="ltr">${span(plain, 'Cell')}</p></td></tr></tbody></table></div>
    <h6 dir="ltr">${span('font-weight:700', 'Small')}</h6></b><br class="Apple-interchange-newline">`;
  expect(pastedHtml(docs.replace(/\n\s+/g, ''))).toBe(
    '<h2>Night cover</h2>' +
      '<p>Start with the <strong>roster</strong><em>, then call</em><s> everyone</s>.</p>' +
      '<ul><li>One<ul><li>Two</li></ul></li></ul>' +
      '<p><a href="https://example.com/a?b=1">A source</a></p>' +
      '<table><tbody><tr><td>Cell</td></tr></tbody></table>' +
      '<h4>Small</h4>',
  );
});

it('takes what Word copies: lists are paragraphs, their markers are text', () => {
  const entry = (level: number, marker: string, text: string) =>
    `<p class=MsoListParagraphCxSpMiddle style='margin-left:${level * 36}pt;text-indent:-18.0pt;mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='font-family:Symbol;mso-bidi-font-family:Symbol'><span style='mso-list:Ignore'>${marker}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>${text}<o:p></o:p></p>`;
  const word = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><meta name=Generator content="Microsoft Word 15"><style><!-- p.MsoNormal {margin:0cm;} --></style><!--[if gte mso 9]><xml><o:OfficeDocumentSettings/></xml><![endif]--></head><body lang=EN-US>
<!--StartFragment--><h1>Rules<o:p></o:p></h1><p class=MsoNormal>Some <b style='mso-bidi-font-weight:normal'>bold</b> and <i>italic</i> words<o:p></o:p></p><p class=MsoNormal><o:p>&nbsp;</o:p></p>
${entry(1, '·', 'First')}${entry(2, 'o', 'Below')}${entry(1, '·', 'Second')}
<p class=MsoNormal>Between<o:p></o:p></p>${entry(1, '1.', 'Step')}${entry(1, '2.', 'Next')}
<p class=MsoNormal><img width=300 src="file:///C:/Users/a/clip_image001.png" v:shapes="Picture_1"></p><!--EndFragment--></body></html>`;
  expect(pastedHtml(word)).toBe(
    '<h2>Rules</h2><p>Some <strong>bold</strong> and <em>italic</em> words</p>' +
      '<ul><li>First<ul><li>Below</li></ul></li><li>Second</li></ul>' +
      '<p>Between</p><ol><li>Step</li><li>Next</li></ol>',
  );
});

it('takes what Notion copies', () => {
  const notion = `<meta charset='utf-8'><h2>Handover</h2>
<p>Read the <code>notes</code> and <strong>sign</strong>.</p>
<ul>
<li>Beds
<ol>
<li>Count</li>
</ol>
</li>
</ul>
<blockquote>
<p>Nurses first.</p>
</blockquote>
<hr>
<pre><code class="language-ts">const a = 1;
</code></pre>
<!-- notionvc: 8a1b -->`;
  expect(pastedHtml(notion)).toBe(
    '<h2>Handover</h2><p>Read the <code>notes</code> and <strong>sign</strong>.</p>' +
      '<ul><li>Beds<ol><li>Count</li></ol></li></ul><blockquote><p>Nurses first.</p></blockquote><hr>' +
      '<pre><code class="language-ts">const a = 1;\n</code></pre>',
  );
});

it('takes Markdown that would freeze the tab or is nested too deeply as plain text', () => {
  const start = performance.now();
  expect(pastedText(`# a\n\n${'*a_'.repeat(20_000)}`)).toContain('*a_*a_');
  expect(pastedText(`${Array.from({ length: 200 }, () => `${'*a_'.repeat(500)}\n\n`).join('')}# b`)).toContain('# b');
  expect(pastedText(`${'> '.repeat(3_000)}a`)).toContain('&gt; &gt;');
  expect(performance.now() - start).toBeLessThan(5_000);
});

it('takes Markdown for what it means, and plain text for plain text', () => {
  const markdown =
    '# Title\n\nSome **bold** [link](https://example.com).\n\n1. One\n2. Two\n\n| A | B |\n|---|---|\n| 1 | 2 |';
  expect(pastedText(markdown)).toBe(
    '<h2>Title</h2><p>Some <strong>bold</strong> <a href="https://example.com">link</a>.</p>' +
      '<ol><li>One</li><li>Two</li></ol>' +
      '<table><thead><tr><th>A</th><th>B</th></tr></thead><tbody><tr><td>1</td><td>2</td></tr></tbody></table>',
  );
  expect(pastedText('5 * 3 = 15\n#7 is free')).toBe('<p>5 * 3 = 15</p><p>#7 is free</p>');
});

it.each([
  '<p onclick="alert(1)">Hi</p><script>alert(1)</script><a href="javascript:alert(1)">x</a><iframe src="https://a.b"></iframe>',
  '<svg><script>alert(1)</script></svg><math><mi xlink:href="javascript:alert(1)">x</mi></math><img src="x" onerror="alert(1)">',
])('takes nothing that runs: %s', (html) => {
  expect(pastedHtml(html)).not.toMatch(/alert|javascript|onclick|onerror|iframe|svg/);
});

it.each([
  ['a megabyte of plain text', { 'text/plain': 'Words. '.repeat(150_000) }],
  ['100,000 lines', { 'text/plain': 'line\n'.repeat(100_000) }],
  ['100,000 paragraphs without plain text', { 'text/html': '<p>a</p>'.repeat(100_000) }],
  ['elements in 60,000 others', { 'text/html': `${'<div>'.repeat(60_000)}deep` }],
  ['100,000 characters in one paragraph', { 'text/plain': 'Words. '.repeat(14_300) }],
  ['100,000 characters in one list', { 'text/html': `<ul>${`<li>${'Words. '.repeat(100)}</li>`.repeat(143)}</ul>` }],
])('refuses %s and says so', (_, clipboard) => {
  expect(pasted(clipboard)).toBe('');
  expect(refuse).toHaveBeenCalledTimes(1);
});

it.each([
  ['https://example.com/a?b=1', '<p><a href="https://example.com/a?b=1">Our shifts</a></p>'],
  ['example.com/a', '<p><a href="https://example.com/a">Our shifts</a></p>'],
  ['mailto:ana@example.com', '<p><a href="mailto:ana@example.com">Our shifts</a></p>'],
  ['tel:+15550100', '<p><a href="tel:+15550100">Our shifts</a></p>'],
  ['/contact', '<p><a href="/contact">Our shifts</a></p>'],
  [' /pricing#teams\n', '<p><a href="/pricing#teams">Our shifts</a></p>'],
  ['/', '<p>/</p>'],
  ['/ by', '<p>/ by</p>'],
  ['//elsewhere.example', '<p>//elsewhere.example</p>'],
  ['javascript:alert(1)', '<p>javascript:alert(1)</p>'],
  ['data:text/html,x', '<p>data:text/html,x</p>'],
])('makes a link of selected words when an address is pasted over them, unless it runs code: %s', (address, stored) => {
  expect(pasted({ 'text/plain': address }, '<p>Our shifts</p>')).toBe(stored);
});

it('leaves brackets in code as they are, and links a pasted address', () => {
  expect(pastedText('`[a](b)` or `[a](/b)`, **now**')).toBe(
    '<p><code>[a](b)</code> or <code>[a](/b)</code>, <strong>now</strong></p>',
  );
  expect(pastedText('See https://example.com/a now')).toContain('<a href="https://example.com/a">');
});

it('writes an address pasted over code as it is, without a link', () => {
  expect(pasted({ 'text/plain': '/contact' }, '<pre><code>path</code></pre>')).toBe('<p>/contact</p>');
});

it('keeps the addresses of images, the levels of headings and the languages of code in a post', () => {
  const html =
    '<p>Before</p><h4>Deep</h4><p><img src="https://example.com/ward.png" alt="A ward"></p>' +
    '<pre><code class="language-js">shift()</code></pre><p>After</p>';
  expect(pastedInPost({ 'text/html': html })).toEqual([
    expect.objectContaining({
      type: 'richText',
      html:
        '<p>Before</p><h4>Deep</h4><img src="https://example.com/ward.png" alt="A ward">' +
        '<pre><code class="language-js">shift()</code></pre><p>After</p>',
    }),
  ]);
});

describe('lists of to-dos', () => {
  const toDos = '- [ ] Count **beds**\n- [x] Call';
  /** A point as Google Docs copies it. */
  const docsPoint = (isChecked: boolean, words: string) =>
    `<li dir="ltr" role="checkbox" aria-checked="${isChecked}" style="list-style-type:none;" aria-level="1"><img src="data:image/png;base64,iVBORw0KGgo=" width="18.4px" height="18.4px" alt="${isChecked ? '' : 'un'}checked" aria-roledescription="checkbox" style="margin-right:3px;" /><p dir="ltr" style="display:inline-block;" role="presentation">${words}</p></li>`;
  const struck = span('font-weight:400;text-decoration:line-through;text-decoration-skip-ink:none', 'Call');
  const docsList = `<ul style="margin-top:0;">${docsPoint(false, span(plain, 'Count beds'))}${docsPoint(true, struck)}</ul>`;
  const docs = (html: string) =>
    `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-0f1e">${html}</b>`;

  it('keep their state as signs in a text', () => {
    expect(pastedText(toDos)).toBe('<ul><li>☐ Count <strong>beds</strong></li><li>☑ Call</li></ul>');
    expect(pastedHtml('<ol><li><label><input type="checkbox" checked></label><p>Call</p></li></ol>')).toContain('☑');
    expect(pastedHtml(docs(docsList))).toBe('<ul><li>☐ Count beds</li><li>☑ Call</li></ul>');
    expect(pastedHtml('<ul><li>[ ] Count <b>beds</b></li><li><p><span>[X]&nbsp;Call</span></p></li></ul>')).toBe(
      '<ul><li>☐ Count <strong>beds</strong></li><li>☑ Call</li></ul>',
    );
  });

  it.each([
    ['inside a sentence', '<li>Write [x] here</li>', '<li>Write [x] here</li>'],
    ['in a word', '<li>[x]y</li>', '<li>[x]y</li>'],
    ['in code', '<li><code>[ ] a</code></li>', '<li><code>[ ] a</code></li>'],
  ])('have no box where the characters of one are %s', (_, points, stored) => {
    expect(pastedHtml(`<ul>${points}</ul>`)).toBe(`<ul>${stored}</ul>`);
  });

  it('keep the characters of a box that were copied in this editor', () => {
    expect(pastedHtml('<ul data-pm-slice="1 1 []"><li><p>[ ] a</p></li></ul>')).toBe('<ul><li>[ ] a</li></ul>');
  });

  it.each([
    ['Markdown', { 'text/plain': `Before\n\n${toDos}` }],
    [
      'HTML',
      {
        'text/html':
          '<p>Before</p><ul><li><input type="checkbox"> Count <b>beds</b></li><li><input type="checkbox" checked> Call</li></ul>',
      },
    ],
    ['Google Docs', { 'text/html': docs(`<p dir="ltr">${span(plain, 'Before')}</p>${docsList}`) }],
    [
      'HTML with the characters of boxes',
      { 'text/html': '<p>Before</p><ul><li>[ ] Count <b>beds</b></li><li><p>[x] Call</p></li></ul>' },
    ],
  ])('become a checklist of a post from %s', (_, clipboard) => {
    const sections = pastedInPost(clipboard);
    expect(sections).toEqual([
      expect.objectContaining({ type: 'richText', html: '<p>Before</p>' }),
      { id: expect.stringMatching(/./) as string, type: 'checklist', items: ['Count beds', '✓ Call'] },
    ]);
  });

  it('stay lists in a post where a checklist would lose something', () => {
    const [only, ...more] = pastedInPost({ 'text/plain': '- [x] [Call](/contact)\n- [ ] Go\n  - [ ] Far\n- Stay' });
    expect(more).toEqual([]);
    expect(only).toMatchObject({
      html: '<ul><li>☑ <a href="/contact">Call</a></li><li>☐ Go<ul><li>☐ Far</li></ul></li><li>Stay</li></ul>',
    });
  });
});

const wards = '<img src="https://example.com/ward.png" alt="A ward">';

it.each([
  ['in the middle of a point', `<li>a ${wards} b</li><li>c</li>`, `<li><p>a</p>${wards}<p> b</p></li><li>c</li>`],
  ['alone in the last point', `<li>a</li><li>${wards}</li>`, `<li>a</li><li>${wards}</li>`],
  ['between points', `<li>a</li>${wards}<li>c</li>`, `<li>a${wards}</li><li>c</li>`],
  ['before the first point', `<a href="/a">${wards}</a><li>c</li>`, `<li>${wards}</li><li>c</li>`],
])('keeps a list one list with an image %s', (_, points, stored) => {
  const html = pastedHtml(`<ul>${points}</ul>`);
  expect(html).toBe(`<ul>${stored}</ul>`);
  expect(pastedInPost({ 'text/html': `<ul>${points}</ul>` })).toMatchObject([{ html }]);
});

it('ends a table of Markdown before what follows it', () => {
  const table = '| Shift | Rate |\n|---|---|\n| Night | 2 |';
  expect(pastedText(`${table}\nBelow it\nand on\n\n- a`)).toMatch(
    /<td>2<\/td><\/tr><\/tbody><\/table><p>Below it\s+and on<\/p>/,
  );
});

describe('quotes that are alerts', () => {
  const alert = '> [!WARNING]\n> **Rest**\n>\n> Eleven *hours*.\n>\n> - a';

  it.each([
    [
      alert,
      {
        tone: 'warning',
        title: 'Rest',
        html: expect.stringMatching(/^<p>Eleven <em>hours<\/em>\.<\/p>\s*<ul>/) as string,
      },
    ],
    ['> [!NOTE] Call [us](/contact).', { tone: 'info', html: '<p>Call <a href="/contact">us</a>.</p>' }],
    ['> [!TIP]\n>\n> Call.', { tone: 'tip', html: '<p>Call.</p>' }],
  ])('become notes of a post: %s', (text, note) => {
    const sections = pastedInPost({ 'text/plain': `# Before\n\n${text}\n\nAfter` });
    expect(sections).toMatchObject([{ type: 'richText' }, { type: 'callout', ...note }, { html: '<p>After</p>' }]);
  });

  it.each([
    ['is no alert', '> [!OTHER] Call'],
    ['lies in a list', '- > [!TIP] Call'],
  ])('stay quotes where one %s, and in other texts', (_, text) => {
    expect(pastedInPost({ 'text/plain': text })).toMatchObject([{ type: 'richText' }]);
    expect(pastedText(alert)).toContain('<blockquote><p>[!WARNING]');
  });
});

describe('headings that are cut or copied in the editor', () => {
  const why = '<h2 id="why">Why</h2><p>Because.</p>';
  const rest = '<p>Rest</p><p></p>';

  /** Does this with the clipboard in an editor that begins with a heading, and says what is stored. */
  function edited(
    html: string,
    steps: (editor: Editor, clipboard: (type: 'cut' | 'copy' | 'paste') => void) => void,
  ): string {
    const editor = new Editor({ extensions: richTextExtensions, editorProps: pasting(refuse), content: html });
    const kept = new Map<string, string>();
    const clipboardData = {
      getData: (type: string) => kept.get(type) ?? '',
      setData: (type: string, value: string) => kept.set(type, value),
      clearData: () => kept.clear(),
    };
    steps(editor, (type) => {
      editor.view.dom.dispatchEvent(Object.assign(new Event(type, { cancelable: true }), { clipboardData }));
    });
    const stored = storedHtml(editor.getHTML());
    editor.destroy();
    return stored;
  }
  const selectFirst = (editor: Editor, end: string) =>
    editor.commands.setTextSelection({ from: 1, to: placeOf(editor, end) + end.length });
  const placeOf = ({ state }: Editor, words: string) => {
    let place = 0;
    state.doc.descendants((node, at) => void (node.text === words && (place = at)));
    return place;
  };

  it('take their anchor along when they are cut', () => {
    const stored = edited(why + rest, (editor, clipboard) => {
      selectFirst(editor, 'Because.');
      clipboard('cut');
      expect(editor.getHTML()).toBe(`<h2></h2>${rest}`);
      editor.commands.setTextSelection(editor.state.doc.content.size - 1);
      clipboard('paste');
    });
    expect(stored).toBe(`<h2></h2><p>Rest</p>${why}`);
  });

  it('have their anchor again when they are pasted where they were', () => {
    const stored = edited(why + rest, (editor, clipboard) => {
      selectFirst(editor, 'Because.');
      clipboard('cut');
      clipboard('paste');
    });
    expect(stored).toBe(why + rest);
  });

  it.each(['before', 'after'])('keep their anchor when a copy is pasted %s them', (where) => {
    const stored = edited(`<p></p>${why}<p></p>`, (editor, clipboard) => {
      editor.commands.setTextSelection({ from: placeOf(editor, 'Why'), to: placeOf(editor, 'Because.') + 8 });
      clipboard('copy');
      editor.commands.setTextSelection(where === 'before' ? 1 : editor.state.doc.content.size - 1);
      clipboard('paste');
    });
    const copy = '<h2>Why</h2><p>Because.</p>';
    expect(stored).toBe(where === 'before' ? `${copy}${why}<p></p>` : `<p></p>${why}${copy}`);
  });

  it('have no anchor from elsewhere', () => {
    expect(pastedHtml(why)).toBe('<h2>Why</h2><p>Because.</p>');
  });
});

it('counts no image inside the markup', () => {
  expect(pastedHtml(`<p>Words</p><img src="data:image/png;base64,${'A'.repeat(3_000_000)}">`)).toBe('<p>Words</p>');
});

it('takes a megabyte in a moment', () => {
  const paragraph = `<p style="margin:0">${span(plain, 'Words of a long document. '.repeat(8))}</p>`;
  const started = performance.now();
  expect(pastedHtml(paragraph.repeat(2_500)).length).toBeGreaterThan(500_000);
  expect(performance.now() - started).toBeLessThan(10_000);
});

import { numbers } from '../../testing/numbers';
import type { FieldDeclarations } from '../model/field-declarations';
import { mergeChanges } from './merge';

const merge = (base: string, mine: string, theirs: string) =>
  mergeChanges(
    { base: { html: base }, mine: { html: mine }, theirs: { html: theirs } },
    { html: { kind: 'richText', label: 'Text' } },
  );
const merged = (base: string, mine: string, theirs: string) => {
  const { merged: content, overlaps } = merge(base, mine, theirs);
  return overlaps.length > 0 ? 'asks' : content.html;
};

describe('merging two editors’ changes of one text', () => {
  const [a, b, c] = ['<p>A</p>', '<ul><li>B<ul><li>deep</li></ul></li></ul>', '<h2 id="c">C</h2>'];

  it.each([
    [
      'paragraphs that one side changed',
      a + b + c,
      `<p>mine</p>${b}${c}`,
      `${a}${b}<h2 id="c">Theirs</h2>`,
      `<p>mine</p>${b}<h2 id="c">Theirs</h2>`,
    ],
    ['changes of neighbors', a + c, `<p>mine</p>${c}`, `${a}<h2>Theirs</h2>`, '<p>mine</p><h2>Theirs</h2>'],
    ['what both added', a + c, `${a}<p>mine</p>${c}`, `${a}<p>theirs</p>${c}`, `${a}<p>mine</p><p>theirs</p>${c}`],
    ['what one deleted and one wrote', a + b + c, b + c, `${a}${b}${c}<p>theirs</p>`, `${b}${c}<p>theirs</p>`],
    [
      'lines between paragraphs',
      `${a}\n${c}\n`,
      `<p>mine</p>\n${c}\n`,
      `${a}\n<h2>T</h2>\n`,
      '<p>mine</p>\n<h2>T</h2>\n',
    ],
  ])('takes %s', (_, base, mine, theirs, expected) => {
    expect(merged(base, mine, theirs)).toBe(expected);
  });

  it('knows a paragraph that the server wrote differently', () => {
    const [browser, server] = [
      '<p>A<br>B</p><img src="/a.png" alt="A &amp; b">',
      '<p>A<br />B</p><img src="/a.png" alt="A &amp; b" loading="lazy" />',
    ];
    expect(merged(a, `${a}${browser}<p>mine</p>`, a + server)).toBe(`${a}${browser}<p>mine</p>`);
    expect(merged(server + c, `${browser}<h2>Mine</h2>`, `<p>theirs</p>${server}${c}`)).toBe(
      `<p>theirs</p>${browser}<h2>Mine</h2>`,
    );
  });

  it.each([
    ['both changed one paragraph', a + c, `<p>mine</p>${c}`, `<p>theirs</p>${c}`],
    ['one deleted what the other changed', a + c, c, `<p>theirs</p>${c}`],
    ['both moved one', a + b + c, b + c + a, b + a + c],
    ['one emptied it', a + c, '', `<p>theirs</p>${c}`],
    ['nothing was there before', '', a, c],
    ['it is no markup', 'A\nB', 'Mine\nB', 'A\nTheirs'],
    ['words lie between the elements', `${a}x${c}`, `<p>mine</p>x${c}`, `${a}x<h2>T</h2>`],
    ['both indented one code block', `<pre>a\n b</pre>${c}`, `<pre>a\nb</pre><h2>Mine</h2>`, `<pre>a\n  b</pre>${c}`],
    ['an element has no end', `${a}<p>x`, '<p>mine</p><p>x', `${a}<p>theirs`],
  ])('asks where %s', (_, base, mine, theirs) => {
    expect(merged(base, mine, theirs)).toBe('asks');
  });

  it('keeps code apart that differs in white space only', () => {
    const code = (one: string, other: string) => `<pre>${one}</pre><pre>${other}</pre>`;
    const base = code('if\n  a', 'if\n    a');
    expect(merged(base + a, code('x', 'x\n') + a, `${base}<p>theirs</p>`)).toBe(`${code('x', 'x\n')}<p>theirs</p>`);
  });

  it.each([undefined, 'paragraph', 'code', 'ownerHtml'] as const)('asks in a field of the kind %s', (kind) => {
    const [base, mine, theirs] = [a + c, `<p>mine</p>${c}`, `${a}<h2>T</h2>`];
    const versions = { base: { html: base }, mine: { html: mine }, theirs: { html: theirs } };
    expect(mergeChanges(versions, { html: { kind, label: 'HTML' } }).overlaps).toEqual([
      { path: 'html', mine, theirs },
    ]);
  });

  it('knows rich text in the rows and blocks of other fields', () => {
    const answer = { answer: { kind: 'richText', label: 'Answer' } } as const;
    const fields: FieldDeclarations = {
      faqs: { kind: 'rows', label: 'Questions', item: 'question', limit: 9, title: 'answer', fields: answer },
      blocks: {
        ...{ kind: 'blocks', label: 'Sections', limit: 9, View: () => null },
        kinds: { faq: { title: 'Question', fields: answer } },
      },
    };
    const content = (html: string) => ({
      faqs: [{ id: 'a', answer: html }],
      blocks: [{ id: 'b', type: 'faq', answer: html }],
    });
    const versions = { base: content(a + c), mine: content(`<p>mine</p>${c}`), theirs: content(`${a}<h2>T</h2>`) };
    expect(mergeChanges(versions, fields)).toMatchObject({ overlaps: [], merged: content('<p>mine</p><h2>T</h2>') });
  });

  type Counts = [number, number, number, number];
  const count = (parts: readonly string[], part: string) => parts.filter((other) => other === part).length;
  const partsOf = (html: unknown) => (html as string).match(/<(p|pre)>[^]*?<\/\1>/g) ?? [];
  /** Some are there twice, and some differ in white space only. */
  const all = ['<p>a</p>', '<p>a</p>', '<p>b</p>', '<pre>c</pre>', '<pre> c</pre>', '<pre>c\n</pre>'];
  const changed = (parts: readonly string[], by: string, next: (below: number) => number) => {
    const list = [...parts];
    for (let step = next(4); step >= 0; step -= 1) {
      const at = next(list.length);
      const [edit, words] = [next(4), next(2) === 0 ? `<p>${by}${step}</p>` : `<pre>${by}${' '.repeat(step)}</pre>`];
      if (edit === 0 || list.length === 0) list.splice(at, 0, words);
      else if (edit === 1) list[at] = words;
      else if (edit === 2) list.splice(at, 1);
      else list.splice(next(list.length), 0, ...list.splice(at, 1));
    }
    return list;
  };

  it('loses, doubles and brings back nothing in any two changes without asking', () => {
    const next = numbers(7);
    let settled = 0;
    for (let run = 0; run < 300; run += 1) {
      const base = Array.from({ length: 1 + next(6) }, () => all[next(all.length)]!);
      const [mine, theirs] = [changed(base, 'm', next), changed(base, 't', next)];
      const { merged: content, overlaps } = merge(base.join(''), mine.join(''), theirs.join(''));
      if (overlaps.length > 0) continue;
      settled += 1;
      const parts = partsOf(content.html);
      for (const part of new Set([...base, ...mine, ...theirs])) {
        const [before, own, other, now] = [base, mine, theirs, parts].map((list) => count(list, part)) as Counts;
        // Both did the same, or each did something else.
        const same = own >= before && other >= before ? Math.max(own, other) : Math.min(own, other);
        const apart = own + other - before;
        const isKept = now >= Math.min(same, apart) && now <= Math.max(same, apart);
        if (!isKept) throw new Error(JSON.stringify({ part, base, mine, theirs, parts }));
      }
    }
    expect(settled).toBeGreaterThan(30);
  });
});

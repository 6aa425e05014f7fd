import { numbers } from '../../testing/numbers';
import { isSameValue } from '../model/content-comparison';
import { mergeChanges } from './merge';

const merge = (base: string, mine: string, theirs: string) =>
  mergeChanges({ base: { html: base }, mine: { html: mine }, theirs: { html: theirs } });
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
    ['an element has no end', `${a}<p>x`, '<p>mine</p><p>x', `${a}<p>theirs`],
  ])('asks where %s', (_, base, mine, theirs) => {
    expect(merged(base, mine, theirs)).toBe('asks');
  });

  const partsOf = (html: unknown) => (html as string).match(/<p>.*?<\/p>/g) ?? [];
  const changed = (parts: readonly string[], by: string, next: (below: number) => number) => {
    const list = [...parts];
    for (let step = next(4); step >= 0; step -= 1) {
      const at = next(list.length);
      const [edit, words] = [next(4), `<p>${by}${step}</p>`];
      if (edit === 0 || list.length === 0) list.splice(at, 0, words);
      else if (edit === 1) list[at] = words;
      else if (edit === 2) list.splice(at, 1);
      else list.splice(next(list.length), 0, ...list.splice(at, 1));
    }
    return list;
  };

  it('loses, doubles and brings back nothing in any two changes without asking', () => {
    const next = numbers(7);
    let count = 0;
    for (let run = 0; run < 300; run += 1) {
      const base = ['a', 'b', 'c', 'd', 'e', 'f'].slice(0, 1 + next(6)).map((letter) => `<p>${letter}</p>`);
      const [mine, theirs] = [changed(base, 'm', next), changed(base, 't', next)];
      const { merged: content, overlaps } = merge(base.join(''), mine.join(''), theirs.join(''));
      if (overlaps.length > 0) continue;
      count += 1;
      const isKept = (part: string) => !base.includes(part) || (mine.includes(part) && theirs.includes(part));
      const expected = [...new Set([...mine, ...theirs])].filter(isKept);
      const parts = partsOf(content.html).toSorted();
      if (!isSameValue(parts, expected.toSorted())) throw new Error(JSON.stringify({ base, mine, theirs, parts }));
    }
    expect(count).toBeGreaterThan(30);
  });
});

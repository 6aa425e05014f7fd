import type { Content } from '../model/content-comparison';
import { changesBetween, type Change } from './changes';
import { wordDiff } from './word-diff';

describe('comparing words', () => {
  it('shows what was taken out and put in', () => {
    expect(wordDiff('Fill every shift', 'Fill the night shift')).toEqual([
      { kind: 'same', text: 'Fill ' },
      { kind: 'removed', text: 'every ' },
      { kind: 'added', text: 'the night ' },
      { kind: 'same', text: 'shift' },
    ]);
  });
  it('reads markup as its text', () => {
    expect(wordDiff('<p>One <b>two</b></p>', '<p>One two</p>')).toEqual([{ kind: 'same', text: 'One two' }]);
  });
});

describe('comparing contents', () => {
  const faq = (question: string, answer = 'Yes.') => ({ question, answer });
  const block = (id: string, title = id) => ({ id, title });
  /** Every place, as `kind path → address`. */
  const places = (changes: readonly Change[]): string[] =>
    changes.flatMap(({ kind, path, address, parts, moved }) => [
      `${kind} ${path} → ${address}${moved ? ` (${moved.from} to ${moved.to})` : ''}`,
      ...places(parts),
    ]);
  const compared = (from: object, to: object, byPosition = true) =>
    places(changesBetween(from as Content, to as Content, { byPosition }));

  it('goes down to the text that changed', () => {
    expect(compared({ faqs: [faq('1'), faq('2')] }, { faqs: [faq('1'), faq('2', 'No.')] })).toEqual([
      'changed faqs → faqs',
      'changed faqs.1 → faqs.1',
      'changed faqs.1.answer → faqs.1.answer',
    ]);
  });

  it('tells of a text that was hidden as a whole', () => {
    const hidden = { entry: 'b', published: false };
    expect(compared({ points: ['a', 'b'] }, { points: ['a', hidden] })).toEqual([
      'changed points → points',
      'changed points.1 → points.1',
    ]);
  });

  it('names entries without an id by their position only where a restoration finds them there', () => {
    const [from, to] = [{ faqs: [faq('1')] }, { faqs: [faq('0'), faq('1')] }];
    expect(compared(from, to)).toEqual(['changed faqs → faqs', 'added faqs.0 → null']);
    expect(compared({ texts: ['a', 'b'] }, { texts: ['a', 'c'] }, false)).toEqual([
      'changed texts → texts',
      'changed texts.1 → null',
    ]);
  });

  it('knows sections by their id, wherever they are', () => {
    const from = { blocks: [block('a'), block('b'), block('c')] };
    const to = { blocks: [block('c', 'New'), block('d'), block('a')] };
    expect(compared(from, to, false)).toEqual([
      'changed blocks → blocks',
      'changed blocks.0 → blocks.c',
      'changed blocks.0.title → blocks.c.title',
      'added blocks.1 → blocks.d',
      'moved blocks.2 → null (0 to 2)',
      'removed blocks.1 → blocks.b',
    ]);
  });

  it('takes entries that were only sorted for that', () => {
    expect(compared({ faqs: [faq('1'), faq('2')] }, { faqs: [faq('2'), faq('1')] })).toEqual([
      'changed faqs → faqs',
      'moved faqs.1 → null (0 to 1)',
    ]);
  });

  it('tells of the one row that was moved, and of none that made room for it', () => {
    const rows = ['a', 'b', 'c', 'd'].map((id) => block(id));
    const to = [rows[3], rows[0], rows[1], { ...rows[2], title: 'New' }];
    expect(compared({ blocks: rows }, { blocks: to })).toEqual([
      'changed blocks → blocks',
      'moved blocks.0 → null (3 to 0)',
      'changed blocks.3 → blocks.c',
      'changed blocks.3.title → blocks.c.title',
    ]);
  });

  it('looks into what one side does not have', () => {
    expect(compared({}, { seo: { title: 'New' } })).toEqual(['changed seo → seo', 'changed seo.title → seo.title']);
  });
});

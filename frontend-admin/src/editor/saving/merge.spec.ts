import { mergeChanges, settle } from './merge';

const faq = (question: string, answer = 'Yes.') => ({ id: question, question, answer });

describe('merging two editors’ changes', () => {
  it('takes what only one side changed', () => {
    const base = { title: 'T', subtitle: 'S', seo: { title: 'A', description: 'B' } };
    const mine = { ...base, title: 'Mine', seo: { title: 'Mine', description: 'B' } };
    const theirs = { ...base, subtitle: 'Theirs', seo: { title: 'A', description: 'Theirs' } };
    expect(mergeChanges({ base, mine, theirs })).toEqual({
      merged: { title: 'Mine', subtitle: 'Theirs', seo: { title: 'Mine', description: 'Theirs' } },
      overlaps: [],
      adopted: ['subtitle'],
    });
  });

  it('keeps a field that I emptied empty', () => {
    const { merged } = mergeChanges({ base: { title: 'T' }, mine: { title: '' }, theirs: { title: 'T', other: 'O' } });
    expect(merged).toEqual({ title: '', other: 'O' });
  });

  it('reports a field that both changed, and settles it as chosen', () => {
    const merge = mergeChanges({ base: { title: 'T' }, mine: { title: 'Mine' }, theirs: { title: 'Theirs' } });
    expect(merge.overlaps).toEqual([{ path: 'title', mine: 'Mine', theirs: 'Theirs' }]);
    expect(settle(merge, {})).toEqual({ title: 'Mine' });
    expect(settle(merge, { title: 'theirs' })).toEqual({ title: 'Theirs' });
    expect(settle(merge, { title: 'both' })).toEqual({ title: 'Mine Theirs' });
  });

  it('has no quarrel when both wrote the same', () => {
    const { overlaps } = mergeChanges({ base: { title: 'T' }, mine: { title: 'N' }, theirs: { title: 'N' } });
    expect(overlaps).toEqual([]);
  });
});

describe('merging lists', () => {
  const base = { faqs: [faq('1'), faq('2'), faq('3')] };

  it('joins a row added here and a row changed there', () => {
    const mine = { faqs: [...base.faqs, faq('4')] };
    const theirs = { faqs: [faq('1', 'No.'), faq('2'), faq('3')] };
    const { merged, overlaps } = mergeChanges({ base, mine, theirs });
    expect(merged.faqs).toEqual([faq('1', 'No.'), faq('2'), faq('3'), faq('4')]);
    expect(overlaps).toEqual([]);
  });

  it('keeps the rows that both added at one place', () => {
    const mine = { faqs: [...base.faqs, faq('mine')] };
    const theirs = { faqs: [...base.faqs, faq('theirs')] };
    expect(mergeChanges({ base, mine, theirs }).merged.faqs).toEqual([...base.faqs, faq('mine'), faq('theirs')]);
  });

  it('merges inside a row and names the place of an overlap', () => {
    const mine = { faqs: [faq('new'), faq('1'), faq('2', 'Mine'), faq('3')] };
    const theirs = { faqs: [faq('1'), faq('2', 'Theirs'), faq('3')] };
    const merge = mergeChanges({ base, mine, theirs });
    expect(merge.overlaps).toEqual([{ path: 'faqs.2.answer', mine: 'Mine', theirs: 'Theirs' }]);
    expect(settle(merge, { 'faqs.2.answer': 'theirs' }).faqs).toEqual([
      faq('new'),
      faq('1'),
      faq('2', 'Theirs'),
      faq('3'),
    ]);
  });

  it('asks about the whole list when a row was deleted here and changed there', () => {
    const mine = { faqs: [faq('1'), faq('3')] };
    const theirs = { faqs: [faq('1'), faq('2', 'Theirs'), faq('3')] };
    const merge = mergeChanges({ base, mine, theirs });
    expect(merge.overlaps.map(({ path }) => path)).toEqual(['faqs']);
    expect(settle(merge, { faqs: 'both' }).faqs).toEqual([faq('1'), faq('3'), faq('2', 'Theirs')]);
  });

  it('loses no row of a list that was empty', () => {
    const { merged } = mergeChanges({ base: { faqs: [] }, mine: { faqs: [faq('a')] }, theirs: { faqs: [faq('b')] } });
    expect(merged.faqs).toEqual([faq('a'), faq('b')]);
  });
});

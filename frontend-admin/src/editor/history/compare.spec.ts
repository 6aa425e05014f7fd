import { leafChanges } from './leaf-changes';
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
  it('goes down to the text that changed', () => {
    expect(leafChanges('faqs', [faq('1'), faq('2')], [faq('1'), faq('2', 'No.')])).toEqual([
      { path: 'faqs.1.answer', from: 'Yes.', to: 'No.' },
    ]);
  });
  it('takes a list that grew, or was sorted, as one change', () => {
    const grown = leafChanges('faqs', [faq('1')], [faq('1'), faq('2')]);
    const sorted = leafChanges('faqs', [faq('1'), faq('2')], [faq('2'), faq('1')]);
    expect([...grown, ...sorted].map(({ path }) => path)).toEqual(['faqs', 'faqs']);
  });
});

import { winningTitleSentence } from './winning-title';

const lines = {
  heroTitleBefore: 'Fill the shift.',
  heroTitleHighlight: ' Clear the nurse. ',
  heroTitleAfter: 'Pay the nurse.',
};
const sentenceOf = (fields: object) => winningTitleSentence(fields, fields);

describe('HOM-03 which title wins', () => {
  it('is the three lines only when all are filled', () => {
    expect(sentenceOf({ ...lines, heroTitle: 'One' })).toBe(
      'Visitors see the three lines: “Fill the shift. Clear the nurse. Pay the nurse.” The single-line title is not used while all three are filled in.',
    );
  });

  it('is else the single-line title, and says why', () => {
    expect(sentenceOf({ heroTitleBefore: 'Fill', heroTitle: 'One' })).toBe(
      'Visitors see the single-line title: “One”. One of the three lines is empty, so they are not used.',
    );
  });

  it('is else the starter title', () => {
    expect(sentenceOf({ heroTitle: '   ' })).toBe(
      'Visitors see the starter title: “Fill the shift. Clear the nurse. Close the week.” No title is complete.',
    );
  });

  it('is the live one until the draft is published', () => {
    expect(winningTitleSentence({ heroTitle: 'New' }, lines)).toBe(
      'Visitors still see “Fill the shift. Clear the nurse. Pay the nurse.” until you publish. After that they see the single-line title: “New”.',
    );
  });
});

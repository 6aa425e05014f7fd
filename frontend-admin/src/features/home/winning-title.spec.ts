import { winningTitleSentence } from './winning-title';

const lines = {
  heroTitleBefore: 'Fill the shift.',
  heroTitleHighlight: ' Clear the nurse. ',
  heroTitleAfter: 'Pay the nurse.',
};

describe('HOM-03 which title wins', () => {
  it('is the three lines only when all are filled', () => {
    expect(winningTitleSentence({ ...lines, heroTitle: 'One' })).toBe(
      'Visitors see the three lines: “Fill the shift. Clear the nurse. Pay the nurse.” The title in one piece is not used.',
    );
  });

  it('is else the title in one piece, and says why', () => {
    expect(winningTitleSentence({ heroTitleBefore: 'Fill', heroTitle: 'One' })).toBe(
      'One of the three lines is empty, so they are not used. Visitors see the title in one piece: “One”.',
    );
  });

  it('is else the built-in title', () => {
    expect(winningTitleSentence({ heroTitle: '   ' })).toBe(
      'No title is complete. Visitors currently see the built-in one: “Fill the shift. Clear the nurse. Close the week.”',
    );
  });
});

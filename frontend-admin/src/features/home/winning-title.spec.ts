import { winningTitleSentence } from './winning-title';

const lines = {
  heroTitleBefore: 'Fill the shift.',
  heroTitleHighlight: ' Clear the nurse. ',
  heroTitleAfter: 'Pay the nurse.',
};

describe('HOM-03 which title wins', () => {
  it('is the three lines only when all are filled', () => {
    expect(winningTitleSentence({ ...lines, heroTitle: 'One' })).toBe(
      'Visitors see the three lines: “Fill the shift. Clear the nurse. Pay the nurse.” The single-line title is not used while all three are filled in.',
    );
  });

  it('is else the single-line title, and says why', () => {
    expect(winningTitleSentence({ heroTitleBefore: 'Fill', heroTitle: 'One' })).toBe(
      'One of the three lines is empty, so they are not used. Visitors see the single-line title: “One”.',
    );
  });

  it('is else the starter title', () => {
    expect(winningTitleSentence({ heroTitle: '   ' })).toBe(
      'No title is complete. Visitors currently see the starter title: “Fill the shift. Clear the nurse. Close the week.”',
    );
  });
});

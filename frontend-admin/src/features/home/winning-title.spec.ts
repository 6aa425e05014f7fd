import { winningTitle, winningTitleSentence } from './winning-title';

const lines = {
  heroTitleBefore: 'Fill the shift.',
  heroTitleHighlight: 'Clear the nurse.',
  heroTitleAfter: 'Close the week.',
};

describe('HOM-03 which title wins', () => {
  it('uses the three lines only when all are filled', () => {
    expect(winningTitle({ ...lines, heroTitle: 'One' })).toEqual({
      kind: 'lines',
      text: 'Fill the shift. Clear the nurse. Close the week.',
    });
    expect(winningTitle({ ...lines, heroTitleAfter: '  ', heroTitle: 'One' })).toEqual({ kind: 'single', text: 'One' });
  });

  it('falls back to the built-in title', () => {
    expect(winningTitle({ heroTitle: '   ' }).kind).toBe('default');
  });

  it('says why the lines are not used', () => {
    expect(winningTitleSentence({ heroTitleBefore: 'Fill', heroTitle: 'One' })).toBe(
      'One of the three lines is empty, so they are not used. Visitors see the title in one piece: “One”.',
    );
  });
});

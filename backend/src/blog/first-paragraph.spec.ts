import type { Block } from '../content/blocks/block-types.ts';
import { firstParagraph } from './first-paragraph.ts';

const text = (html: string): Block => ({ id: 'a', type: 'richText', html });

describe('the first paragraph', () => {
  it('is the first that says something, in plain words', () => {
    expect(
      firstParagraph([text('<h2>Title</h2><p> </p>'), text('<p>Read <b>this</b> &amp;\n that.</p><p>No.</p>')]),
    ).toBe('Read this & that.');
    expect([firstParagraph(null), firstParagraph([text('<h2>Only a title</h2>')])]).toEqual(['', '']);
  });

  it('is cut between words at 200 characters', () => {
    const short = firstParagraph([text(`<p>${'word, '.repeat(60)}</p>`)]);
    expect(short.length).toBeLessThanOrEqual(200);
    expect(short).toMatch(/word…$/);
    expect(firstParagraph([text(`<p>${'x'.repeat(300)}</p>`)])).toHaveLength(200);
  });
});

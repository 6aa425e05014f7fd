import { typeByContent } from './media-type.ts';

describe('the type of a file', () => {
  it.each([
    ['<svg xmlns="http://www.w3.org/2000/svg"/>', 'svg'],
    ['\uFEFF<?xml version="1.0"?>\n<!-- one --><!-- -- two -->\n<!DOCTYPE svg [<!ENTITY a "b">]>\n<SVG >', 'svg'],
    ['<!-- <svg> -->', null],
    ['<html><svg></svg></html>', null],
    ['%PDF-1.7', 'pdf'],
    ['GIF89a', 'gif'],
  ])('of %j is %s', (head, type) => {
    expect(typeByContent(Buffer.from(head))).toBe(type);
  });

  it.each([
    ['comments', '<!---->'],
    ['document types', '<!DOCTYPE a[]>'],
    ['XML declarations', '<?xml ?>'],
    ['unfinished comments', '<!-- '],
  ])('is known at once after many %s', (_, mark) => {
    const head = Buffer.from(mark.repeat(4096 / mark.length));
    const start = performance.now();
    expect(typeByContent(head)).toBeNull();
    expect(performance.now() - start).toBeLessThan(1_000);
  });
});

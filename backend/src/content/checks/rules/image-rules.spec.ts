import { foundBy, light, richText, saying, withSeo } from '../../../../test/support/found-issues.ts';

describe('alternative texts', () => {
  const figure = (alt: string) => ({
    blocks: [{ id: 'a', type: 'figure', image: '/a.png', alt, caption: 'The board' }],
  });

  it.each([
    ['', 'no alternative text'],
    ['board.png', 'a file name'],
    ['IMG_2041', 'a file name'],
    ['Image', 'is not a description'],
    ['a photo', 'is not a description'],
    ['The board', 'repeats the caption'],
    ['x'.repeat(151), '151 characters'],
  ])('are real: not %j', async (alt, words) => {
    expect(await foundBy('alternative-text', figure(alt))).toEqual([['blocks.0.alt', saying(words)]]);
  });

  it('are not needed where an image is decorative', async () => {
    const [figureOf] = figure('').blocks;
    const withFlag = (decorative: boolean) => ({ blocks: [{ ...figureOf, decorative }] });
    expect(await foundBy('alternative-text', withFlag(true))).toEqual([]);
    expect(await foundBy('alternative-text', withFlag(false))).toHaveLength(1);
  });

  it('are looked for wherever a field has room for them', async () => {
    expect(await foundBy('alternative-text', { cover: '/a.png' })).toEqual([['coverAlt', saying('no alternative')]]);
    expect(await foundBy('alternative-text', { heroImages: ['/a.png', '/b.png'], heroAlt: ['A week'] })).toEqual([
      ['heroAlt.1', saying('no alternative')],
    ]);
    expect(await foundBy('alternative-text', richText('<p><img src="/a.png"></p>'))).toEqual([
      ['blocks.0.html', saying('no alternative')],
    ]);
    expect(await foundBy('alternative-text', withSeo({ ogImage: '/a.png' }))).toEqual([]);
  });
});

describe('images', () => {
  it('are there and light', async () => {
    const heavy = { imageAt: async () => ({ ...light, bytes: 812_345 }) };
    expect(await foundBy('image-weight', { cover: '/a.png' }, heavy)).toEqual([['cover', saying('is 812 kB')]]);
    expect(await foundBy('image-weight', { cover: '/a.png' }, { imageAt: async () => null })).toEqual([
      ['cover', saying('no image at /a.png')],
    ]);
    expect(
      await foundBy('image-weight', { cover: 'https://cdn.example/a.png' }, { imageAt: async () => undefined }),
    ).toEqual([]);
  });

  it.each([
    [{ ...light, width: 600, height: 315 }, '600 × 315'],
    [{ ...light, width: 1600, height: 1600 }, '1600 × 1600'],
    [{ ...light, format: 'svg' }, 'don’t show SVG'],
    [null, 'no image at /og.jpg'],
  ])('for social networks fit: not %j', async (image, words) => {
    const imageAt = async () => image;
    expect(await foundBy('social-image', withSeo({ ogImage: '/og.jpg' }), { imageAt })).toEqual([
      ['seo.ogImage', saying(words)],
    ]);
  });

  it('for social networks are drawn for a page that has none', async () => {
    expect(await foundBy('social-image', {})).toEqual([]);
  });
});

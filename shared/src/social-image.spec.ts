import { drawnImageOf, drawnPageOf, imageSizeAt, socialImageOf } from './social-image.ts';

it.each(['/about', '/blog', '/blog/fill-rate', '/blog/tag/overtime/page/2', '/blog/author/ana', '/terms/versions/3'])(
  'draws an image of its own for %s, whatever image the site has',
  (path) => {
    expect(socialImageOf(path, '/ours.jpg')).toBe(`/social-images${path}.png`);
    expect(drawnPageOf(`/social-images${path}.png`)).toBe(path);
  },
);

it.each(['/', '', '/search', '/a b', '/../etc'])('draws none for %j', (path) => {
  expect(drawnImageOf(path)).toBeUndefined();
  expect(socialImageOf(path, '/ours.jpg')).toBe('/ours.jpg');
});

it.each([
  ['/og-image.jpg', { width: 1200, height: 630 }],
  ['/social-images/blog/tag/overtime.png', { width: 1200, height: 630 }],
  ['/media/0a/ward-1600.webp?size=2000x1001;widths=320,1600,2000;focus=20,80', { width: 1600, height: 801 }],
  ['/media/0a/logo.svg?size=40x20', undefined],
  ['/images/product/board.webp', undefined],
])('reads the size of %s', (path, size) => {
  expect(imageSizeAt(`https://20x.example${path}`, 'https://20x.example')).toEqual(size);
  expect(imageSizeAt(`https://elsewhere.example${path}`, 'https://20x.example')).toBeUndefined();
});

import { fallbackWidth, imageWidths } from './image-widths.ts';

it.each([
  [200, [200], 200],
  [320, [320], 320],
  [700, [320, 480, 640, 700], 700],
  [1700, [320, 480, 640, 960, 1280, 1600, 1700], 1600],
  [2560, [320, 480, 640, 960, 1280, 1600, 1920, 2560], 1600],
  [8000, [320, 480, 640, 960, 1280, 1600, 1920, 2560], 1600],
])('serves an image of %i pixels in the widths %j', (width, widths, fallback) => {
  expect(imageWidths(width)).toEqual(widths);
  expect(fallbackWidth(width)).toBe(fallback);
});

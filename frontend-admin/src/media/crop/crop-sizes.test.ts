import { inShape, percentOf, pixelsOf } from './crop-sizes';

const size = { width: 4000, height: 3000 };

it('keeps a crop that is not touched', () => {
  const crop = { left: 333, top: 17, width: 1001, height: 2983 };
  expect(pixelsOf(percentOf(crop, size), size)).toEqual(crop);
  expect(pixelsOf(percentOf(null, size), size)).toBeNull();
});

it('stays inside the image', () => {
  const small = { width: 33, height: 17 };
  const marked = { unit: '%', x: 98.6, y: 50, width: 1.4, height: 50 } as const;
  expect(pixelsOf(marked, small)).toEqual({ left: 33, top: 9, width: 0, height: 8 });
});

it('marks the largest part of a shape from the middle', () => {
  expect(pixelsOf(inShape(1, size), size)).toEqual({ left: 500, top: 0, width: 3000, height: 3000 });
  expect(pixelsOf(inShape(16 / 9, size), size)).toEqual({ left: 0, top: 375, width: 4000, height: 2250 });
  expect(pixelsOf(inShape(3 / 4, size), size)).toEqual({ left: 875, top: 0, width: 2250, height: 3000 });
});

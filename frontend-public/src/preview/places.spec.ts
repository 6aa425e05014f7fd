import { nearestPlace, placeBeside, sideAt, standsInLines, type ShownRow } from './places';

const row = (index: number, left: number, top: number, width: number, height: number): ShownRow => ({
  index,
  edges: { left, top, right: left + width, bottom: top + height },
});
/** Three entries one below the other; the second of the list is hidden. */
const column = [row(0, 10, 0, 200, 40), row(2, 10, 60, 200, 40), row(3, 10, 100, 200, 40)];
/** Two and one, side by side. */
const grid = [row(0, 0, 0, 100, 80), row(1, 120, 10, 100, 80), row(2, 0, 100, 100, 80)];

it('knows a column from a grid', () => {
  expect(standsInLines(column)).toBe(false);
  expect(standsInLines(grid)).toBe(true);
  expect(standsInLines([])).toBe(false);
});

it('puts a lying line between entries of a column', () => {
  expect(placeBeside(column, 0, 'after')).toEqual({ index: 1, isUpright: false, x: 10, y: 50, length: 200 });
  expect(placeBeside(column, 1, 'before')).toEqual({ index: 2, isUpright: false, x: 10, y: 50, length: 200 });
  expect(placeBeside(column, 0, 'before')).toMatchObject({ index: 0, y: -8 });
  expect(placeBeside(column, 2, 'after')).toMatchObject({ index: 4, y: 148 });
});

it('puts an upright line between entries of a grid, and at the ends of its lines', () => {
  expect(placeBeside(grid, 0, 'after')).toEqual({ index: 1, isUpright: true, x: 110, y: 0, length: 80 });
  expect(placeBeside(grid, 1, 'after')).toMatchObject({ index: 2, isUpright: true, x: 228 });
  expect(placeBeside(grid, 2, 'before')).toMatchObject({ index: 2, isUpright: true, x: -8, y: 100 });
});

it('asks for the half of an entry in which the pointer is', () => {
  expect(sideAt(column, column[0]!, 200, 10)).toBe('before');
  expect(sideAt(column, column[0]!, 10, 30)).toBe('after');
  expect(sideAt(grid, grid[1]!, 130, 80)).toBe('before');
  expect(sideAt(grid, grid[1]!, 210, 20)).toBe('after');
});

it('finds the place nearest to a point, also outside of the list', () => {
  expect(nearestPlace(column, 100, 500)).toMatchObject({ index: 4 });
  expect(nearestPlace(grid, 118, 20)).toMatchObject({ index: 1 });
  expect(nearestPlace([], 0, 0)).toBeNull();
  expect(placeBeside(column, 7, 'after')).toBeNull();
});

it('puts nothing between slides that lie upon each other', () => {
  expect(placeBeside([row(0, 0, 0, 300, 200), row(1, 0, 0, 300, 200)], 0, 'after')).toBeNull();
});

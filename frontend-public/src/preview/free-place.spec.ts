import { freePlace } from './free-place';

const box = (left: number, top: number, width: number, height: number) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});
const tools = { width: 200, height: 40 };
const window = { width: 1000, height: 800 };
const placed = (around: ReturnType<typeof box>, taken: readonly ReturnType<typeof box>[]) =>
  freePlace(around, tools, { taken, window, align: 1 });

it('is above where nothing is there, else below', () => {
  const title = box(100, 300, 400, 60);
  expect(placed(title, [])).toEqual({ left: 96, top: 252 });
  expect(placed(title, [box(100, 250, 380, 40)])).toEqual({ left: 96, top: 368 });
});

it('moves along a line of text that is short', () => {
  expect(placed(box(100, 300, 400, 60), [box(100, 250, 150, 40)])).toEqual({ left: 304, top: 252 });
});

it('is at the side of a line between others, and covers neither', () => {
  const lines = [box(100, 250, 400, 45), box(100, 370, 400, 45)];
  expect(placed(box(100, 300, 400, 60), lines)).toEqual({ left: 508, top: 300 });
});

it('is on the bar of the preview where the page has no room', () => {
  expect(placed(box(0, 0, 1000, 800), [])).toEqual({ left: 796, top: 758 });
});

import { placeAt } from './popover-place';

const room = { width: 500, height: 600 };
const own = { offsetWidth: 320, scrollHeight: 200 };
const rect = (x: number, y: number) => ({ x, y, width: 100, height: 50 });

it('is below what it belongs to, in the measures of the drawn page', () => {
  expect(placeAt(rect(100, 200), 0.5, room, own)).toMatchObject({ left: 50, top: 133 });
});

it('is above where there is no room below', () => {
  expect(placeAt(rect(100, 500), 1, room, own)).toMatchObject({ top: 292 });
});

it('never leaves the room', () => {
  expect(placeAt(rect(480, 10), 1, room, own)).toMatchObject({ left: 172 });
  expect(placeAt(rect(-50, -300), 1, room, own)).toMatchObject({ left: 8, top: 8 });
  const tall = { offsetWidth: 320, scrollHeight: 2000 };
  expect(placeAt(rect(0, 300), 1, room, tall)).toEqual({ left: 8, top: 8, maxHeight: 584 });
});

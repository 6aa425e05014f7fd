import { extraShifts, weeklyExtraMargin, type RoiNumbers } from './roi';

const week: RoiNumbers = {
  shifts: 200,
  currentFillRate: 80,
  targetFillRate: 85,
  hoursPerShift: 12,
  billRate: 85,
  payRate: 55,
  burden: 10,
};

it('multiplies extra shifts, hours and margin', () => {
  expect(extraShifts(week)).toBe(10);
  expect(weeklyExtraMargin(week)).toBe(2400);
});

it('turns negative when the target lies below today or an hour costs more than it earns', () => {
  expect(weeklyExtraMargin({ ...week, targetFillRate: 75 })).toBe(-2400);
  expect(weeklyExtraMargin({ ...week, payRate: 80 })).toBe(-600);
});

it('is nothing for an empty week', () => {
  expect(weeklyExtraMargin({ ...week, shifts: 0 })).toBe(0);
});

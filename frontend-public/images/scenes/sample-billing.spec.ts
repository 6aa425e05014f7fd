import { marginOf, percent, sampleLines, sampleUnits, shortBy } from './sample-billing';
import { sampleNurses } from './sample-roster';

it('bills one line at another rate than the contract, and says by how much', () => {
  expect(sampleLines.filter((line) => shortBy(line) !== 0).map((line) => [line.shift, shortBy(line)])).toEqual([
    ['Sat night', 72],
  ]);
});

it('bills nurses of the roster, and nobody beyond 40 hours', () => {
  for (const { nurse } of sampleLines) expect(sampleNurses.map(({ name }) => name)).toContain(nurse);
  for (const { name } of sampleNurses) {
    const hours = sampleLines.filter(({ nurse }) => nurse === name).map((line) => line.hours);
    expect(hours.reduce((sum, next) => sum + next, 0)).toBeLessThanOrEqual(40);
  }
});

it('takes margin as bill less pay and burden, divided by bill', () => {
  expect(percent(marginOf({ unit: 'Any', hours: 10, overtime: 0, bill: 100, pay: 50 }).margin)).toBe('43.0%');
  const overtime = sampleUnits.find((unit) => unit.overtime > 0)!;
  expect(marginOf(overtime).margin).toBeLessThan(marginOf({ ...overtime, overtime: 0 }).margin);
});

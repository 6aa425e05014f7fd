import { clockTime, openingHours, zoneName } from './opening-hours';

it('reads as people say it', () => {
  const rows = [
    { day: 'monday', untilDay: 'friday', opens: '08:30', closes: '17:00' },
    { day: 'saturday', untilDay: 'saturday', opens: '22:00', closes: '06:00' },
    { day: 'sunday', opens: 'late', closes: '17:00' },
    { opens: '08:00', closes: '17:00' },
    null,
  ] as const;
  expect(openingHours(rows as never)).toEqual([
    { days: 'Monday – Friday', opens: '08:30', closes: '17:00' },
    { days: 'Saturday', opens: '22:00', closes: '06:00' },
  ]);
});

it.each([
  ['00:00', '12:00 AM'],
  ['08:05', '8:05 AM'],
  ['12:00', '12:00 PM'],
  ['23:59', '11:59 PM'],
])('writes %s as %s', (time, text) => {
  expect(clockTime(time)).toBe(text);
});

it.each([
  ['America/Toronto', 'Eastern Time (Toronto)'],
  ['America/Los_Angeles', 'Pacific Time (Los Angeles)'],
  ['America/Phoenix', /Mountain.*Phoenix/],
  ['UTC', /Coordinated Universal Time|GMT/],
  ['Nowhere/At_all', 'Nowhere/At_all'],
])('names the zone %s by what holds all year', (zone, name) => {
  expect(zoneName(zone)).toEqual(typeof name === 'string' ? name : expect.stringMatching(name));
});

import { rosterColumns, rosterPattern, rosterRows } from './roster-pattern';

describe.each(['fill-rate-explained', 'a', '', '🩺', 'x'.repeat(500)])('the roster of "%s"', (slug) => {
  const shifts = rosterPattern(slug);

  it('is always the same, with one open shift in sight', () => {
    expect(rosterPattern(slug)).toEqual(shifts);
    expect(shifts.filter(({ open }) => open)).toEqual([expect.objectContaining({ row: 0 })]);
    expect(shifts[0]?.column).toBeLessThan(3);
  });

  it('can be worked: one shift a day, one kind a week, at most 40 hours', () => {
    for (let row = 1; row < rosterRows; row += 1) {
      const week = shifts.filter((shift) => shift.row === row);
      expect(new Set(week.map(({ column }) => column)).size).toBe(week.length);
      expect(new Set(week.map(({ kind }) => kind)).size).toBe(1);
      expect(week.length * (week[0]?.kind === 'evening' ? 8 : 12)).toBeLessThanOrEqual(40);
      expect(week.every(({ column }) => column < rosterColumns)).toBe(true);
    }
  });
});

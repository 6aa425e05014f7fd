import {
  checksOf,
  leastRest,
  paidHours,
  sampleCandidates,
  sampleDays,
  sampleNurses,
  weekLimit,
  workedBy,
} from './sample-roster';

it.each(sampleNurses)('gives $name rest between shifts and no overtime', (nurse) => {
  const shifts = workedBy(nurse);
  expect(paidHours(shifts)).toBeLessThanOrEqual(weekLimit);
  const rests = shifts.slice(1).map(({ start }, index) => start - shifts[index]!.end);
  for (const rest of rests) expect(rest).toBeGreaterThanOrEqual(leastRest);
  expect(nurse.week).toHaveLength(sampleDays.length);
});

it('schedules nobody while on hold', () => {
  for (const { week, hold } of sampleNurses) if (hold) expect(week.slice(hold.from)).toMatch(/^\.+$/);
});

it('says of each candidate for the open shift what the week shows', () => {
  expect(sampleCandidates.map(({ name, verdict, reason }) => [name, verdict, reason].join(', '))).toEqual([
    'K. Osei, Cleared, 3 days rest · 12/40\u00a0h',
    'M. Tremblay, Cleared, 23 h rest · 24/40\u00a0h',
    'A. Okafor, Needs rest, Works Thu 07–19',
    'J. Reyes, BLS expired, Blocked since Tue',
  ]);
});

it('clears exactly the nurses that it offers the shift to', () => {
  const passing = sampleNurses.filter((nurse) => {
    const { free, qualified, cleared, rested, weekAfter } = checksOf(nurse);
    return free && qualified && cleared && rested && weekAfter <= weekLimit;
  });
  const offered = sampleCandidates.filter(({ tone }) => tone === 'ok');
  expect(new Set(passing.map(({ name }) => name))).toEqual(new Set(offered.map(({ name }) => name)));
});

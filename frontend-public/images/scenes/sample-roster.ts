/** One consistent sample week. Weekday names without dates, so that it never ages; nurses will check the logic. */
export const sampleFacility = 'Lakeshore Regional (sample)';

export const sampleDays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const;
/** The day the open shift is on. */
export const sampleToday = 3;

export type ShiftKind = 'day' | 'evening' | 'night';

/** Start and length on the clock in hours; a break of 30 minutes is not paid. */
const shiftClock: Record<ShiftKind, { readonly start: number; readonly length: number }> = {
  day: { start: 7, length: 12.5 },
  evening: { start: 15, length: 8 },
  night: { start: 19, length: 12.5 },
};
const breakLength = 0.5;

export const shiftHours: Record<ShiftKind, string> = { day: '07–19', evening: '15–23', night: '19–07' };

export interface SampleNurse {
  readonly name: string;
  readonly role: string;
  /** Shifts by weekday, Monday first: D(ay), E(vening), N(ight), or a point. */
  readonly week: string;
  /** Keeps the nurse off the schedule from this weekday on, as long as its reason stands. */
  readonly hold?: { readonly from: number; readonly reason: string };
}

export const sampleNurses: readonly SampleNurse[] = [
  { name: 'A. Okafor', role: 'RN · ICU', week: 'D..D.N.' },
  { name: 'M. Tremblay', role: 'RN · ICU', week: '.DD....' },
  { name: 'K. Osei', role: 'RN · ICU', week: 'D......' },
  { name: 'S. Whitfield', role: 'RN · ED', week: 'E.EE...' },
  { name: 'D. Chaudhry', role: 'RN · MS', week: 'N.NN...' },
  { name: 'L. Novak', role: 'CNA', week: 'DD..D..' },
  { name: 'J. Reyes', role: 'RN · ICU', week: '.......', hold: { from: 1, reason: 'BLS expired' } },
];

const kinds: Partial<Record<string, ShiftKind>> = { D: 'day', E: 'evening', N: 'night' };

/** The shift of each weekday, Monday first. */
export const shiftsOf = ({ week }: SampleNurse): readonly (ShiftKind | undefined)[] =>
  [...week].map((letter) => kinds[letter]);

interface Worked {
  readonly day: number;
  readonly kind: ShiftKind;
  /** Hours since Monday, 00:00. */
  readonly start: number;
  readonly end: number;
}

const clockOf = (day: number, kind: ShiftKind): Worked => {
  const start = day * 24 + shiftClock[kind].start;
  return { day, kind, start, end: start + shiftClock[kind].length };
};

export const workedBy = (nurse: SampleNurse): readonly Worked[] =>
  shiftsOf(nurse).flatMap((kind, day) => (kind ? [clockOf(day, kind)] : []));

export const paidHours = (shifts: readonly Worked[]): number =>
  shifts.reduce((sum, { start, end }) => sum + end - start - breakLength, 0);

/** Open shifts by weekday, Monday first; the hours stay together when a narrow chip breaks. */
export const sampleOpenShifts = [
  '',
  '',
  '',
  'ICU 19\u2060–\u206007',
  '',
  'ED 15\u2060–\u206023',
  'MS 07\u2060–\u206019',
] as const;

/** The open shift that the scenes follow. */
export const openShift = { ...clockOf(sampleToday, 'night'), role: 'RN · ICU', title: 'RN · ICU · Thu 19:00–07:30' };

/** Hours off that every rule of the sample asks for, and the hours of a week before overtime. */
export const leastRest = 10;
export const weekLimit = 40;

export interface Checks {
  readonly free: boolean;
  readonly qualified: boolean;
  readonly cleared: boolean;
  /** Hours off before the open shift; null: the week had no shift before it. */
  readonly rest: number | null;
  readonly rested: boolean;
  readonly weekAfter: number;
}

/** What the checks before an offer say of a nurse. */
export function checksOf(nurse: SampleNurse): Checks {
  const shifts = workedBy(nurse);
  const before = shifts.filter(({ start }) => start < openShift.start).at(-1);
  const rest = before ? openShift.start - before.end : null;
  return {
    free: shifts.every(({ start, end }) => end <= openShift.start || start >= openShift.end),
    qualified: nurse.role === openShift.role,
    cleared: nurse.hold === undefined,
    rest,
    rested: rest === null || rest >= leastRest,
    weekAfter: paidHours(shifts) + paidHours([openShift]),
  };
}

export const hoursText = (hours: number): string => hours.toFixed(2);

const restText = (hours: number) => (hours >= 48 ? `${Math.round(hours / 24)} days` : `${Math.floor(hours)} h`);

function candidate(nurse: SampleNurse) {
  const { rest, rested, weekAfter } = checksOf(nurse);
  if (nurse.hold) {
    const reason = `Blocked since ${sampleDays[nurse.hold.from]}`;
    return { name: nurse.name, tone: 'danger', verdict: nurse.hold.reason, reason } as const;
  }
  if (!rested) return { name: nurse.name, tone: 'danger', verdict: 'Needs rest', reason: 'Works Thu 07–19' } as const;
  const reason = `${restText(rest ?? Infinity)} rest · ${weekAfter - paidHours([openShift])}/${weekLimit}\u00a0h`;
  return { name: nurse.name, tone: 'ok', verdict: 'Cleared', reason } as const;
}

const nurseNamed = (name: string) => sampleNurses.find((nurse) => nurse.name === name)!;

/** Who could take the open ICU night, best first; a blocked nurse stays in view with the reason. */
export const sampleCandidates = ['K. Osei', 'M. Tremblay', 'A. Okafor', 'J. Reyes'].map((name) =>
  candidate(nurseNamed(name)),
);

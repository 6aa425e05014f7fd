/** One consistent sample week. Weekday names without dates, so that it never ages; nurses will check the logic. */
export const sampleFacility = 'Lakeshore Regional (sample)';

export const sampleDays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const;
/** The day the open shift is on. */
export const sampleToday = 3;

export type ShiftKind = 'day' | 'evening' | 'night';

export const shiftHours: Record<ShiftKind, string> = { day: '07–19', evening: '15–23', night: '19–07' };

interface SampleNurse {
  readonly name: string;
  readonly role: string;
  /** Shifts by weekday, Monday first: D(ay), E(vening), N(ight), or a point. */
  readonly week: string;
}

export const sampleNurses: readonly SampleNurse[] = [
  { name: 'A. Okafor', role: 'RN · ICU', week: 'D..D.N.' },
  { name: 'M. Tremblay', role: 'RN · ICU', week: '.DD....' },
  { name: 'K. Osei', role: 'RN · ICU', week: 'D......' },
  { name: 'S. Whitfield', role: 'RN · ED', week: 'E.EE...' },
  { name: 'D. Chaudhry', role: 'RN · MS', week: 'N.NN...' },
  { name: 'L. Novak', role: 'CNA', week: 'DD..DD.' },
];

const kinds: Partial<Record<string, ShiftKind>> = { D: 'day', E: 'evening', N: 'night' };

/** The shift of each weekday, Monday first. */
export const shiftsOf = ({ week }: SampleNurse): readonly (ShiftKind | undefined)[] =>
  [...week].map((letter) => kinds[letter]);

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

export type Standing = 'cleared' | 'blocked';

/** Who could take the open ICU night, best first; a blocked nurse stays in view with the reason. */
export const sampleCandidates = [
  { name: 'K. Osei', standing: 'cleared', verdict: 'Cleared', reason: '3 days rest · 12/40 h' },
  { name: 'M. Tremblay', standing: 'cleared', verdict: 'Cleared', reason: '23 h rest · 24/40 h' },
  { name: 'A. Okafor', standing: 'blocked', verdict: 'Needs rest', reason: 'Works Thu 07–19' },
  { name: 'J. Reyes', standing: 'blocked', verdict: 'BLS expired', reason: 'Blocked since Tue' },
] as const satisfies readonly { name: string; standing: Standing; verdict: string; reason: string }[];

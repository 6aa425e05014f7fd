import { hoursText } from './sample-roster';

export const money = (amount: number): string => amount.toLocaleString('en-US', { style: 'currency', currency: 'USD' });

/** Pay and bill rates of one hour at the sample facility. */
const rates = {
  day: { pay: 52, bill: 76 },
  night: { pay: 56, bill: 82 },
  weekend: { pay: 60, bill: 88 },
} as const;
export type SampleRate = keyof typeof rates;

/** Last week's lines; the last invoice line was set at another rate than the contract's. */
export const sampleLines: readonly {
  readonly nurse: string;
  readonly shift: string;
  readonly hours: number;
  readonly rate: SampleRate;
  readonly billedAs: SampleRate;
}[] = [
  { nurse: 'A. Okafor', shift: 'Mon day', hours: 12, rate: 'day', billedAs: 'day' },
  { nurse: 'M. Tremblay', shift: 'Tue day', hours: 12, rate: 'day', billedAs: 'day' },
  { nurse: 'M. Tremblay', shift: 'Wed day', hours: 12, rate: 'day', billedAs: 'day' },
  { nurse: 'A. Okafor', shift: 'Thu day', hours: 12, rate: 'day', billedAs: 'day' },
  { nurse: 'K. Osei', shift: 'Thu night', hours: 12, rate: 'night', billedAs: 'night' },
  { nurse: 'A. Okafor', shift: 'Sat night', hours: 12, rate: 'weekend', billedAs: 'night' },
];

export const payOf = ({ hours, rate }: (typeof sampleLines)[number]): number => hours * rates[rate].pay;
export const billOf = ({ hours, billedAs }: (typeof sampleLines)[number]): number => hours * rates[billedAs].bill;

/** What the invoice lacks. */
export const shortBy = ({ hours, rate, billedAs }: (typeof sampleLines)[number]): number =>
  hours * (rates[rate].bill - rates[billedAs].bill);

export const contractRate = (rate: SampleRate): string => money(rates[rate].bill);
export const hoursOfLine = ({ hours }: (typeof sampleLines)[number]): string => hoursText(hours);

/** What an employer pays on top of wages, as a share of them. */
const burdenShare = 0.14;

interface UnitWeek {
  readonly unit: string;
  readonly hours: number;
  /** Of these, paid at one and a half. */
  readonly overtime: number;
  readonly bill: number;
  readonly pay: number;
}

/** Four weeks by unit, with the rates of one hour. */
export const sampleUnits: readonly UnitWeek[] = [
  { unit: 'ICU', hours: 216, overtime: 0, bill: 80, pay: 54 },
  { unit: 'ED', hours: 165, overtime: 0, bill: 78, pay: 53 },
  { unit: 'Med-Surg', hours: 372, overtime: 48, bill: 68, pay: 48 },
  { unit: 'Step-down', hours: 144, overtime: 0, bill: 72, pay: 49 },
];

/** Of one hour on average: (bill − pay − burden) ÷ bill. */
export function marginOf({ hours, overtime, bill, pay }: UnitWeek) {
  const paid = (pay * (hours + overtime / 2)) / hours;
  const burden = paid * burdenShare;
  return { paid, burden, margin: (bill - paid - burden) / bill };
}

export const percent = (share: number): string => `${(share * 100).toFixed(1)}%`;

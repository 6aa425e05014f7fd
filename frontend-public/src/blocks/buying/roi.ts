/** A visitor's week. Rates of filling are percents, rates of pay are dollars an hour. */
export interface RoiNumbers {
  readonly shifts: number;
  readonly currentFillRate: number;
  readonly targetFillRate: number;
  readonly hoursPerShift: number;
  readonly billRate: number;
  readonly payRate: number;
  readonly burden: number;
}

/** Shifts × (target − current fill rate) × hours × (bill − pay − burden), in dollars a week. */
export function weeklyExtraMargin(week: RoiNumbers): number {
  return extraShifts(week) * week.hoursPerShift * (week.billRate - week.payRate - week.burden);
}

/** Shifts a week that the target fills and today's rate does not. */
export const extraShifts = ({ shifts, currentFillRate, targetFillRate }: RoiNumbers): number =>
  (shifts * (targetFillRate - currentFillRate)) / 100;

export const reportKinds = ['exception', 'rejection', 'warning', 'policy'] as const;
export type ReportKind = (typeof reportKinds)[number];

/** Most characters in each text of a browser's report; the browser cuts longer ones. */
export const reportLimits = { message: 1_000, stack: 4_000, page: 300 } as const;

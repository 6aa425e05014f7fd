import { featurePage } from './feature-page.ts';

export const timesheetsAndBilling = featurePage({
  title: 'Timesheets and Billing',
  group: 'close',
  icon: 'receipt',
  summary: 'One approved record for pay and bill, with nights, weekends, holidays and overtime worked out.',
  promise: {
    title: 'One approved record. Paid and billed.',
    highlight: 'Paid and billed.',
    text: 'Hours come from the shift, are approved once and feed both payroll and invoices. Nights, weekends, holidays and overtime follow your rules.',
  },
  problem: {
    title: 'Late timecards become late invoices',
    text: 'Nurses are paid each week. Invoices are paid in 30 to 60 days. Every day a timecard waits makes that gap wider.',
    points: [
      'Hours are typed twice and don’t match',
      'A wrong rate starts a dispute',
      'Missed breaks turn up weeks later',
    ],
  },
  scene: 'timesheet',
  steps: [
    [
      'Hours land on the shift',
      'They come from the app, a kiosk or a signed sheet. Differences from the plan are flagged, not hidden.',
    ],
    [
      'One approval',
      'The charge nurse or your client contact approves on screen or by link. Questions stay with the line they are about.',
    ],
    [
      'Two exports, one source',
      'Payroll gets pay lines, and accounting gets invoice lines. Both come from the same approved hours.',
    ],
  ],
  control: [
    ['Rates', 'By client, unit, role, shift and date, with a history.'],
    ['Rules', 'Overtime, holidays, rounding, meal breaks and minimum hours.'],
    ['Cutoffs', 'When the week closes, and who can reopen it.'],
    ['Documents', 'Signed sheets, attached to the lines they support.'],
  ],
  users: [
    ['Back office', 'Close the week from a list of what is missing.'],
    ['Clients', 'Approve in a minute, with a clear record.'],
    ['Nurses', 'See what they will be paid before payday.'],
  ],
  questions: [
    ['Does it run payroll?', 'No. It prepares clean pay lines for the payroll system you use.'],
    [
      'Can one client have different overtime rules?',
      'Yes. Each facility sets its own rules, so you can run one in California and one in Ontario on the same schedule.',
    ],
    [
      'What if hours change after approval?',
      'The change is a new line with a reason. The old line is kept, and both exports show the correction.',
    ],
  ],
  related: ['nurse-scheduling-software', 'client-portal', 'analytics-and-reporting'],
  close: {
    title: 'Close a sample week with us',
    text: 'Bring one messy timecard. We’ll show you where it would have been caught.',
  },
  seo: {
    title: 'Timesheets and Billing for Nurse Agencies | 20X',
    description:
      'Approved hours feed payroll and invoices from one record. Nights, weekends, holidays and overtime by your rules, with fewer disputes.',
  },
});

import type { FeatureContent } from '../../features/feature-content.dto.ts';
import { close, control, hero, problem, questions, reading, rows, users } from './feature-page.ts';

export const timesheetsAndBilling: FeatureContent = {
  title: 'Timesheets and Billing',
  group: 'close',
  icon: 'receipt',
  summary: 'One approved record for pay and bill, with nights, weekends, holidays and overtime worked out.',
  inMenu: true,
  related: ['nurse-scheduling-software', 'client-portal', 'analytics-and-reporting'],
  seo: {
    title: 'Timesheets and Billing for Nurse Agencies | 20X',
    description:
      'Approved hours feed payroll and invoices from one record. Nights, weekends, holidays and overtime by your rules, with fewer disputes.',
  },
  blocks: [
    hero({
      kicker: 'Timesheets and Billing',
      title: 'One approved record. Paid and billed.',
      highlight: 'Paid and billed.',
      subtitle:
        'Hours come from the shift, are approved once and feed both payroll and invoices. Nights, weekends, holidays and overtime follow your rules.',
      scene: 'timesheet',
    }),
    {
      id: 'week',
      type: 'timelineSteps',
      background: 'surface',
      title: 'The week closes itself, one shift at a time',
      subtitle:
        'Nurses are paid each week. Invoices are paid in 30 to 60 days. Every day a timecard waits makes that gap wider.',
      steps: [
        {
          time: 'Each shift',
          title: 'Hours land on the shift',
          text: 'They come from the app, a kiosk or a signed sheet. Differences from the plan are flagged, not hidden.',
        },
        {
          time: 'Next day',
          title: 'The client approves',
          text: 'The charge nurse or your client contact approves on screen or by link. Questions stay with the line they are about.',
        },
        {
          time: 'Monday',
          title: 'You fix what is left',
          text: 'A list shows the lines without approval and the rates that do not match the contract.',
        },
        {
          time: 'Your cutoff',
          title: 'Two exports, one source',
          text: 'Payroll gets pay lines, and accounting gets invoice lines. Both come from the same approved hours.',
        },
      ],
    },
    rows('Where the errors are caught', [
      {
        title: 'At the bedside, not at the desk',
        text: 'The nurse records the start, the break and the end on the booked shift. If the break was missed, they say so on the spot. Nobody has to remember it two weeks later.',
        points: [
          'Clock-in near the site, by code or on paper',
          'Missed breaks are flagged that day',
          'Signed sheets stay with their lines',
        ],
        scene: 'clock',
      },
      {
        title: 'By the person who was there',
        text: 'Approval goes to the unit that had the nurse, with the planned times beside the actual ones. A good line takes one tap. A wrong one gets a question, and the nurse sees it too.',
        points: [
          'One contact per unit, with a backup',
          'A reminder when lines wait',
          'Approval by link, without a login',
        ],
        scene: 'client',
      },
      {
        anchor: 'invoice',
        title: 'Before the invoice goes out',
        text: 'Every line shows what is paid and what is billed. The night that was billed at a day rate, the holiday that was missed, the overtime the client agreed to share: each is listed with the difference in dollars.',
        points: [
          'Rates by client, unit, role, shift and date',
          'A reason for each change',
          'Both exports show the correction',
        ],
        scene: 'difference',
      },
    ]),
    control('Your rates, your rules', [
      ['Rates', 'By client, unit, role, shift and date, with a history. Last month’s shift keeps last month’s rate.'],
      ['Rules', 'Overtime, holidays, rounding, meal breaks and minimum hours.'],
      ['Cutoffs', 'When the week closes, and who can reopen it.'],
      ['Documents', 'Signed sheets, attached to the lines they support.'],
    ]),
    problem(
      'Late timecards become late invoices',
      'The work was done on Tuesday. The money moves when the paper does.',
      [
        ['Hours are typed twice', 'Once for pay and once for the invoice. Sooner or later the two disagree.'],
        ['A wrong rate starts a dispute', 'The client holds the whole invoice over one line.'],
        ['Missed breaks turn up late', 'The nurse is right, and the week has already closed.'],
      ],
    ),
    reading(
      `<h2>Overtime is a rule of the place</h2>
<p>When overtime starts depends on where the shift is. Some places count the week. Some count the day as well. A few let hospitals use a two-week rule by agreement. If you run one rule for every client, some of your lines are wrong.</p>
<p>In 20X the rule belongs to the facility, and the nurse’s hours add up across all of them. Read <a href="/blog/overtime-for-agency-nurses">overtime for agency nurses</a> for the rules with their sources, or <a href="/blog/placing-nurses-in-canada">placing nurses in Canada</a> if you staff there. The guide covers <a href="/ultimate-guide-to-nurse-scheduling-software#time-pay-and-billing">time, pay and billing</a> from end to end.</p>`,
    ),
    users(
      'The same line, seen from three sides',
      [
        ['Back office', 'Close the week from a list of what is missing.'],
        ['Clients', 'Approve in a minute, with a clear record.'],
        ['Nurses', 'See what they will be paid before payday.'],
      ],
      'surface',
    ),
    questions(
      [
        ['Does it run payroll?', 'No. It prepares clean pay lines for the payroll system you use.'],
        [
          'Can one client have different overtime rules?',
          'Yes. Each facility sets its own rules, so you can run one in California and one in Ontario on the same schedule.',
        ],
        [
          'What if hours change after approval?',
          'The change is a new line with a reason. The old line is kept, and both exports show the correction.',
        ],
        [
          'Can clients still sign on paper?',
          'Yes. Take a photo of the signed sheet. It is attached to its lines, and the hours count as approved.',
        ],
      ],
      'paper',
    ),
    close('Close a sample week with us', 'Bring one messy timecard. We’ll show you where it would have been caught.'),
  ],
};

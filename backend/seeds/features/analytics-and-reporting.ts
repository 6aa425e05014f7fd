import { featurePage } from './feature-page.ts';

export const analyticsAndReporting = featurePage({
  title: 'Analytics and Reporting',
  group: 'improve',
  order: 7,
  icon: 'bar-chart',
  summary: 'Fill rate, time to fill, late cancels, overtime share and margin. One formula for each number.',
  promise: {
    title: 'One formula a number. No more arguments.',
    highlight: 'One formula a number.',
    text: 'Fill rate, time to fill, late cancels, overtime share and margin by client, unit and recruiter. Click a number and see the shifts behind it.',
  },
  problem: {
    title: 'Nobody trusts the fill-rate number',
    text: 'Each desk counts in its own way. Clients have a third version. The meeting is spent on whose number is right.',
    points: ['Three reports, three answers', 'Margin is known a month later', 'Good weeks look like luck'],
  },
  scene: 'report',
  steps: [
    [
      'Agree on the formula',
      'Each number shows its formula and its edges, such as which cancels count. Set them once.',
    ],
    ['Read it where you work', 'The same number is on the board, in the client’s report and in the export.'],
    ['Follow it down', 'From the agency to the client, the unit, the shift and the reason it stayed open.'],
  ],
  control: [
    ['Definitions', 'Late, canceled, filled: your words, written down.'],
    ['Views', 'By client, unit, role, recruiter and notice time.'],
    ['Sharing', 'Which clients get which report, and when.'],
    ['Raw data', 'Export the rows behind every chart.'],
  ],
  users: [
    ['Owners', 'See margin and risk for the week that is still running.'],
    ['Managers', 'Coach with facts, not with feelings.'],
    ['Account managers', 'Walk into a review with numbers that the client can rebuild.'],
  ],
  questions: [
    [
      'Can we keep our own fill-rate rule?',
      'Yes. You choose what counts as requested and confirmed. The rule is printed under the number.',
    ],
    ['How fresh are the numbers?', 'They are computed from the live schedule. There is no nightly wait.'],
    ['Do you compare us with other agencies?', 'No. Your data is yours. We do not mix it with anyone else’s.'],
  ],
  related: ['nurse-scheduling-software', 'timesheets-and-billing', 'open-shift-broadcasting'],
  close: {
    title: 'Rebuild one of your reports',
    text: 'Bring last month’s fill rate. We will show each shift behind it.',
  },
  seo: {
    title: 'Staffing Analytics: Fill Rate, Time to Fill, Margin | 20X',
    description:
      'Fill rate, time to fill, late cancels, overtime share and margin by client, unit and recruiter. One formula a number, down to the shift.',
  },
});

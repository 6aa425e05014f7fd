import { featurePage } from './feature-page.ts';

export const analyticsAndReporting = featurePage({
  title: 'Analytics and Reporting',
  group: 'improve',
  icon: 'bar-chart',
  summary: 'Fill rate, time to fill, late cancels, overtime share and margin. Each number has one formula.',
  promise: {
    title: 'One formula per number. No more arguments.',
    highlight: 'One formula per number.',
    text: 'Fill rate, time to fill, late cancels, overtime share and margin by client, unit and recruiter. Click a number and see the shifts behind it.',
  },
  problem: {
    title: 'Nobody trusts the fill-rate number',
    text: 'Each team counts its own way, and the client has another version. Meetings turn into arguments over whose number is right.',
    points: ['Three reports, three answers', 'You learn your margin a month later', 'Good weeks look like luck'],
  },
  scene: 'report',
  steps: [
    [
      'Agree on the formula',
      'Each number shows its formula and its edge cases, such as which cancellations count. You set them once.',
    ],
    ['Read it where you work', 'The same number appears on the board, in the client’s report and in the export.'],
    ['Drill down', 'Go from the agency to the client, the unit, the shift and the reason it stayed open.'],
  ],
  control: [
    ['Definitions', 'Decide what counts as late, canceled or filled, and write it down.'],
    ['Views', 'By client, unit, role, recruiter and notice time.'],
    ['Sharing', 'Which clients get which report, and when.'],
    ['Raw data', 'Export the rows behind every chart.'],
  ],
  users: [
    ['Owners', 'See margin and risk while the week is still open.'],
    ['Managers', 'Coach with facts instead of hunches.'],
    ['Account managers', 'Walk into a review with numbers the client can check.'],
  ],
  questions: [
    [
      'Can we keep our own fill-rate rule?',
      'Yes. You choose what counts as requested and confirmed. The rule appears under the number.',
    ],
    ['How fresh are the numbers?', 'They come from the live schedule, so there is no overnight wait.'],
    ['Do you compare us with other agencies?', 'No. Your data is yours. We do not mix it with anyone else’s.'],
  ],
  related: ['nurse-scheduling-software', 'timesheets-and-billing', 'open-shift-broadcasting'],
  close: {
    title: 'Rebuild one of your reports',
    text: 'Bring last month’s fill rate. We’ll show you each shift behind it.',
  },
  seo: {
    title: 'Staffing Analytics: Fill Rate, Time to Fill, Margin | 20X',
    description:
      'Fill rate, time to fill, late cancels, overtime share and margin by client, unit and recruiter. One formula per number, down to the shift.',
  },
});

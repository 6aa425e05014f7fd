import type { FeatureContent } from '../../features/feature-content.dto.ts';
import { close, control, hero, questions, reading, rows, users } from './feature-page.ts';

export const analyticsAndReporting: FeatureContent = {
  title: 'Analytics and Reporting',
  group: 'improve',
  icon: 'bar-chart-3',
  summary: 'Fill rate, time to fill, late cancels, overtime share and margin. Each number has one formula.',
  inMenu: true,
  related: ['nurse-scheduling-software', 'timesheets-and-billing', 'open-shift-broadcasting'],
  seo: {
    title: 'Staffing Analytics: Fill Rate, Time to Fill, Margin | 20X',
    description:
      'Fill rate, time to fill, late cancels, overtime share and margin by client, unit and recruiter. One formula per number, down to the shift.',
  },
  blocks: [
    hero({
      kicker: 'Analytics and Reporting',
      title: 'Every number, one formula.',
      highlight: 'one formula.',
      subtitle:
        'Fill rate, time to fill, late cancels, overtime share and margin by client, unit and recruiter. Click a number and see the shifts behind it.',
      scene: 'margin',
    }),
    {
      id: 'formulas',
      type: 'comparison',
      background: 'surface',
      title: 'Five numbers, written down',
      subtitle: 'The formula is printed under each number. If you change a rule, the report says since when.',
      columns: ['Formula', 'Decide this first'],
      alike: true,
      rows: [
        {
          label: 'Fill rate',
          cells: ['Confirmed ÷ requested', 'Does a shift that the client canceled count as requested?'],
        },
        { label: 'Time to fill', cells: ['Request to confirmed', 'Does the clock run at night and on weekends?'] },
        { label: 'Late cancels', cells: ['Canceled late ÷ confirmed', 'How many hours before the shift is late?'] },
        {
          label: 'Overtime share',
          cells: ['Overtime hours ÷ hours worked', 'Which place’s rule applies to the shift?'],
        },
        { label: 'Margin', cells: ['(Bill − pay − burden) ÷ bill', 'What does burden include?'] },
      ],
    },
    rows('From the number to the shift', [
      {
        title: 'See where you stand this week',
        text: 'The same number appears on the board, in the client’s report and in the export. It comes from the live schedule, so a shift that was filled a minute ago is in it. Compare units, and the one that needs help is easy to find.',
        points: [
          'By client, unit, role, recruiter or notice time',
          'This week beside the last four',
          'Small numbers are shown as counts too',
        ],
        scene: 'report',
      },
      {
        title: 'Find the shifts that cost you',
        text: 'A low margin has a cause, and the cause is a list of shifts. It may be overtime that was billed at the regular rate, a night at the day rate or a short shift with a minimum. Click the number to open the list, and fix the rate or the rule.',
        points: ['The contract beside the invoice', 'The difference in dollars', 'Still time to change the line'],
        scene: 'difference',
      },
      {
        title: 'Read what happened, step by step',
        text: 'Behind every shift is its record: when it opened, who was asked, who said yes, when the hours were approved. A client who asks why a night stayed open gets an answer with times in it.',
        points: [
          'Every offer, check and approval',
          'The person and the time for each step',
          'Ready to share with the client',
        ],
        scene: 'record',
      },
    ]),
    reading(
      `<h2>Read two numbers together</h2>
<p>A single number is easy to push in the wrong direction. A team can raise its fill rate with overtime, and lose the margin. It can cut the time to fill by asking everyone at once, and wear out the pool. So read them in pairs: fill rate with overtime share, time to fill with the number of offers, margin with late cancels.</p>
<p>Look at the trend before you look at the level. Clients differ, and so do seasons. A unit that drops from week to week tells you more than a unit that was always low. Then open the shifts behind the drop. See what they have in common.</p>
<h3>Agree before you compare</h3>
<p>Write the formula down before the first report goes out, and let the client read it. Decide which shifts count, which clock you use and what a late cancel is. It takes an hour, and it saves that hour in every review that follows. When a rule has to change, change it from a date on, and say so under the chart.</p>
<p>Our post <a href="/blog/fill-rate-explained">Fill Rate, Explained</a> shows how two honest people can get two different answers. The guide has a chapter on <a href="/ultimate-guide-to-nurse-scheduling-software#metrics-and-reporting">metrics and client reports</a> and a worksheet for <a href="/ultimate-guide-to-nurse-scheduling-software#cost-of-a-missed-shift">the cost of a missed shift</a>.</p>`,
      'surface',
    ),
    users('What each desk takes from it', [
      ['Owners', 'See margin and risk while the week is still open.'],
      ['Managers', 'Coach with facts instead of hunches.'],
      ['Account managers', 'Walk into a review with numbers the client can check.'],
    ]),
    control('Your definitions, in one place', [
      ['Definitions', 'Decide what counts as late, canceled or filled, and write it down.'],
      ['Views', 'By client, unit, role, recruiter and notice time.'],
      ['Sharing', 'Which clients get which report, and when.'],
      ['Raw data', 'Export the rows behind every chart.'],
    ]),
    questions(
      [
        [
          'Can we keep our own fill-rate rule?',
          'Yes. You choose what counts as requested and confirmed. The rule appears under the number.',
        ],
        ['How fresh are the numbers?', 'They come from the live schedule, so there is no overnight wait.'],
        ['Do you compare us with other agencies?', 'No. Your data is yours. We do not mix it with anyone else’s.'],
        [
          'Can recruiters see each other’s numbers?',
          'You decide. You can show the team’s total to everyone, and each person’s own numbers only to that person and the manager.',
        ],
        [
          'What if the client’s number is different?',
          'Export the list of shifts behind yours and compare line by line. Look first for canceled shifts that one side counts and the other does not.',
        ],
      ],
      'paper',
    ),
    close('Rebuild one of your reports', 'Bring last month’s fill rate. We’ll show you each shift behind it.'),
  ],
};

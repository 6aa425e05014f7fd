import type { Block } from '../../content/blocks/block-types.ts';

const stateMap = `AK . . . . . . . . . ME
. . . . . . . . . VT NH
WA ID MT ND MN IL WI MI NY RI MA
OR NV WY SD IA IN OH PA NJ CT .
CA UT CO NE MO KY WV VA MD DE .
. AZ NM KS AR TN NC SC DC . .
. . . OK LA MS AL GA . . .
HI . . TX . . . . FL . .`;

const provinceMap = `YT NT NU . . NL .
BC AB SK MB ON QC PE
. . . . . NB NS`;

/** What shows or counts the matter of a chapter, by the anchor of the chapter that it follows. */
export const figuresAfter: Readonly<Record<string, Block[]>> = {
  'what-it-is': [
    {
      id: 'figure-kinds',
      type: 'comparison',
      title: 'Three kinds of tools, seen from an agency',
      columns: ['Spreadsheet', 'Hospital scheduler', 'Agency scheduler'],
      alike: true,
      rows: [
        { label: 'Plans for', cells: ['Anyone', 'One employer’s own staff', 'A shared pool and many clients'] },
        { label: 'Client rules', cells: ['In someone’s head', 'One set', 'One set for each facility'] },
        { label: 'Documents', cells: ['Another tab', 'Often in another system', 'Checked before each offer'] },
        { label: 'Rates', cells: ['Typed in', 'Not needed', 'Pay and bill on each shift'] },
        { label: 'Two people book at once', cells: ['Both succeed', 'One succeeds', 'One succeeds'] },
        { label: 'Good for', cells: ['A first client', 'A unit’s rotation', 'Open shifts at many sites'] },
      ],
    },
    {
      id: 'figure-board',
      type: 'productMock',
      scene: 'notes',
      caption: 'A board with five notes. The numbers are explained below. Sample data.',
    },
    {
      id: 'figure-board-notes',
      type: 'timelineSteps',
      title: 'What the five numbers show',
      steps: [
        {
          time: '1',
          title: 'Open shifts',
          text: 'They have a row of their own. The first is Thursday night in the ICU, from 19:00 to 07:30.',
        },
        {
          time: '2',
          title: 'Not rested',
          text: 'A. Okafor works days on Thursday until 19:30. She can’t begin a night at 19:00, so she is not asked.',
        },
        {
          time: '3',
          title: 'Free and rested',
          text: 'M. Tremblay ends on Wednesday at 19:30. By Thursday night she has had 23 hours off and worked 24 hours this week.',
        },
        {
          time: '4',
          title: 'Free, with most hours left',
          text: 'K. Osei worked on Monday only. With 12 hours this week, she can take the night without overtime.',
        },
        {
          time: '5',
          title: 'On hold, with a reason',
          text: 'J. Reyes’ BLS card has expired. The hold covers the days from Tuesday on and says what is missing.',
        },
      ],
    },
  ],
  'how-agency-staffing-works': [
    {
      id: 'figure-work',
      type: 'comparison',
      title: 'Three kinds of work on one board',
      columns: ['Per diem', 'Local contract', 'Travel contract'],
      alike: true,
      rows: [
        { label: 'Length', cells: ['One shift', 'Weeks', 'Weeks, typically 13'] },
        { label: 'Hours', cells: ['No promise', 'May be promised', 'Guaranteed hours, if agreed'] },
        { label: 'Where the nurse lives', cells: ['Nearby', 'Nearby', 'Away from home'] },
        { label: 'Notice', cells: ['Hours or days', 'Weeks', 'Weeks'] },
        { label: 'What to watch', cells: ['Speed and rest', 'Renewals', 'Licenses and end dates'] },
      ],
    },
  ],
  'cost-of-a-missed-shift': [
    {
      id: 'figure-calculator',
      type: 'roiCalculator',
      title: 'Count your own week',
      shifts: 200,
      hoursPerShift: 12,
      currentFillRate: 80,
      targetFillRate: 85,
      billRate: 85,
      payRate: 55,
      burden: 10,
      note: 'Your numbers, not a promise.',
    },
  ],
  'core-functions': [
    {
      id: 'figure-record',
      type: 'productMock',
      scene: 'record',
      caption: 'The life of one shift, with a name and a time on each line.',
    },
  ],
  'credentials-and-licenses': [
    {
      id: 'figure-ladder',
      type: 'timelineSteps',
      title: 'The 90/60/30/7 ladder',
      steps: [
        {
          time: '90 days',
          title: 'Tell the nurse',
          text: 'There is time to book a class or to order a form. Say what ends, when, and how to send the new one.',
        },
        {
          time: '60 days',
          title: 'Tell the recruiter too',
          text: 'Stop offering contracts that run past the date, unless the renewal has a date of its own.',
        },
        {
          time: '30 days',
          title: 'A person calls',
          text: 'Two messages did not help, so a third will not. Shifts after the date are flagged on the board.',
        },
        {
          time: '7 days',
          title: 'Open the shifts again',
          text: 'Shifts after the date go back to the open row unless the new document is in. The client hears it from you.',
        },
      ],
    },
  ],
  'across-state-lines': [
    {
      id: 'figure-states',
      type: 'tileMap',
      caption:
        'RN and LPN/VN licenses, as of June 17, 2026. Guam has started in part, and the US Virgin Islands has not started. Check the official map at nursecompact.com on the day you book.',
      map: stateMap,
      groups: [
        {
          title: 'In the compact',
          text: 'A multistate license from one of these states is valid in all of them.',
          tiles:
            'AL AZ AR CO CT DE FL GA ID IN IA KS KY LA ME MD MS MO MT NE NH NJ NM NC ND OH OK PA RI SC SD TN TX UT VT VA WA WV WI WY',
        },
        {
          title: 'Passed, not started',
          text: 'Treat it as outside the compact until its board names a date.',
          tiles: 'MA',
        },
        {
          title: 'Its own license',
          text: 'The nurse needs a license from this state, wherever her home is.',
          tiles: 'AK CA DC HI IL MI MN NV NY OR',
        },
      ],
    },
  ],
  canada: [
    {
      id: 'figure-provinces',
      type: 'tileMap',
      caption:
        'Rules for the agency itself, last reviewed November 2026. The nurse registers in each province or territory where she will practise.',
      map: provinceMap,
      groups: [
        {
          title: 'Licence or permit',
          text: 'The agency needs one before it places a nurse.',
          tiles: 'AB BC ON QC',
        },
        { title: 'No licence', text: 'Rules on fees and records still apply.', tiles: 'MB' },
        {
          title: 'Ask first',
          text: 'We have not checked these. Ask the labour ministry in writing.',
          tiles: 'SK NB NS PE NL YT NT NU',
        },
      ],
    },
    {
      id: 'figure-canada-overtime',
      type: 'table',
      caption: 'Who registers a nurse, and where overtime starts, in three provinces',
      columns: ['Province', 'Registered nurses', 'Overtime starts', 'Rate'],
      rowHeaders: true,
      rows: [
        {
          cells: [
            'Alberta',
            'College of Registered Nurses of Alberta',
            'Over 8 hours a day or 44 a week',
            '1.5 × as the usual rule',
          ],
        },
        {
          cells: [
            'British Columbia',
            'BC College of Nurses and Midwives',
            'Over 8 hours a day or 40 a week; over 12 hours a day',
            '1.5 ×; then 2 ×',
          ],
        },
        { cells: ['Ontario', 'College of Nurses of Ontario', 'Over 44 hours a week', '1.5 ×'] },
      ],
    },
  ],
  'hours-rest-and-overtime': [
    {
      id: 'figure-week',
      type: 'table',
      caption: 'One nurse, two clients, one workweek under the federal rule (sample)',
      columns: ['Day', 'Client', 'Paid hours', 'Week so far', 'Overtime'],
      rowHeaders: true,
      rows: [
        { cells: ['Monday', 'Client A', '12', '12', '0'] },
        { cells: ['Tuesday', 'Client A', '12', '24', '0'] },
        { cells: ['Thursday', 'Client B', '12', '36', '0'] },
        { cells: ['Saturday', 'Client B', '12', '48', '8'] },
      ],
    },
  ],
  'fair-offers': [
    {
      id: 'figure-waves',
      type: 'productMock',
      scene: 'waves',
      caption: 'A plan of three waves. The second and third are not sent, since the first was enough.',
    },
  ],
  'time-pay-and-billing': [
    {
      id: 'figure-gap',
      type: 'timelineSteps',
      title: 'The cash gap of one shift',
      subtitle: 'A sample with weekly pay and a client who pays 45 days after the invoice.',
      steps: [
        { time: 'Day 1', title: 'The shift is worked', text: 'Hours land on the shift that was booked.' },
        { time: 'Day 2', title: 'The client approves', text: 'If this slips by a week, everything below slips too.' },
        { time: 'Day 8', title: 'The nurse is paid', text: 'From here on the money is out of your account.' },
        { time: 'Day 9', title: 'The invoice goes out', text: 'It carries the order number and the approved hours.' },
        { time: 'Day 54', title: 'The client pays', text: 'You have carried this shift for 46 days.' },
      ],
    },
  ],
  'metrics-and-reporting': [
    {
      id: 'figure-metrics',
      type: 'table',
      caption: 'Five numbers from one sample week',
      columns: ['Number', 'Formula', 'Sample', 'Result'],
      rowHeaders: true,
      rows: [
        { cells: ['Fill rate', 'Confirmed ÷ requested', '184 ÷ 200', '92 percent'] },
        { cells: ['Time to fill', 'Median of request to confirmed', '6, 14, 22, 41 and 180 minutes', '22 minutes'] },
        { cells: ['Late-cancel rate', 'Late cancels ÷ confirmed', '4 ÷ 184', '2.2 percent'] },
        { cells: ['Overtime share', 'Overtime hours ÷ all hours', '66 ÷ 2,208', '3.0 percent'] },
        { cells: ['Gross margin per hour', '(Bill − pay − burden) ÷ bill', '($85 − $55 − $10) ÷ $85', '23.5 percent'] },
      ],
    },
  ],
  'choose-and-roll-out': [
    {
      id: 'figure-rollout',
      type: 'timelineSteps',
      title: 'The first 90 days',
      steps: [
        {
          time: 'Days 1–30',
          title: 'One client',
          text: 'Clean the nurse list. Load people, documents and one client’s units, rates and rules. Train two schedulers. Run one week side by side with the old sheet and compare.',
        },
        {
          time: 'Days 31–60',
          title: 'The rest',
          text: 'Bring over the other clients, a few each week. Turn on offers and the app for volunteers first. Stop the sheet for each client on a set date.',
        },
        {
          time: 'Days 61–90',
          title: 'The money',
          text: 'Move approval, pay lines and invoice lines. Close two weeks both ways, then only the new way. Agree on the five numbers and send the first client report.',
        },
      ],
    },
  ],
};

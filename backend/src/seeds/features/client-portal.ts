import type { FeatureContent } from '../../features/feature-content.dto.ts';
import { close, control, hero, questions, reading, rows, users } from './feature-page.ts';

export const clientPortal: FeatureContent = {
  title: 'Client Portal',
  group: 'close',
  icon: 'building',
  summary: 'Your clients post shifts, see who is coming, approve hours and rate the shift.',
  inMenu: true,
  related: ['nurse-scheduling-software', 'timesheets-and-billing', 'integrations'],
  seo: {
    title: 'Client Portal for Healthcare Staffing Agencies | 20X',
    description:
      'Let facilities post shifts, see the confirmed nurse, approve hours and rate the shift, all under your own brand and rules.',
  },
  blocks: [
    hero({
      kicker: 'Client Portal',
      title: 'Your clients see who is coming.',
      highlight: 'who is coming.',
      subtitle:
        'Facilities post shifts, see the confirmed nurse, approve hours and rate the shift. No training needed.',
      scene: 'client',
    }),
    {
      id: 'sides',
      type: 'comparison',
      background: 'surface',
      title: 'Two views of the same week',
      subtitle: 'Your clients see what they need to run the unit. What you need to run the agency stays with you.',
      columns: ['Your client sees', 'Only you see'],
      alike: true,
      rows: [
        {
          label: 'Nurses',
          cells: ['The confirmed nurse, with role and license', 'Everyone who was asked, and why others were blocked'],
        },
        {
          label: 'Files',
          cells: ['The documents on their own list', 'The whole file, with reminders and health records'],
        },
        { label: 'Money', cells: ['Their bill rates, if you share them', 'Pay rates, burden and margin'] },
        { label: 'Holds', cells: ['Nothing: a held nurse is not offered', 'The hold, its reason and its end'] },
        { label: 'Other clients', cells: ['Nothing', 'Every shift the nurse works'] },
      ],
    },
    rows('Three things they can do without a call', [
      {
        title: 'Post a shift with most of it filled in',
        text: 'A unit manager picks the unit, the role, the times and the number of nurses. Rates, rules and documents come from the contract. The shift is on your board the moment they send it, and nobody types it again.',
        points: [
          'Only their own units',
          'A limit on rates and dates that you set',
          'Changes and cancellations in the same place',
        ],
        scene: 'request',
      },
      {
        title: 'Follow it without asking',
        text: 'Each shift shows where it is: open, offered, confirmed or under way. Once a nurse is confirmed, the unit sees the name and the license type. When someone asks how a shift was handled, you can share its record.',
        points: [
          'The name as soon as it is confirmed',
          'A note when a nurse is changed',
          'A message instead of a phone call',
        ],
        scene: 'record',
      },
      {
        title: 'Approve the hours and say how it went',
        text: 'The planned times stand beside the actual ones. One tap approves the line, or a question goes to the nurse and your desk. A short rating goes to your team and helps with the next match.',
        points: [
          'By shift or for the whole week',
          'By link, for people without a login',
          'Ratings are seen by your team only',
        ],
        scene: 'timesheet',
      },
    ]),
    control('You decide how far the door opens', [
      ['Access', 'By facility, unit and person. A manager sees only their own units.'],
      ['Visibility', 'Choose whether clients see rates, documents or both.'],
      ['Limits', 'Who may post, cancel or approve, and up to what amount.'],
      ['Your brand', 'Clients see your logo and your contacts, and they deal with you.'],
    ]),
    reading(
      `<h2>“Who do we have tonight?”</h2>
<p>The phone rings at four in the afternoon. The answer is on your screen, but the client can’t see it. So you read it to them. Then the staffing office calls with the same question, and after that the night supervisor does.</p>
<p>Those calls are not a sign of a bad client. They are a sign that the client has no other way to know. Give them one, and the calls that are left are the ones you want: more shifts, a new unit, a nurse they would like back.</p>
<h3>Start with one unit</h3>
<p>Pick a client who calls often and a manager who likes to try things. Give that one person a login and keep the phone line open for everyone else. After two weeks, look at what they posted, what they still asked by phone and which hours were approved late. Then decide what to switch on for the next unit, and who else on the ward should have a login.</p>
<p>Some clients will go on using a vendor system, and that is fine. The guide explains <a href="/ultimate-guide-to-nurse-scheduling-software#how-agency-staffing-works">how agencies, vendor systems and programs work together</a> and <a href="/ultimate-guide-to-nurse-scheduling-software#metrics-and-reporting">what to report to a client</a>. Our post on <a href="/blog/fill-rate-explained">fill rate</a> helps when you and a client count in different ways.</p>`,
    ),
    users(
      'Made for people with little time',
      [
        ['Unit managers', 'Post and check shifts between meetings, from a phone or a desk.'],
        ['Staffing offices', 'See every unit at once, which shifts are still open and who is on the way.'],
        ['Account managers', 'Use their calls to build the relationship instead of reading names aloud.'],
      ],
      'surface',
    ),
    questions(
      [
        [
          'Our client uses a vendor system. Is this still useful?',
          'Yes. Orders from a feed show up here too, and approvals can stay where the client wants them.',
        ],
        ['Can clients see each other?', 'Never. Each login is tied to its own facilities.'],
        [
          'Do we have to give every client a login?',
          'No. You can take their orders by phone or email and record them on the board.',
        ],
        [
          'Can a client ask for a certain nurse?',
          'Yes. The request is shown to your scheduler, and the usual checks still run. The client is not told why a nurse cannot come, and your other clients are never named.',
        ],
      ],
      'paper',
    ),
    close('See it through a client’s eyes', 'The demo includes a unit manager’s login.'),
  ],
};

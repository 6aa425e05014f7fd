import { featurePage } from './feature-page.ts';

export const clientPortal = featurePage({
  title: 'Client Portal',
  group: 'close',
  icon: 'building',
  summary: 'Your clients post shifts, see who is coming, approve hours and rate the shift.',
  promise: {
    title: 'Clients see who is coming. You stop repeating it.',
    highlight: 'who is coming.',
    text: 'Facilities post shifts, see the confirmed nurse, approve hours and rate the shift. No training needed.',
  },
  problem: {
    title: '“Who do we have tonight?”',
    text: 'The phone rings at four in the afternoon. The answer is on your screen, but the client can’t see it.',
    points: [
      'Orders come in by email and get retyped',
      'Changes made by phone are forgotten',
      'Approval waits for someone to find a pen',
    ],
  },
  scene: 'board',
  image: '/images/product/week.webp',
  steps: [
    [
      'Post a shift',
      'A unit manager picks the unit, role, times and number of nurses. Rates and rules are already filled in.',
    ],
    ['Watch it fill', 'They see what is open, offered and confirmed, with the name and license type of each nurse.'],
    ['Approve and rate', 'One tap approves the hours. A short rating goes to your team and helps with the next match.'],
  ],
  control: [
    ['Access', 'By facility, unit and person. A manager sees only their own units.'],
    ['Visibility', 'Choose whether clients see rates, documents or both.'],
    ['Limits', 'Who may post, cancel or approve, and up to what amount.'],
    ['Your brand', 'Clients see your logo and your contacts, and they deal with you.'],
  ],
  users: [
    ['Unit managers', 'Post and check shifts between meetings.'],
    ['Staffing offices', 'See every unit at once.'],
    ['Account managers', 'Use calls to build the relationship.'],
  ],
  questions: [
    [
      'Our client uses a vendor system. Is this still useful?',
      'Yes. Orders from a feed show up here too, and approvals can stay where the client wants them.',
    ],
    ['Can clients see each other?', 'Never. Each login is tied to its own facilities.'],
    [
      'Do we have to give every client a login?',
      'No. You can take their orders by phone or email and record them on the board.',
    ],
  ],
  related: ['nurse-scheduling-software', 'timesheets-and-billing', 'integrations'],
  close: { title: 'See it through a client’s eyes', text: 'The demo includes a unit manager’s login.' },
  seo: {
    title: 'Client Portal for Healthcare Staffing Agencies | 20X',
    description:
      'Let facilities post shifts, see the confirmed nurse, approve hours and rate the shift, all under your own brand and rules.',
  },
});

import { featurePage } from './feature-page.ts';

export const clientPortal = featurePage({
  title: 'Client Portal',
  group: 'close',
  order: 6,
  icon: 'building',
  summary: 'Your clients post shifts, see who is coming, approve hours and rate the shift.',
  promise: {
    title: 'Clients see who is coming. You stop repeating it.',
    highlight: 'who is coming.',
    text: 'Facilities post shifts, see the confirmed nurse, approve hours and rate the shift. They use it without training.',
  },
  problem: {
    title: '“Who do we have tonight?”',
    text: 'Your phone rings at four in the afternoon. The answer is on your screen, and the client cannot see it.',
    points: [
      'Orders arrive in emails and are retyped',
      'Changes are agreed on the phone and forgotten',
      'Approval waits for someone to find a pen',
    ],
  },
  scene: 'board',
  image: '/images/product/week.webp',
  steps: [
    [
      'Post a need',
      'A unit manager picks the unit, role, times and number of nurses. Rates and rules are already there.',
    ],
    ['Watch it fill', 'They see what is open, offered and confirmed, with the name and license type of each nurse.'],
    [
      'Approve and rate',
      'Hours are approved with one tap. A short rating goes to your team, and helps the next match.',
    ],
  ],
  control: [
    ['Access', 'By facility, unit and person. A manager sees only their own units.'],
    ['Visibility', 'Choose whether clients see rates, documents or both.'],
    ['Limits', 'Who may post, cancel or approve, and up to what amount.'],
    ['Your name', 'Your logo and your contacts. Clients deal with you.'],
  ],
  users: [
    ['Unit managers', 'Post and check shifts between two meetings.'],
    ['Staffing offices', 'See every unit at once.'],
    ['Account managers', 'Spend calls on the relationship.'],
  ],
  questions: [
    [
      'Our client uses a vendor system. Is this still useful?',
      'Yes. Orders from a feed show up as well, and approvals can stay where the client wants them.',
    ],
    ['Can clients see other clients?', 'Never. Each login is tied to its own facilities.'],
    [
      'Do we have to give every client a login?',
      'No. You can work for them by phone and email and record it on the board.',
    ],
  ],
  related: ['nurse-scheduling-software', 'timesheets-and-billing', 'integrations'],
  close: { title: 'Look through a client’s eyes', text: 'The demo includes a unit manager’s login.' },
  seo: {
    title: 'Client Portal for Healthcare Staffing Agencies | 20X',
    description:
      'Let facilities post shifts, see the confirmed nurse, approve hours and rate the shift, under your own name and rules.',
  },
});

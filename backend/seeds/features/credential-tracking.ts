import { featurePage } from './feature-page.ts';

export const credentialTracking = featurePage({
  title: 'Credential and Compliance Tracking',
  group: 'clear',
  order: 3,
  icon: 'file-check',
  summary: 'Licenses, cards, tests and client papers in one file. A missing item blocks the booking and says why.',
  promise: {
    title: 'Know who is cleared before you offer.',
    highlight: 'before you offer.',
    text: 'Licenses, BLS, TB, fit tests and client documents live in one file. A missing item blocks the booking and says exactly what is missing.',
  },
  problem: {
    title: 'The check comes after the booking',
    text: 'Files sit in folders with names like “final 2”. Someone looks when a client asks, and finds a card that ran out in spring.',
    points: [
      'A nurse is turned away at the door',
      'Each client wants a different list',
      'Nobody can show what was true in March',
    ],
  },
  scene: 'credentials',
  steps: [
    [
      'Say what is needed',
      'Set a list for all staff, then add what a client or a unit asks for. New nurses see their own list.',
    ],
    [
      'Collect and verify',
      'Nurses send a photo from the phone. Your team confirms it, with the source and the date of the check.',
    ],
    [
      'Let the board decide',
      'Each booking is compared with the file on the date of the shift. Gaps block it in plain words.',
    ],
  ],
  control: [
    ['Requirements', 'By role, client, unit, state or province.'],
    ['Reminders', 'At 90, 60, 30 and 7 days, to the nurse and to your team.'],
    ['Blocks', 'Choose what blocks, what warns and who may override it with a reason.'],
    ['History', 'Every version stays, with who checked it and when.'],
  ],
  users: [
    ['Compliance teams', 'Work a list of what runs out next instead of hunting.'],
    ['Nurses', 'See what is missing and send it in a minute.'],
    ['Clients', 'Get a file that shows what they asked for and nothing more.'],
  ],
  questions: [
    [
      'What happens when a license expires?',
      'Shifts that end after the expiry date are blocked. Booked ones are flagged early, so that you can renew or swap.',
    ],
    [
      'Does it verify licenses by itself?',
      'You record the check with its source, such as Nursys or a provincial college. Feeds are listed on the integrations page with their status.',
    ],
    [
      'Is health information kept apart?',
      'Yes. Health records of staff are visible only to people with that right, and every view is logged.',
    ],
  ],
  related: ['nurse-scheduling-software', 'nurse-mobile-app', 'client-portal'],
  close: {
    title: 'Bring your longest client checklist',
    text: 'We will set it up in the demo and test it on a shift.',
  },
  seo: {
    title: 'Nurse Credential and Compliance Tracking | 20X',
    description:
      'Track licenses, BLS, TB, fit tests and client documents in one file. Reminders before expiry, and a clear block when something is missing.',
  },
});

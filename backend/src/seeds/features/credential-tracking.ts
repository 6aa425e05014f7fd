import { featurePage } from './feature-page.ts';

export const credentialTracking = featurePage({
  title: 'Credential and Compliance Tracking',
  group: 'clear',
  icon: 'file-check',
  summary: 'Licenses, cards, tests and client documents in one file. A missing item blocks the booking and says why.',
  promise: {
    title: 'Know who is cleared before you offer.',
    highlight: 'before you offer.',
    text: 'Licenses, BLS, TB, fit tests and client documents live in one file. A missing item blocks the booking and says exactly what is missing.',
  },
  problem: {
    title: 'The check comes after the booking',
    text: 'Files sit in folders with names like “final 2.” Someone looks when a client asks, and finds a card that expired last spring.',
    points: [
      'A nurse is turned away at the door',
      'Each client wants a different list',
      'Nobody can show what was valid in March',
    ],
  },
  scene: 'credentials',
  steps: [
    [
      'List what is required',
      'Set one list for all staff, then add what each client or unit asks for. New nurses see their own list.',
    ],
    [
      'Collect and verify',
      'Nurses send a photo from their phone. Your team verifies the document and records the source and date of the check.',
    ],
    [
      'Let the board check',
      'Each booking is checked against the file for the date of the shift. A gap blocks the booking, and the reason is in plain English.',
    ],
  ],
  control: [
    ['Requirements', 'By role, client, unit, state or province.'],
    ['Reminders', 'At 90, 60, 30 and 7 days, to the nurse and to your team.'],
    ['Blocks', 'Choose what blocks a booking, what only warns and who can override a block with a reason.'],
    ['History', 'Every version is kept, with who checked it and when.'],
  ],
  users: [
    ['Compliance teams', 'Work from a list of what expires next instead of hunting.'],
    ['Nurses', 'See what is missing and send it in a minute.'],
    ['Clients', 'Get a file that shows what they asked for and nothing more.'],
  ],
  questions: [
    [
      'What happens when a license expires?',
      'Shifts that end after the expiration date are blocked. Booked shifts are flagged early so you can renew or swap.',
    ],
    [
      'Does it verify licenses automatically?',
      'Your team makes the check and records its source, such as Nursys or a provincial college. The integrations page lists feeds with their status.',
    ],
    [
      'Is health information kept separate?',
      'Yes. Only people with permission can see staff health records, and every view is logged.',
    ],
  ],
  related: ['nurse-scheduling-software', 'nurse-mobile-app', 'client-portal'],
  close: {
    title: 'Bring your longest client checklist',
    text: 'We’ll set it up in the demo and test it on a shift.',
  },
  seo: {
    title: 'Nurse Credential and Compliance Tracking | 20X',
    description:
      'Track licenses, BLS, TB, fit tests and client documents in one file. Get reminders before they expire and a clear block when one is missing.',
  },
});

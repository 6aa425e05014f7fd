import { featurePage } from './feature-page.ts';

export const openShiftBroadcasting = featurePage({
  title: 'Open-Shift Broadcasting',
  group: 'fill',
  icon: 'radio',
  summary: 'Send offers in waves by app, text or email. The first valid yes gets the shift.',
  promise: {
    title: 'Ask the right five, not all two hundred.',
    highlight: 'the right five',
    text: 'Offers go out in waves by app, text or email. The first valid yes gets the shift. Everyone else hears that it is filled.',
  },
  problem: {
    title: 'Blast texts burn out the pool',
    text: 'A message to everyone feels fast. But most people who get it can’t take the shift, and after a month they stop reading.',
    points: ['Nurses mute the number', 'Two people say yes to one shift', 'Nobody knows who was asked, or when'],
  },
  scene: 'offers',
  steps: [
    [
      'Choose the waves',
      'Split the ranked list into waves: who goes first, how many nurses and how long they have to answer.',
    ],
    [
      'Send once',
      'Each nurse gets the offer the way they like: app, text or email. It always shows the unit, times, rate and deadline.',
    ],
    [
      'The first to pass every check wins',
      'They run again the moment a nurse says yes. If they all pass, the shift is theirs. Everyone else is notified, and later waves stop.',
    ],
  ],
  control: [
    ['Wave size and pace', 'Three nurses and ten minutes at dawn, ten nurses and a day for next week.'],
    ['Quiet hours', 'No offers at night, except to nurses who asked for them.'],
    ['Fair turns', 'Spread good shifts by rules you can show anyone.'],
    ['Limits', 'Cap how many offers one person gets in a day.'],
  ],
  users: [
    ['Schedulers', 'Watch answers arrive on the board.'],
    ['Nurses', 'Get fewer messages and better matches.'],
    ['Managers', 'See how many waves it took, and why.'],
  ],
  questions: [
    [
      'What makes a yes valid?',
      'The nurse is still free, qualified, cleared and rested at that moment. If not, they see the reason and the offer stays open for others.',
    ],
    ['Do nurses need the app?', 'No. They can answer by text or email. The app adds a calendar and documents.'],
    ['Can a client see who was asked?', 'Only what you share. By default a client sees the confirmed nurse.'],
  ],
  related: ['nurse-scheduling-software', 'nurse-mobile-app', 'analytics-and-reporting'],
  close: {
    title: 'See one call-off filled in waves',
    text: 'We’ll run it live with sample nurses or your own list.',
  },
  seo: {
    title: 'Open-Shift Broadcasting for Nurse Agencies | 20X',
    description:
      'Send open shifts in waves by app, text or email. The first valid yes gets the shift, double bookings end, and your pool stops muting you.',
  },
});

import type { FeatureContent } from '../../features/feature-content.dto.ts';
import { close, control, hero, problem, questions, reading, rows, users } from './feature-page.ts';

export const openShiftBroadcasting: FeatureContent = {
  title: 'Open-Shift Broadcasting',
  group: 'fill',
  icon: 'radio',
  summary: 'Send offers in waves by app, text or email. The first valid yes gets the shift.',
  inMenu: true,
  related: ['nurse-scheduling-software', 'nurse-mobile-app', 'analytics-and-reporting'],
  seo: {
    title: 'Open-Shift Broadcasting for Nurse Agencies | 20X',
    description:
      'Send open shifts in waves by app, text or email. The first valid yes gets the shift, double bookings end, and your pool stops muting you.',
  },
  blocks: [
    hero({
      kicker: 'Open-Shift Broadcasting',
      title: 'Ask the right five, not all two hundred.',
      highlight: 'the right five',
      subtitle:
        'Offers go out in waves by app, text or email. The first valid yes gets the shift. Everyone else hears that it is filled.',
      scene: 'offers',
    }),
    rows('Three moves from open to filled', [
      {
        title: 'Plan the waves before you need them',
        text: 'Split the ranked list into waves: who goes first, how many nurses and how long they have to answer. Save one plan for call-offs and another for next month. At dawn, nobody has to think about it.',
        points: [
          'Cleared and close by first, then farther out',
          'Nurses who would go into overtime come last',
          'A pause between waves that you set',
        ],
        scene: 'waves',
      },
      {
        title: 'Send an offer that answers every question',
        text: 'Each nurse gets it the way they like: app, text or email. It shows the unit, the times, the rate, how far away it is and how long they have to answer. They also see how many hours the week would have with this shift.',
        points: [
          'One tap to accept or decline',
          'Unit notes and parking included',
          'No login needed for a text or an email',
        ],
        scene: 'phone',
      },
      {
        title: 'Close the shift once, for everyone',
        text: 'Every check runs again the moment a nurse accepts. If they all pass, the shift is theirs. The others are told right away, later waves stop, and the whole story is kept with the shift: who was asked, when, and what they said.',
        points: [
          'Two nurses cannot get one shift',
          'The unit sees the name at once',
          'A clear answer when someone asks “why not me?”',
        ],
        scene: 'record',
      },
    ]),
    problem(
      'Why blast texts stop working',
      'A message to everyone feels fast. But most people who get it can’t take the shift, and after a month they stop reading.',
      [
        ['Nurses mute the number', 'Ten offers a day for units they never work teach them to ignore all of them.'],
        ['Two people say yes', 'One of them has to be turned down, often after finding child care.'],
        [
          'Nobody knows who was asked',
          'When the client wants to know why a shift stayed open, there is no list to show.',
        ],
      ],
    ),
    control('Fast for you, fair to them', [
      ['Wave size and pace', 'Three nurses and ten minutes at dawn, ten nurses and a day for next week.'],
      ['Quiet hours', 'No offers at night, except to nurses who asked for them.'],
      ['Fair turns', 'Spread good shifts by rules you can show anyone.'],
      ['Limits', 'Cap how many offers one person gets in a day.'],
    ]),
    reading(
      `<h2>How big should a wave be?</h2>
<p>Start from the clock. A shift that begins in two hours needs a short wait and a small wave of people who live close by. A shift next week can wait a day for each answer, so the first wave can be the nurses who have worked on the unit.</p>
<p>Then look at your own record. If the first wave often says yes, make it smaller and spare the rest. If shifts keep going to the third wave, your ranking puts the wrong people first. The report on time to fill shows how many waves each shift took.</p>
<p>Fairness matters as much as speed. Nurses talk to each other, and they notice who gets the good shifts. The guide has a chapter on <a href="/ultimate-guide-to-nurse-scheduling-software#fair-offers">fair offers</a>, and the <a href="/blog/five-am-call-off-playbook">call-off playbook</a> shows a wave plan for the hour before dawn.</p>`,
    ),
    users(
      'Fewer messages, better answers',
      [
        ['Schedulers', 'Watch answers arrive on the board and stop dialing down a list.'],
        ['Nurses', 'Get fewer offers, and more of them fit the week they have.'],
        ['Managers', 'See how many waves each shift took, and where the list runs dry.'],
      ],
      'surface',
    ),
    questions(
      [
        [
          'What makes an answer valid?',
          'The nurse is still free, qualified, cleared and rested at that moment. If not, they see the reason and the offer stays open for others.',
        ],
        ['Do nurses need the app?', 'No. They can answer by text or email. The app adds a calendar and documents.'],
        ['Can a client see who was asked?', 'Only what you share. By default a client sees the confirmed nurse.'],
        [
          'What if nobody accepts?',
          'The board marks the shift as at risk when the last wave ends. You can widen the rules, raise the rate if the contract allows it, or call the client early with a clear account of who was asked.',
        ],
        [
          'Can we still just call someone?',
          'Of course. Record the call on the shift, and the offer counts like any other. The checks run before you confirm.',
        ],
      ],
      'paper',
    ),
    close('See one call-off filled in waves', 'We’ll run it live with sample nurses or your own list.'),
  ],
};

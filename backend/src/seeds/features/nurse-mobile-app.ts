import type { FeatureContent } from '../../features/feature-content.dto.ts';
import { close, control, hero, problem, questions, reading, rows, users } from './feature-page.ts';

export const nurseMobileApp: FeatureContent = {
  title: 'Nurse Mobile App',
  group: 'fill',
  icon: 'smartphone',
  summary: 'Nurses set when they can work, pick up shifts, read unit notes, clock in and send documents by phone.',
  inMenu: true,
  related: ['open-shift-broadcasting', 'timesheets-and-billing', 'credential-tracking'],
  seo: {
    title: 'Mobile App for Agency Nurses | 20X',
    description:
      'A simple app for agency nurses: set availability, pick up shifts, find the unit, clock in and send documents. Text and email work, too.',
  },
  blocks: [
    hero({
      kicker: 'Nurse Mobile App',
      title: 'The shift, in a nurse’s pocket.',
      highlight: 'in a nurse’s pocket.',
      subtitle:
        'Nurses set when they can work, pick up shifts, find the unit, clock in and send documents. You stop chasing them.',
      scene: 'phones',
    }),
    problem(
      'Good nurses leave over small things',
      'Where do I park? Who do I ask for? Was I paid for the break I missed? Small gaps like these can cost you more nurses than rates do.',
      [
        ['Availability is a week old', 'You call people who told someone else on Monday that they are away.'],
        ['The address comes by text', 'If it comes at all. The first ten minutes of the shift go to finding the door.'],
        ['Timecards sit in a bag', 'The nurse waits for pay, and you wait to send the invoice.'],
      ],
    ),
    rows('A week on the phone', [
      {
        title: 'Sunday evening: set the week',
        text: 'Nurses mark the days they are free, off or only free for nights. A pattern repeats until they change it. The board knows a moment later, so nobody calls them about a day they already gave away.',
        points: [
          'Free days, nights only or not at all',
          'Shifts for other clients show as booked',
          'A reminder when the week is empty',
        ],
        scene: 'availability',
      },
      {
        title: 'Thursday morning: say yes',
        text: 'An offer names the unit, the times, the rate and the distance. It shows how long they have rested and what the week adds up to. One tap accepts it. Another says no, and the next nurse is asked.',
        points: [
          'The rate before the answer',
          'Hours so far, and no surprise overtime',
          'Declining has no effect on the next offer',
        ],
        scene: 'phone',
      },
      {
        title: 'Thursday night: work the shift',
        text: 'Start, breaks and end are recorded on the shift that was booked. Notes on parking, the entrance and the charge nurse are on the same screen. A missed break is one tap, and it reaches the timesheet.',
        points: [
          'Clock in near the site or by code',
          'Works without a signal and sends later',
          'The camera sends a document when you ask for one',
        ],
        scene: 'clock',
      },
    ]),
    control('What the app shows is up to you', [
      ['What nurses see', 'Rates, clients and shifts, by group.'],
      ['Clock-in rules', 'Near the site, by code or on paper, as each client prefers.'],
      ['Messages', 'What goes out by app, text or email, and at what hours.'],
      ['Notes', 'Parking, entrance, dress code and contacts for each unit. Never patient details.'],
    ]),
    reading(
      `<h2>Why nurses stay with an agency</h2>
<p>Pay gets a nurse to sign up. What happens after that decides if they take a second shift. They want to know early, get an honest offer, find the unit without stress and be paid for every hour. None of that is hard. It just has to happen each time.</p>
<p>So look at the small things first. Ask three of your nurses what slowed them down on their last shift. Then check if the answer was written anywhere they could find it.</p>
<p>The guide looks at <a href="/ultimate-guide-to-nurse-scheduling-software#fair-offers">fair offers and the nurse’s side of the schedule</a>. If your team places nurses in more than one state, read <a href="/blog/nurse-licensure-compact-for-schedulers">what schedulers should check</a> before the first offer goes out.</p>`,
    ),
    {
      id: 'location',
      type: 'callout',
      tone: 'info',
      background: 'paper',
      title: 'The app does not follow anyone',
      html: '<p>Location is read at clock-in and clock-out, only when a client asks for it and the nurse agrees. Between those two moments the app does not look. Nurses can see what was stored for each shift.</p>',
    },
    users(
      'One app for every kind of contract',
      [
        ['Per diem nurses', 'Fill the gaps in their own week, and skip the rest.'],
        ['Contract nurses', 'See the whole contract, with days off and changes.'],
        ['Schedulers', 'Trust the calendar they see, because the nurse keeps it.'],
      ],
      'surface',
    ),
    questions(
      [
        [
          'Do nurses have to use it?',
          'No. Offers also work by text and email. The app is the easy way, not the only one.',
        ],
        [
          'Does it work without a signal?',
          'Shift details stay on the phone, and a clock-in is sent when the signal returns.',
        ],
        [
          'Can nurses swap shifts with each other?',
          'They can ask. The same checks run for the other nurse, and someone on your team confirms the swap.',
        ],
        [
          'What do nurses see about pay?',
          'The rate on the offer and the hours they worked, line by line. They see them before payday, so a question comes early.',
        ],
      ],
      'paper',
    ),
    close('Try it in your own hand', 'You get a test login in the demo and pick up a shift yourself.'),
  ],
};

import type { FeatureContent } from '../../features/feature-content.dto.ts';
import { close, control, hero, problem, questions, reading, rows, users } from './feature-page.ts';

export const shiftScheduling: FeatureContent = {
  title: 'Shift Scheduling',
  group: 'fill',
  icon: 'calendar-check',
  summary: 'One board for every client, unit and nurse. See who is free, qualified and rested, and why others are not.',
  inMenu: true,
  related: ['open-shift-broadcasting', 'credential-tracking', 'timesheets-and-billing'],
  seo: {
    title: 'Shift Scheduling for Nurse Staffing Agencies | 20X',
    description:
      'One board for per diem, local and travel nurses. Pick an open shift and see who is free, qualified, cleared and rested, and why others are blocked.',
  },
  blocks: [
    hero({
      kicker: 'Shift Scheduling',
      title: 'Pick an open shift. See who can take it.',
      highlight: 'See who can take it.',
      subtitle:
        'One board holds every client, unit and nurse. Open a shift and 20X lists who is free, qualified, cleared and rested, and says why the others are blocked.',
      scene: 'board',
    }),
    problem(
      'The schedule lives in five places today',
      'A sheet for the week, a second one for travel, a chat for call-offs, a folder for licenses and a vendor system for orders. Each one is right for about an hour.',
      [
        ['Two recruiters, one nurse', 'Both pitch her for the same night, because neither can see the other’s call.'],
        ['The license comes last', 'Someone looks after the booking, and the shift opens again at the worst time.'],
        ['Overtime shows up on Friday', 'By the time payroll finds it, the hours have been worked.'],
      ],
    ),
    rows('From open shift to paid invoice', [
      {
        anchor: 'board',
        title: 'One board for every kind of work',
        text: 'Per diem shifts, local contracts and travel contracts sit side by side, by client and unit. A contract fills its weeks automatically, and you can still swap a single day.',
        points: [
          'Day, week and four-week views',
          'Filters for client, unit, role and status',
          'Times in the unit’s own time zone',
        ],
      },
      {
        anchor: 'matching',
        title: 'A list you can trust at 5 a.m.',
        text: 'Every nurse is checked before anyone gets an offer: free, qualified, cleared and rested. You see the hours so far this week and any overtime the shift would cause. A nurse who fails a check stays on the list, with the check that failed.',
        points: ['Rest and overtime rules by facility', 'Distance and unit history', 'Do-not-return lists respected'],
        scene: 'checks',
      },
      {
        anchor: 'credentials',
        title: 'Documents are checked before the offer',
        text: 'License, BLS, health records and the client’s own documents are checked against the date of the shift. A card that expires before the shift ends blocks the booking, and the board says so.',
        points: [
          'Requirements by client and unit',
          'Reminders at 90, 60, 30 and 7 days',
          'What was checked, when and by whom',
        ],
        scene: 'credentials',
        action: { label: 'Credential tracking', href: '/features/credential-tracking' },
      },
      {
        anchor: 'mobile',
        title: 'Nurses answer from their phone',
        text: 'They set when they can work, see what an offer pays and where it is, and say yes with one tap. No app? A text or an email works too.',
        points: ['Availability by day or pattern', 'Unit notes, parking and contacts', 'A time stamp on every answer'],
        scene: 'phone',
        action: { label: 'Nurse mobile app', href: '/features/nurse-mobile-app' },
      },
      {
        anchor: 'timesheets',
        title: 'Hours flow from the shift',
        text: 'Clock-in, breaks and clock-out are recorded on the shift that was booked. The charge nurse approves them, and nothing is typed twice.',
        points: [
          'Differences from the plan are flagged',
          'Approval on paper or on screen',
          'Nights, weekends and holidays by your rules',
        ],
        scene: 'clock',
        action: { label: 'Timesheets and billing', href: '/features/timesheets-and-billing' },
      },
      {
        anchor: 'clients',
        title: 'Pay and invoice agree',
        text: 'Pay and bill rates come from the same record. A line that does not follow the contract is flagged before the invoice leaves, not after the client calls.',
        points: ['Rates by client, unit, role and shift', 'Margin before you offer', 'Export for payroll and invoices'],
        scene: 'difference',
      },
    ]),
    control('Your rules decide the order', [
      ['Your ranking', 'Put unit history before distance, or fair turns before both.'],
      ['Your rules', 'Rest hours, overtime limits and cancellation rules, for all clients or for one.'],
      ['Your people', 'Decide who can see rates, change a shift or override a block, and see who did.'],
      ['Your views', 'Save the filters each desk needs and share them.'],
    ]),
    users('One board, three desks', [
      ['Schedulers', 'Fill the week and handle call-offs from one screen.'],
      ['Recruiters', 'See who is close to free and whose contract ends soon.'],
      ['Owners', 'Know what is open, what is at risk and what it will earn.'],
    ]),
    reading(
      `<h2>Start with the morning</h2>
<p>Try a new schedule on the hardest hour you have: the call-off before dawn. Put one client’s units on the board, load the nurses who work there, and let the next call-off run through it. You will see at once which files are missing, which rates were only in someone’s head and which nurses nobody thought to ask.</p>
<p>Our <a href="/blog/five-am-call-off-playbook">call-off playbook</a> walks through that hour step by step, with or without software. The guide explains <a href="/ultimate-guide-to-nurse-scheduling-software#core-functions">what a scheduler has to do</a> and how <a href="/ultimate-guide-to-nurse-scheduling-software#hours-rest-and-overtime">hours, rest and overtime</a> differ from place to place.</p>`,
      'surface',
    ),
    questions(
      [
        [
          'Can we start with one client?',
          'Yes. Move one client first, run a week side by side and then bring over the rest.',
        ],
        [
          'What if a blocked nurse must work?',
          'Anyone you give permission can override a block. They enter a reason, and it is saved with the shift.',
        ],
        [
          'Does it plan staff for hospitals?',
          'No. It is built for agencies: many clients, many rates and one shared pool of nurses.',
        ],
        [
          'How does it handle a nurse who works for two of our clients?',
          'Her hours count together. The board adds up the week across clients, so rest and overtime are right for the nurse and not only for the unit.',
        ],
      ],
      'paper',
    ),
    close(
      'Bring last week’s schedule. We’ll rebuild it live.',
      'A 30-minute demo with your own units, roles and rules.',
    ),
  ],
};

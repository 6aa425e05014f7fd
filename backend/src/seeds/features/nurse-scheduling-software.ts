import { featurePage } from './feature-page.ts';

export const shiftScheduling = featurePage({
  title: 'Shift Scheduling',
  group: 'fill',
  icon: 'calendar-check',
  summary: 'One board for every client, unit and nurse. See who is free, qualified and rested, and why others are not.',
  promise: {
    title: 'Pick an open shift. See who can take it.',
    highlight: 'See who can take it.',
    text: 'One board holds every client, unit and nurse. Open a shift and 20X lists who is free, qualified, cleared and rested, and says why the others are blocked.',
  },
  problem: {
    title: 'The schedule lives in five places today',
    text: 'A sheet for the week, a second one for travel, a chat for call-offs, a folder for licenses and a vendor system for orders. Each one is right for about an hour.',
    points: [
      'Two recruiters pitch the same nurse for the same night',
      'The license is checked after the booking',
      'Overtime shows up on Friday, in payroll',
    ],
  },
  scene: 'board',
  steps: [
    [
      'Open shifts land on the board',
      'Type them in, let the client post them, or bring them in from a feed. Unit, role, skill, times and rate are filled in once.',
    ],
    [
      'The list is ranked for you',
      'Choose the shift. The list shows who is free, qualified, cleared and rested, sorted by your own rules. Blocked nurses stay on the list, each with a reason.',
    ],
    [
      'Offer, confirm, done',
      'Offer to one nurse or to a wave. The first valid yes gets the shift. The unit, the nurse and the week’s hours update right away.',
    ],
  ],
  sections: [
    {
      anchor: 'board',
      title: 'One board for every kind of work',
      text: 'Per diem shifts, local contracts and travel contracts sit side by side, by client and unit. A contract fills its weeks automatically, and you can still swap a single day.',
      points: [
        'Day, week and four-week views',
        'Filters for client, unit, role and status',
        'Times in the unit’s own time zone',
      ],
      scene: 'board',
    },
    {
      anchor: 'matching',
      title: 'A list you can trust at 5 a.m.',
      text: 'Four checks run before anyone is offered a shift: free, qualified, cleared and rested. You see the hours so far this week and any overtime the shift would cause.',
      points: ['Rest and overtime rules by facility', 'Distance and unit history', 'Do-not-return lists respected'],
      scene: 'offers',
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
    },
    {
      anchor: 'mobile',
      title: 'Nurses answer from their phone',
      text: 'They set when they can work, see what an offer pays and where it is, and say yes with one tap. No app? A text or an email works too.',
      points: ['Availability by day or pattern', 'Unit notes, parking and contacts', 'A time stamp on every answer'],
      scene: 'phone',
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
      scene: 'timesheet',
    },
    {
      anchor: 'clients',
      title: 'Pay and invoice agree',
      text: 'Pay and bill rates come from the same record. On Friday you export both, and the numbers match because there is only one set.',
      points: ['Rates by client, unit, role and shift', 'Margin before you offer', 'Export for payroll and invoices'],
      scene: 'report',
    },
  ],
  control: [
    ['Your ranking', 'Put unit history before distance, or fair turns before both.'],
    ['Your rules', 'Rest hours, overtime limits and cancellation rules, for all clients or for one.'],
    ['Your people', 'Decide who can see rates, change a shift or override a block, and see who did.'],
    ['Your views', 'Save the filters each desk needs and share them.'],
  ],
  users: [
    ['Schedulers', 'Fill the week and handle call-offs from one screen.'],
    ['Recruiters', 'See who is close to free and whose contract ends soon.'],
    ['Owners', 'Know what is open, what is at risk and what it will earn.'],
  ],
  questions: [
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
  ],
  related: ['open-shift-broadcasting', 'credential-tracking', 'timesheets-and-billing'],
  close: {
    title: 'Bring last week’s schedule. We’ll rebuild it live.',
    text: 'A 30-minute demo with your own units, roles and rules.',
  },
  seo: {
    title: 'Shift Scheduling for Nurse Staffing Agencies | 20X',
    description:
      'One board for per diem, local and travel nurses. Pick an open shift and see who is free, qualified, cleared and rested, and why others are blocked.',
  },
});

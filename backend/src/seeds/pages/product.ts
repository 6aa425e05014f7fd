import type { PageContent } from '../../pages/page-content.dto.ts';

export const product: PageContent = {
  title: 'Nurse Scheduling Software for Staffing Agencies',
  seo: {
    title: 'Nurse Scheduling Software Built for Agencies | 20X',
    description:
      'Why agency schedules differ, what a day looks like on one board, the four checks before every offer, and how to leave spreadsheets in four steps.',
  },
  blocks: [
    {
      id: 'hero',
      type: 'hero',
      kicker: 'Nurse scheduling software for agencies',
      title: 'Many clients. One\u00a0pool. One board.',
      highlight: 'One board.',
      subtitle:
        'Hospital schedulers plan one building. Spreadsheets plan nothing. 20X is built for teams that place a shared pool of nurses with many clients, each with its own rules.',
      primary: { label: 'Book a Demo', href: '/contact' },
      secondary: { label: 'See shift scheduling', href: '/features/nurse-scheduling-software' },
      scene: 'week',
    },
    {
      id: 'why',
      type: 'introCards',
      background: 'surface',
      title: 'Why agency schedules are different',
      subtitle: 'The same nurse can work for three clients in one week, so the rules change with every shift.',
      items: [
        {
          title: 'Many rule books',
          text: 'Each client has its own documents, rest rules, rates and cancellation terms. Each state or province adds more.',
        },
        {
          title: 'One shared pool',
          text: 'Per diem, local and travel nurses can fill each other’s gaps if you see them all on one board.',
        },
        {
          title: 'Minutes count',
          text: 'A call-off before dawn is won or lost by six. The list must be right before anyone wakes up.',
        },
      ],
    },
    {
      id: 'day',
      type: 'timelineSteps',
      anchor: 'board',
      title: 'A day on the board',
      subtitle: 'Follow one desk from the first call to the last approval.',
      steps: [
        {
          time: '05:12',
          title: 'Morning: two call-offs',
          text: 'The shifts open. The list is ranked. Offers go out in waves, and both units know their nurse before report.',
        },
        {
          time: '11:30',
          title: 'Midday: next week',
          text: 'Open shifts are sorted by risk: what starts soon, what is hard to fill and what the client cares about most.',
        },
        {
          time: '14:00',
          title: 'Midday: files',
          text: 'Three cards expire this month. The nurses have their reminders, and contracts that run past the date are flagged.',
        },
        {
          time: '19:41',
          title: 'Evening: hours',
          text: 'Day shifts clock out, and differences from the plan are flagged. Charge nurses approve from a link.',
        },
        {
          time: 'Fri',
          title: 'The week closes',
          text: 'Pay lines and invoice lines come from the same record. Nothing is left on the list of missing items.',
        },
      ],
    },
    {
      id: 'checks',
      type: 'outcomeList',
      anchor: 'checks',
      background: 'sunken',
      title: 'Four checks before every offer',
      subtitle: 'They run once more the moment a nurse says yes.',
      items: [
        { title: 'Free', text: 'Not booked with any client and marked as available.' },
        { title: 'Qualified', text: 'The right license type and skills, and welcome on that unit.' },
        { title: 'Cleared', text: 'Every document valid through the end of the shift.' },
        { title: 'Rested', text: 'Enough hours off since the last shift and room before overtime.' },
      ],
    },
    {
      id: 'desks',
      type: 'featureRows',
      background: 'surface',
      title: 'One record, five desks',
      rows: [
        {
          anchor: 'matching',
          title: 'For schedulers',
          text: 'They pick an open shift and see the whole pool, checked. Who is left out is on the list too, with the check that failed.',
          points: ['Hours and rest across all clients', 'Your own ranking', 'Overrides with a reason'],
          scene: 'checks',
          action: { label: 'Shift scheduling', href: '/features/nurse-scheduling-software' },
        },
        {
          anchor: 'credentials',
          title: 'For compliance',
          text: 'They start with what expires next. Nurses get their reminders, send a photo, and the file is up to date before the next offer.',
          points: ['One list for each client', 'The source of every check', 'Early flags on booked shifts'],
          scene: 'expiry',
          action: { label: 'Credential tracking', href: '/features/credential-tracking' },
        },
        {
          anchor: 'mobile',
          title: 'For nurses',
          text: 'They set when they can work, get offers that fit and know where to park. They see what a shift will pay before they say yes.',
          points: ['App, text or email', 'Quiet hours', 'Clock-in on the shift'],
          scene: 'availability',
          action: { label: 'Nurse mobile app', href: '/features/nurse-mobile-app' },
        },
        {
          anchor: 'clients',
          title: 'For clients',
          text: 'They post shifts, see who is coming and approve hours. They stop calling with questions and start calling with orders.',
          points: ['A login for each unit manager', 'Only their own facilities', 'Approval in a minute'],
          scene: 'client',
          action: { label: 'Client portal', href: '/features/client-portal' },
        },
        {
          anchor: 'timesheets',
          title: 'For the back office',
          text: 'Hours arrive approved, with the rates already on the shift. Pay and invoice agree because they come from the same record.',
          points: ['One approval', 'Overtime by state or province', 'Corrections with a reason'],
          scene: 'timesheet',
          action: { label: 'Timesheets and billing', href: '/features/timesheets-and-billing' },
        },
      ],
    },
    {
      id: 'comparison',
      type: 'comparison',
      title: 'Spreadsheet, hospital scheduler or agency scheduler?',
      columns: ['Spreadsheet', 'Hospital scheduler', '20X for agencies'],
      rows: [
        { label: 'Built for', cells: ['Anything', 'One employer, known units', 'Many clients, one shared pool'] },
        {
          label: 'Finds who can work',
          cells: ['You do', 'Within the unit or float pool', 'Across the pool, with reasons for blocks'],
        },
        {
          label: 'Documents',
          cells: ['A column with dates', 'Employer’s own list', 'By client and unit, for the date of the shift'],
        },
        { label: 'Rates', cells: ['Typed', 'Pay only', 'Pay and bill, by client, unit and shift'] },
        { label: 'Offers', cells: ['By hand', 'Open-shift board', 'Waves by app, text or email'] },
        { label: 'Overtime across clients', cells: ['No', 'Not needed', 'Counted and forecast'] },
        { label: 'Invoices', cells: ['Another sheet', 'None', 'From the approved hours'] },
      ],
    },
    {
      id: 'moving',
      type: 'timelineSteps',
      background: 'surface',
      title: 'Moving over in four steps',
      steps: [
        {
          time: '1',
          title: 'Clean the list',
          text: 'You send the sheets as they are. We load them and flag duplicates, gaps and expired cards.',
        },
        {
          time: '2',
          title: 'Set up one client',
          text: 'We enter one client’s units, roles, rates, documents and rules, with you in the room.',
        },
        {
          time: '3',
          title: 'Run side by side',
          text: 'You run one week in both. We look into every difference together.',
        },
        {
          time: '4',
          title: 'Bring over the rest',
          text: 'Add a few clients each week. The old sheet ends on a set date.',
        },
      ],
    },
    {
      id: 'security',
      type: 'outcomeList',
      anchor: 'security',
      title: 'Security basics',
      subtitle: 'What we do by default, in plain English.',
      items: [
        {
          title: 'Role-based access',
          text: 'People see what their job requires. Staff health records are kept separate.',
        },
        { title: 'Change log', text: 'Who changed what and when, for shifts, rates and files.' },
        { title: 'Encrypted in transit', text: 'Every connection uses HTTPS.' },
        {
          title: 'No patient data',
          text: 'Shift notes are for parking and dress codes. Please keep patient details out, and ask each client whether a BAA applies.',
        },
      ],
    },
    {
      id: 'faq',
      type: 'faq',
      anchor: 'faq',
      background: 'surface',
      title: 'Questions from agencies',
      items: [
        {
          question: 'How large does an agency have to be?',
          answer:
            '<p>It is built for teams with a dozen active nurses and for teams with several hundred. You pay by active nurses, so small teams pay less.</p>',
        },
        {
          question: 'Can we keep our vendor systems?',
          answer:
            '<p>Yes. Orders can come in by file or by feed. Ask us about the status of yours: available, on request or planned.</p>',
        },
        {
          question: 'Does it handle US states and Canadian provinces?',
          answer:
            '<p>Yes. Each facility sets its own license, overtime and rest rules, so a unit in Ohio and one in Ontario can share a board.</p>',
        },
        {
          question: 'How long does the move take?',
          answer:
            '<p>It depends on how many clients, rates and old files you bring. We agree on a date for your first client before you sign.</p>',
        },
        {
          question: 'Who owns the data?',
          answer: '<p>You do. You can export people, shifts, documents and hours in open formats at any time.</p>',
        },
      ],
    },
    {
      id: 'close',
      type: 'ctaBand',
      background: 'ink',
      title: 'Bring last week’s schedule. We’ll rebuild it live.',
      subtitle: 'A 30-minute demo with your own units, roles and rules.',
      action: { label: 'Book a Live Demo', href: '/contact' },
    },
  ],
};

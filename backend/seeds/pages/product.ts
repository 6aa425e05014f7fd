import type { PageContent } from '../../src/pages/page-content.dto.ts';

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
      title: 'Many clients. One pool of nurses. One board.',
      highlight: 'One board.',
      subtitle:
        'Hospital schedulers plan one building. Spreadsheets plan nothing. 20X is built for teams that place a shared pool of nurses with many clients, each with its own rules.',
      primary: { label: 'Book a Demo', href: '/contact' },
      secondary: { label: 'See shift scheduling', href: '/features/nurse-scheduling-software' },
      scene: 'offers',
    },
    {
      id: 'why',
      type: 'introCards',
      background: 'surface',
      title: 'Why agency schedules are different',
      subtitle: 'The same nurse can work for three clients in one week. So every answer depends on where.',
      items: [
        {
          title: 'Many rule books',
          text: 'Each client has its own documents, rest rules, rates and cancel terms. Each state or province adds more.',
        },
        {
          title: 'One shared pool',
          text: 'Per diem, local and travel nurses fill each other’s gaps, if you can see them on one board.',
        },
        {
          title: 'Minutes count',
          text: 'A call-off at 05:12 is won or lost by six. The list must be right before anyone wakes up.',
        },
      ],
    },
    {
      id: 'day',
      type: 'timelineSteps',
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
          text: 'Open shifts are sorted by risk: what is soon, what is hard to fill and what a client cares about most.',
        },
        {
          time: '14:00',
          title: 'Midday: files',
          text: 'Three cards run out this month. The nurses have the reminder, and contracts that would run past the date are marked.',
        },
        {
          time: '19:41',
          title: 'Evening: hours',
          text: 'Day shifts clock out. Differences from the plan are marked. Charge nurses approve from a link.',
        },
        {
          time: 'Fri',
          title: 'The week closes',
          text: 'Pay lines and invoice lines leave from the same record. The list of what is missing is empty.',
        },
      ],
    },
    {
      id: 'checks',
      type: 'outcomeList',
      background: 'sunken',
      title: 'Four checks before every offer',
      subtitle: 'And once more at the moment a nurse says yes.',
      items: [
        { title: 'Free', text: 'Not booked with any client and marked as available.' },
        { title: 'Qualified', text: 'The right license type and skills, and welcome on that unit.' },
        { title: 'Cleared', text: 'Every document valid through the end of the shift.' },
        { title: 'Rested', text: 'Enough hours since the last shift and room before overtime.' },
      ],
    },
    {
      id: 'board',
      type: 'productMock',
      title: 'One board for the whole week',
      subtitle: 'Open shifts on top. Color is the time of day: day, evening, night.',
      scene: 'board',
      caption: 'Sample data',
    },
    {
      id: 'desks',
      type: 'featureRows',
      background: 'surface',
      title: 'One record, three sides',
      rows: [
        {
          anchor: 'nurses',
          title: 'For nurses',
          text: 'They set when they can work, get offers that fit and know where to park. They see what a shift will pay before they say yes.',
          points: ['App, text or email', 'Quiet hours', 'Clock-in on the shift'],
          scene: 'phone',
          action: { label: 'Nurse mobile app', href: '/features/nurse-mobile-app' },
        },
        {
          anchor: 'clients',
          title: 'For clients',
          text: 'They post shifts, see who is coming and approve hours. They stop calling to ask, and start calling to order.',
          points: ['A login for each unit manager', 'Only their own facilities', 'Approval in a minute'],
          scene: 'report',
          action: { label: 'Client portal', href: '/features/client-portal' },
        },
        {
          anchor: 'back-office',
          title: 'For the back office',
          text: 'Hours arrive approved. Rates are on the shift. Pay and invoice agree because they are the same record.',
          points: ['One approval', 'Overtime by place', 'Corrections with a reason'],
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
          cells: ['A column with dates', 'Employer’s own list', 'By client and unit, on the shift’s date'],
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
          text: 'You send the sheets as they are. We load them and mark doubles, gaps and cards that ran out.',
        },
        {
          time: '2',
          title: 'Set up one client',
          text: 'Units, roles, rates, documents and rules of one client, with you in the room.',
        },
        {
          time: '3',
          title: 'Run side by side',
          text: 'One week in both. Every difference is looked at, and most turn out to be errors in the sheet.',
        },
        { time: '4', title: 'Bring the rest', text: 'A few clients each week. The old sheet stops on a named day.' },
      ],
    },
    {
      id: 'security',
      type: 'outcomeList',
      title: 'Security basics',
      subtitle: 'What we do by default, in plain words.',
      items: [
        { title: 'Rights by role', text: 'People see what their job needs. Health records of staff are kept apart.' },
        { title: 'A log of changes', text: 'Who changed what and when, for shifts, rates and files.' },
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
            '<p>Teams with a dozen active nurses use it, and so do teams with several hundred. You pay by active nurses, so small teams pay less.</p>',
        },
        {
          question: 'Can we keep our vendor systems?',
          answer:
            '<p>Yes. Orders can come in by file or by feed. Ask us for the status of yours: available, on request or planned.</p>',
        },
        {
          question: 'Does it handle US states and Canadian provinces?',
          answer:
            '<p>Yes. License, overtime and rest rules hang on the facility, so a unit in Ohio and one in Ontario can stand on the same board.</p>',
        },
        {
          question: 'How long does moving take?',
          answer:
            '<p>It depends on your clients and rates. A first client is often set up within weeks. We plan it with you before you sign.</p>',
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

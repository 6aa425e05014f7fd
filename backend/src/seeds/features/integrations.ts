import { featurePage } from './feature-page.ts';

export const integrations = featurePage({
  title: 'Integrations',
  group: 'improve',
  icon: 'plug',
  summary: 'VMS feeds, payroll, accounting and ATS. Each one is marked available, on request or planned.',
  promise: {
    title: 'Connect what you use. Know what works.',
    highlight: 'Know what works.',
    text: 'Bring in orders from vendor systems and people from applicant tracking. Send hours to payroll and invoices to accounting. Each connection is marked available, on request or planned.',
  },
  problem: {
    title: 'Retyping is where errors start',
    text: 'An order is read in one system and typed into another. A digit changes. The nurse shows up at the wrong time.',
    points: [
      'Orders wait until someone copies them',
      'Payroll files need manual cleanup',
      'Sales decks list features that don’t exist',
    ],
  },
  scene: 'timesheet',
  steps: [
    [
      'Tell us what you use',
      'We look at your systems and tell you what is ready, what needs work and what is not possible yet.',
    ],
    [
      'Map once',
      'Match units, roles and rates on a screen, with no code. Unknown values wait for you instead of being guessed.',
    ],
    ['Watch it run', 'Each run shows what came in, what went out and what needs your attention.'],
  ],
  sections: [
    {
      anchor: 'orders',
      title: 'Orders in',
      text: 'Bring shifts and contracts from vendor systems onto the board.',
      points: [
        'Available: orders from a file (CSV)',
        'On request: orders from email',
        'On request: a direct feed from your vendor system',
      ],
    },
    {
      anchor: 'payroll',
      title: 'Hours and invoices out',
      text: 'Send approved lines to payroll and accounting.',
      points: [
        'Available: export files with your columns',
        'On request: a direct connection to your payroll system',
        'Planned: direct connections to accounting systems',
      ],
    },
    {
      anchor: 'people',
      title: 'Nurses in',
      text: 'Bring in nurses and documents from your recruiting tool.',
      points: [
        'Available: people from a file (CSV)',
        'Available: a calendar feed for each nurse',
        'Planned: connections to applicant tracking systems',
      ],
    },
  ],
  control: [
    ['What moves', 'Choose the fields, the clients and the direction.'],
    ['When', 'On every change, every hour or once a day.'],
    ['Who can see it', 'Access keys with limited permissions, which you can revoke at any time.'],
    ['Errors', 'Each one is listed with its reason, a retry and a named owner.'],
  ],
  users: [
    ['Operations', 'Stop copying orders.'],
    ['Back office', 'Load one file into payroll and go home.'],
    ['IT partners', 'Get documented interfaces and test data.'],
  ],
  questions: [
    [
      'Why don’t you name the vendors?',
      'Vendors change hands, and a logo promises more than a status does. Ask about yours and you’ll get a plain answer.',
    ],
    [
      'Is there an API?',
      'Ask us what is ready today, and which data it covers. We show it in the demo and name it in the agreement.',
    ],
    [
      'What does an integration cost?',
      'Available integrations are part of your plan. We quote work on request before we start.',
    ],
  ],
  related: ['nurse-scheduling-software', 'timesheets-and-billing', 'analytics-and-reporting'],
  close: { title: 'Bring your list of tools', text: 'You’ll leave the demo with a status for each one.' },
  seo: {
    title: 'Integrations for Nurse Staffing Software | 20X',
    description:
      'Vendor-system orders, payroll, accounting and applicant tracking. Each integration has an honest status: available, on request or planned.',
  },
});

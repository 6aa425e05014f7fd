import { featurePage } from './feature-page.ts';

export const integrations = featurePage({
  title: 'Integrations',
  group: 'improve',
  order: 8,
  icon: 'plug',
  summary: 'VMS feeds, payroll, accounting and ATS. Each one is marked available, on request or planned.',
  promise: {
    title: 'Connect what you use. Know what works.',
    highlight: 'Know what works.',
    text: 'Orders from vendor systems, hours to payroll, invoices to accounting, people from applicant tracking. Each one says available, on request or planned.',
  },
  problem: {
    title: 'Retyping is where errors are born',
    text: 'An order is read in one system and typed into another. A digit changes. The nurse arrives at the wrong hour.',
    points: [
      'Orders wait until someone copies them',
      'Payroll files need hand work',
      'Sales lists ship features that do not exist',
    ],
  },
  scene: 'timesheet',
  steps: [
    [
      'Tell us your tools',
      'We look at the systems you use and say what is ready, what needs work and what is not possible yet.',
    ],
    [
      'Map once',
      'Units, roles and rates are matched with a screen, not with code. Unknown values wait for you instead of being guessed.',
    ],
    ['Watch it run', 'Each run shows what came in, what went out and what needs a person.'],
  ],
  sections: [
    {
      anchor: 'orders',
      title: 'Orders in',
      text: 'Bring shifts and contracts from vendor systems onto the board. On request: orders by email, and direct feeds, system by system.',
      points: ['Available: file import (CSV)'],
    },
    {
      anchor: 'payroll',
      title: 'Hours and invoices out',
      text: 'Send approved lines to payroll and accounting. On request: direct payroll connections. Planned: direct accounting connections.',
      points: ['Available: export files with your columns'],
    },
    {
      anchor: 'people',
      title: 'People in',
      text: 'Bring nurses and documents from the tool that you recruit with. Planned: applicant tracking connections.',
      points: ['Available: file import of people', 'Available: calendar feed for nurses'],
    },
  ],
  control: [
    ['What moves', 'Choose the fields, the clients and the direction.'],
    ['When', 'On every change, each hour or once a day.'],
    ['Who may see it', 'Keys with narrow rights, which you can end at any time.'],
    ['Errors', 'A list with the reason and a retry, and a named owner.'],
  ],
  users: [
    ['Operations', 'Stops copying orders.'],
    ['Back office', 'Loads one file into payroll and goes home.'],
    ['IT partners', 'Gets documented interfaces and test data.'],
  ],
  questions: [
    [
      'Why don’t you name the vendors?',
      'Because names change hands and a logo promises more than a status does. Ask about yours and you get a plain answer.',
    ],
    ['Is there an API?', 'Ask us for the current status. We would rather show it in a demo than promise it here.'],
    ['What does an integration cost?', 'Available ones are part of your plan. Work on request is quoted first.'],
  ],
  related: ['nurse-scheduling-software', 'timesheets-and-billing', 'analytics-and-reporting'],
  close: { title: 'Bring your list of tools', text: 'You leave the demo with a status for each one.' },
  seo: {
    title: 'Integrations for Nurse Staffing Software | 20X',
    description:
      'Vendor-system orders, payroll, accounting and applicant tracking. Each integration has an honest status: available, on request or planned.',
  },
});

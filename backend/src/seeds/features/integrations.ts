import type { FeatureContent } from '../../features/feature-content.dto.ts';
import { close, control, hero, problem, questions, reading, rows, users } from './feature-page.ts';

export const integrations: FeatureContent = {
  title: 'Integrations',
  group: 'improve',
  icon: 'plug',
  summary: 'VMS feeds, payroll, accounting and ATS. Each one is marked available, on request or planned.',
  inMenu: true,
  related: ['nurse-scheduling-software', 'timesheets-and-billing', 'analytics-and-reporting'],
  seo: {
    title: 'Integrations for Nurse Staffing Software | 20X',
    description:
      'Vendor-system orders, payroll, accounting and applicant tracking. Each integration has an honest status: available, on request or planned.',
  },
  blocks: [
    hero({
      kicker: 'Integrations',
      title: 'Connect what you use. Know what works.',
      highlight: 'Know what works.',
      subtitle:
        'Load orders and nurses from a file, and export hours for payroll and invoices. Ask us for a direct feed. Each connection is marked available, on request or planned.',
      scene: 'run',
    }),
    rows('What is ready, and what is not yet', [
      {
        anchor: 'orders',
        title: 'Orders in',
        text: 'Load shifts and contracts from your vendor systems: from a file today, or by feed on request. New orders become open shifts, changes update the shift that is already there, and a canceled order releases its nurse. A line that 20X has read before is not added twice.',
        scene: 'week',
      },
      {
        anchor: 'payroll',
        title: 'Hours and invoices out',
        text: 'Export approved lines for payroll and for accounting. Both files come from the same hours. A line whose rate does not match the contract is held back and listed, so the two systems cannot drift apart.',
        scene: 'difference',
      },
      {
        anchor: 'people',
        title: 'Nurses in',
        text: 'Load nurses from a file that your recruiting tool exports. Expiration dates are read from the file, so the reminders start on the first day. A card without a date waits for a person to look at it.',
        scene: 'expiry',
      },
    ]),
    {
      id: 'status-head',
      type: 'richText',
      anchor: 'status',
      html: '<h2>The status of each connection</h2><p>“Available” works today. “On request” is built with you after a quote. “Planned” cannot be used yet.</p>',
    },
    {
      id: 'status',
      type: 'table',
      caption: 'Connections, by direction',
      columns: ['Connection', 'Direction', 'Status'],
      rowHeaders: true,
      rows: [
        { cells: ['Orders from a file (CSV)', 'In', 'Available'] },
        { cells: ['Orders from email', 'In', 'On request'] },
        { cells: ['A direct feed from your vendor system', 'In', 'On request'] },
        { cells: ['Nurses from a file (CSV)', 'In', 'Available'] },
        { cells: ['Applicant tracking systems', 'In', 'Planned'] },
        { cells: ['Export files with your columns', 'Out', 'Available'] },
        { cells: ['A calendar feed for each nurse', 'Out', 'Available'] },
        { cells: ['A direct connection to your payroll system', 'Out', 'On request'] },
        { cells: ['Accounting systems', 'Out', 'Planned'] },
      ],
    },
    problem(
      'Retyping is where errors start',
      'An order is read in one system and typed into another. A digit changes. The nurse shows up at the wrong time.',
      [
        ['Orders wait for a person', 'Someone has to copy them, and the shift is not on the board until they do.'],
        ['Payroll files need a cleanup', 'Columns are moved by hand each week, and each week is a chance to slip.'],
        ['Sales decks run ahead', 'A logo on a slide says nothing about what works today.'],
      ],
    ),
    {
      id: 'steps',
      type: 'timelineSteps',
      title: 'How a connection starts',
      steps: [
        {
          time: '1',
          title: 'Tell us what you use',
          text: 'We look at your systems and tell you what is ready, what needs work and what is not possible yet. You get that list in writing.',
        },
        {
          time: '2',
          title: 'Map once',
          text: 'Match units, roles and rates on a screen, with no code. Unknown values wait for you instead of being guessed.',
        },
        {
          time: '3',
          title: 'Watch it run',
          text: 'Each run shows what came in, what went out and what needs your attention. Every line has a result.',
        },
      ],
    },
    control('Nothing moves without your say', [
      ['What moves', 'Choose the fields, the clients and the direction.'],
      ['When', 'On every change, every hour or once a day.'],
      ['Who can see it', 'Access keys with limited permissions, which you can revoke at any time.'],
      ['Errors', 'Each one is listed with its reason, a retry and a named owner.'],
    ]),
    reading(
      `<h2>Ask three questions about any connection</h2>
<ol>
<li><strong>What happens to a value it does not know?</strong> A good connection stops that one line and tells someone. A bad one picks the nearest match.</li>
<li><strong>What happens when it runs twice?</strong> The second run should change nothing. Otherwise a nervous click fills your board with copies.</li>
<li><strong>Who finds out when it fails at night?</strong> There should be a name, a message and a list of the lines that did not go through.</li>
</ol>
<p>Put these to us, and to anyone else you talk to. The guide has fifteen more <a href="/ultimate-guide-to-nurse-scheduling-software#choose-and-roll-out">questions for a demo</a> and explains <a href="/ultimate-guide-to-nurse-scheduling-software#how-agency-staffing-works">what a vendor system does</a>. If you count shifts in more than one system, read <a href="/blog/fill-rate-explained">Fill Rate, Explained</a> before you compare.</p>`,
    ),
    users(
      'Less copying at every desk',
      [
        ['Operations', 'Orders arrive on the board, and only the odd ones need a person.'],
        ['Back office', 'Load one file into payroll and go home.'],
        ['IT partners', 'Get documented interfaces and test data.'],
      ],
      'surface',
    ),
    questions(
      [
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
        [
          'What if our system can only send email?',
          'Then start with a file, or ask us about orders from email. Either way the same checks run, and a line that cannot be read waits for a person.',
        ],
        [
          'Can we turn a connection off?',
          'At any time. Shifts and hours that came through it stay on the board, and you go on by hand.',
        ],
      ],
      'paper',
    ),
    close('Bring your list of tools', 'You’ll leave the demo with a status for each one.'),
  ],
};

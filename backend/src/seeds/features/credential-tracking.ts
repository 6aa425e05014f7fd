import type { FeatureContent } from '../../features/feature-content.dto.ts';
import { close, control, hero, questions, reading, rows, users } from './feature-page.ts';

export const credentialTracking: FeatureContent = {
  title: 'Credential and Compliance Tracking',
  group: 'clear',
  icon: 'file-check',
  summary: 'Licenses, cards, tests and client documents in one file. A missing item blocks the booking and says why.',
  inMenu: true,
  related: ['nurse-scheduling-software', 'nurse-mobile-app', 'client-portal'],
  seo: {
    title: 'Nurse Credential and Compliance Tracking | 20X',
    description:
      'Track licenses, BLS, TB, fit tests and client documents in one file. Get reminders before they expire and a clear block when one is missing.',
  },
  blocks: [
    hero({
      kicker: 'Credential and Compliance Tracking',
      title: 'Know who is cleared before you offer.',
      highlight: 'before you offer.',
      subtitle:
        'Licenses, BLS, TB, fit tests and client documents live in one file. A missing item blocks the booking and says exactly what is missing.',
      scene: 'credentials',
    }),
    reading(
      `<h2>The check comes too late today</h2>
<p>Files sit in folders with names like “final 2.” Each client wants a different list. Someone looks when a client asks, and finds a card that expired last spring. The nurse is turned away at the door, the unit is short, and nobody can show what was valid on the day.</p>
<p>20X turns that around. The file is checked before an offer goes out, and again when the nurse accepts. If something is missing, you hear about it while there is still time to fix it.</p>
<p>It also keeps the answer. Each item shows who checked it, when, and against which source. If a client asks in the fall about a shift in March, you open the shift and see the file as it was that night. Nobody has to search an inbox for a photo of a card or ask around who saw it last.</p>`,
      'surface',
    ),
    {
      id: 'ladder',
      type: 'timelineSteps',
      anchor: 'reminders',
      title: 'Four reminders before a card expires',
      subtitle: 'They go to the nurse and to your team, and they stop as soon as the new card is in the file.',
      steps: [
        {
          time: '90 days',
          title: 'Book the class',
          text: 'Renewal classes fill up. Three months leave time to choose a date between shifts.',
        },
        {
          time: '60 days',
          title: 'Plan around it',
          text: 'Contracts that run past the date are flagged, so nobody promises weeks that are not covered.',
        },
        {
          time: '30 days',
          title: 'Send the proof',
          text: 'The nurse gets a link and takes a photo. Your team checks it against the source.',
        },
        {
          time: '7 days',
          title: 'Swap or renew',
          text: 'Booked shifts after the date are listed by client. You decide who covers them.',
        },
      ],
    },
    rows(
      'From a pile of cards to a clear yes',
      [
        {
          title: 'Work from what expires next',
          text: 'One list shows every card and license in the order they expire, with the reminders that have gone out. Compliance stops hunting through folders and starts at the top of the list.',
          points: [
            'All nurses, or one client’s team',
            'The photo, the source and the date of each check',
            'Every earlier version is kept',
          ],
          scene: 'expiry',
        },
        {
          title: 'Let the board do the checking',
          text: 'Set one list for all staff, then add what each client or unit asks for. Each booking is checked against the file for the date of the shift. A gap blocks the booking, and the reason is in plain English.',
          points: [
            'Requirements by role, client, unit, state or province',
            'Checked through the end of the shift',
            'Some gaps can warn instead of block',
          ],
          scene: 'checks',
        },
      ],
      'surface',
    ),
    control('You set the list', [
      ['Requirements', 'By role, client, unit, state or province. A nurse sees only the items that apply.'],
      ['Blocks', 'Choose what blocks a booking, what only warns and who can override a block with a reason.'],
      ['Health records', 'TB and vaccine records are kept separate. Only people with permission see them.'],
      ['History', 'Every version is kept, with who checked it and when.'],
    ]),
    users('Everyone sees their own part', [
      ['Compliance teams', 'Start the day with a list in the order things expire.'],
      ['Nurses', 'See what is missing and send it from their phone.'],
      ['Clients', 'Get a file that shows what they asked for and nothing more.'],
    ]),
    questions([
      [
        'What happens when a license expires?',
        'Shifts that end after the expiration date are blocked. Booked shifts are flagged early so you can renew or swap.',
      ],
      [
        'Does it verify licenses automatically?',
        'Your team makes the check and records its source, such as Nursys or a provincial college. The <a href="/features/integrations">integrations page</a> lists feeds with their status.',
      ],
      [
        'Is health information kept separate?',
        'Yes. Only people with permission can see staff health records, and every view is logged.',
      ],
      [
        'Can we work across state lines?',
        'Each shift is checked against the license that its state accepts. Read <a href="/blog/nurse-licensure-compact-for-schedulers">what the compact means for schedulers</a> first. It does not cover every state or every role.',
      ],
      [
        'Does it help with certification?',
        'It keeps the proof that reviewers ask for: what was valid, on which day, and who checked. Our post on <a href="/blog/joint-commission-staffing-certification">getting ready for certification</a> lists the rest, and the guide covers <a href="/ultimate-guide-to-nurse-scheduling-software#credentials-and-licenses">credentials and licenses</a> in depth.',
      ],
    ]),
    close('Bring your longest client checklist', 'We’ll set it up in the demo and test it on a shift.'),
  ],
};

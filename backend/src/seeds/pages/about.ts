import type { PageContent } from '../../pages/page-content.dto.ts';

/** Where the owner is stands in [brackets]: until it is filled in, search engines are asked not to list the page. */
export const about: PageContent = {
  title: 'About 20X',
  seo: {
    title: 'About 20X: Scheduling for Nurse Staffing Agencies',
    description:
      'Why 20X exists, what we believe about scheduling nurses, who we build for, how we work with agencies, and what we don’t do.',
  },
  blocks: [
    {
      id: 'hero',
      type: 'hero',
      title: 'A schedule is a promise between people.',
      highlight: 'a promise',
      subtitle:
        'It tells a unit it won’t be short, a nurse she will be paid and a team it can sleep. We build the software that helps you keep it.',
      primary: { label: 'Book a Demo', href: '/contact' },
      secondary: { label: 'See the features', href: '/features' },
    },
    {
      id: 'why',
      type: 'richText',
      anchor: 'why',
      html: `<h2>Why we exist</h2><p>A missed shift is not always a missing nurse. It can be a missing answer. Who is free? Who is cleared? Who is too tired? Who was already asked? When the answers live in five places, the person who needs them has to search all five, at five in the morning.</p><p>20X puts those answers on one board. It is built for agencies that staff hospitals, clinics and long-term care in the United States and Canada.</p><p>Agency scheduling is a small field with its own rules. A hospital scheduler does not know about bill rates, and payroll does not know who is cleared for Thursday. We chose this one job, and we say no to work that would pull us away from it. What we have learned about it is free to read in our <a href="/ultimate-guide-to-nurse-scheduling-software">guide</a> and on the <a href="/blog">blog</a>, with sources.</p><h2>Who we build for</h2><ul><li><strong>Schedulers</strong> fill the week and pick up the phone before dawn.</li><li><strong>Compliance and back office</strong> make sure the files are right and the hours get paid.</li><li><strong>Nurses</strong> want a fair offer, clear unit notes and a correct paycheck.</li></ul>`,
    },
    {
      id: 'believe',
      type: 'featureRows',
      anchor: 'values',
      background: 'sunken',
      title: 'What we believe, and where it shows',
      rows: [
        {
          title: 'Explain every no',
          text: 'A block without a reason is just a wall. Every no in our product comes with a reason, so the next call is a short one.',
          points: ['Check it in the demo, with your own nurses and rules'],
          scene: 'checks',
          action: { label: 'See the four checks', href: '/nurse-scheduling-software#checks' },
        },
        {
          title: 'Rest is a rule',
          text: 'No nurse should have to argue for sleep. Software should do that for her.',
          points: ['A nurse without enough rest is on the list, with the reason, and gets no offer'],
          scene: 'board',
          action: {
            label: 'Read about rest',
            href: '/ultimate-guide-to-nurse-scheduling-software#hours-rest-and-overtime',
          },
        },
        {
          title: 'One number, one formula',
          text: 'If two people can get two answers, neither one is worth a meeting.',
          points: ['The formula is printed under each number'],
          scene: 'report',
          action: { label: 'See the reports', href: '/features/analytics-and-reporting' },
        },
      ],
    },
    {
      id: 'promises',
      type: 'outcomeList',
      anchor: 'promises',
      title: 'What you can hold us to',
      subtitle: 'Don’t take our word for it. Each one names the place to check it.',
      items: [
        {
          title: 'Ready or planned',
          text: 'The Integrations page lists each connection as available, on request or planned.',
        },
        {
          title: 'Your data is yours',
          text: 'You can leave with everything, in open formats. It is in your agreement before you sign.',
        },
        {
          title: 'Ask less, ask better',
          text: 'Three good offers beat two hundred messages. The record of a shift shows who was asked.',
        },
        {
          title: 'Plain words',
          text: 'If a scheduler has to look it up, we wrote it badly. Our guide explains each term.',
        },
      ],
      action: { label: 'Where your data is kept', href: '/security' },
    },
    {
      id: 'how',
      type: 'timelineSteps',
      background: 'surface',
      title: 'How we work with agencies',
      steps: [
        {
          time: '1',
          title: 'We look at your week',
          text: 'We start there, before any slides. Your real sheet tells us more than a form.',
        },
        {
          time: '2',
          title: 'We tell you what fits',
          text: 'We also tell you what doesn’t. If a spreadsheet is enough for you, we’ll say so.',
        },
        {
          time: '3',
          title: 'We set it up with you',
          text: 'We move one client first, side by side with the old sheet and with your own people in the room.',
        },
        { time: '4', title: 'We pick up the phone', text: 'The people who set you up answer when you call.' },
      ],
    },
    // Shown once there are people who agreed to be named.
    { id: 'team', type: 'team', anchor: 'team', background: 'surface', title: 'Who answers when you call', items: [] },
    {
      id: 'dont',
      type: 'richText',
      anchor: 'limits',
      html: `<h2>What we don’t do</h2><ul><li>We don’t schedule hospital staff. Others do that well.</li><li>We don’t run payroll. We send clean pay lines to the payroll system you use.</li><li>We don’t store patient information. Please keep it out of shift notes.</li><li>We don’t sell or share your nurses’ data.</li><li>We don’t show the logos of companies that did not ask to be here.</li></ul>`,
    },
    {
      id: 'reach',
      type: 'featureRows',
      anchor: 'reach',
      background: 'sunken',
      title: 'Three doors, and a person behind each',
      rows: [
        {
          title: 'A question or a demo',
          points: ['Use the contact form', 'We answer within one business day'],
          action: { label: 'Contact us', href: '/contact' },
        },
        {
          title: 'A mistake on this site',
          points: ['Tell us through the same form', 'If a rule has changed, we correct the page and its review date'],
        },
        {
          title: 'A weakness in our software',
          points: ['The security page says how to report it'],
          action: { label: 'Report a weakness', href: '/security#report' },
        },
      ],
    },
    {
      id: 'place',
      type: 'contactDetails',
      anchor: 'place',
      background: 'surface',
      title: 'Where we are',
      subtitle: 'We work with agencies across the United States and Canada, by video and by phone.',
      address: '[street address, city, state or province]',
      hours: 'We answer within one business day.',
    },
    {
      id: 'close',
      type: 'ctaBand',
      background: 'ink',
      title: 'Meet us over your own schedule',
      subtitle: 'Thirty minutes, your units, your rules.',
      action: { label: 'Book a Live Demo', href: '/contact' },
    },
  ],
};

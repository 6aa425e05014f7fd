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
      html: `<h2>Why we exist</h2><p>A missed shift is not always a missing nurse. It can be a missing answer. Who is free? Who is cleared? Who is too tired? Who was already asked? When the answers live in five places, the person who needs them has to search all five, at five in the morning.</p><p>20X puts those answers on one board. It is built for agencies that staff hospitals, clinics and long-term care in the United States and Canada.</p><p>Agency scheduling is a small field with its own rules. A hospital scheduler does not know about bill rates, and payroll does not know who is cleared for Thursday. We chose this one job, and we say no to work that would pull us away from it. What we have learned about it is free to read in our <a href="/ultimate-guide-to-nurse-scheduling-software">guide</a> and on the <a href="/blog">blog</a>, with sources.</p>`,
    },
    {
      id: 'believe',
      type: 'outcomeList',
      anchor: 'values',
      background: 'sunken',
      title: 'What we believe',
      items: [
        {
          title: 'Explain every no',
          text: 'A block without a reason is just a wall. Every no in our product comes with a reason.',
        },
        { title: 'Rest is a rule', text: 'No nurse should have to argue for sleep. Software should do that for her.' },
        {
          title: 'One number, one formula',
          text: 'If two people can get two answers, neither one is worth a meeting.',
        },
        { title: 'Ask less, ask better', text: 'Three good offers beat two hundred messages.' },
        { title: 'Your data is yours', text: 'You can leave with everything, at any time, in open formats.' },
        { title: 'Plain words', text: 'If a scheduler has to look it up, we wrote it badly.' },
      ],
    },
    {
      id: 'who',
      type: 'introCards',
      background: 'surface',
      title: 'Who we build for',
      items: [
        { title: 'Schedulers', text: 'They fill the week and pick up the phone before dawn.' },
        { title: 'Compliance and back office', text: 'They make sure the files are right and the hours get paid.' },
        { title: 'Nurses', text: 'They want a fair offer, clear unit notes and a correct paycheck.' },
      ],
    },
    {
      id: 'how',
      type: 'timelineSteps',
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
      id: 'promises-head',
      type: 'richText',
      anchor: 'promises',
      html: '<h2>What you can hold us to</h2><p>Don’t take our word for it. Here is what we say, and where you can check it.</p>',
    },
    {
      id: 'promises',
      type: 'table',
      caption: 'Each promise, and where to check it',
      columns: ['What we say', 'Where you can check it'],
      rowHeaders: true,
      rows: [
        { cells: ['Every block shows its reason', 'In the demo, with your own nurses and rules'] },
        { cells: ['One formula per number', 'On the Analytics and Reporting page, and under each number'] },
        { cells: ['What is ready and what is planned', 'In the list on the Integrations page'] },
        { cells: ['Where your data is, and who can see it', 'On the Security page'] },
        { cells: ['You can leave with your data', 'In your agreement, before you sign'] },
      ],
    },
    {
      id: 'reach',
      type: 'richText',
      anchor: 'reach',
      html: `<h2>Reach a person</h2><p>Three doors lead to us, and a person is behind each of them.</p><ul><li><strong>A question or a demo:</strong> use the <a href="/contact">contact form</a>. We answer within one business day.</li><li><strong>A mistake on this site:</strong> tell us through the same form. If a rule has changed, we correct the page and its review date.</li><li><strong>A weakness in our software:</strong> the <a href="/security#report">security page</a> says how to report it.</li></ul>`,
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

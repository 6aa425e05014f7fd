import type { PageContent } from '../../pages/page-content.dto.ts';

/** What only the owner knows stands in [brackets]: until it is filled in, search engines are asked not to list the page. */
export const security: PageContent = {
  title: 'Security',
  seo: {
    title: 'Security at 20X: Data, Access, Logs and Backups',
    description:
      'Where 20X keeps data, who can see it, what is logged, how backups and incidents work, and how to report a security problem.',
  },
  blocks: [
    {
      id: 'hero',
      type: 'hero',
      kicker: 'Security',
      title: 'What protects your nurses’ files',
      highlight: 'your nurses’ files',
      subtitle:
        'Licenses, health records and pay rates are personal. This page says where they are kept, who can open them and what happens when something goes wrong.',
      primary: { label: 'Ask a security question', href: '/contact' },
      secondary: { label: 'Report a problem', href: '#report' },
    },
    {
      id: 'answers',
      type: 'chapters',
      title: 'Seven answers for your review',
      chapters: [
        {
          anchor: 'data',
          title: 'Where data is kept',
          html: '<p>Customer data is stored with [hosting company] in [country or region]. It is encrypted on its way to and from your browser, and [how data is encrypted at rest]. The companies that process data for us are [list of subprocessors].</p><p>20X holds nurses’ files, shifts, rates and hours. It has no place for patient records, so please keep patient details out of shift notes.</p>',
        },
        {
          anchor: 'access',
          title: 'Who has access',
          html: '<p>Your administrators decide who sees what. A recruiter can see rates without seeing health records, and a client’s login opens that client’s facilities and nothing else. Single sign-on is available on request.</p><p>Our own staff open your account only to help you, with [how staff access is approved]. When someone leaves, their access ends [when access is removed].</p>',
        },
        {
          anchor: 'logs',
          title: 'What is logged',
          html: '<p>Each offer, check, change and approval is stored with a name and a time. When someone overrides a block, the log keeps the reason as well. Views of staff health records are logged too.</p><p>Log entries are kept for [how long logs are kept]. You can export them with the rest of your data.</p>',
        },
        {
          anchor: 'backups',
          title: 'Backups',
          html: '<p>We back up data [how often] and keep each copy for [how long backups are kept]. Copies are stored in [backup location]. We last restored one as a test on [date of last restore test].</p>',
        },
        {
          anchor: 'incidents',
          title: 'If something goes wrong',
          html: '<p>We find the cause, stop it and write down what happened. If your data is affected, we tell your named contact within [number of hours] hours, with what we know and what to do next. A written report follows.</p><p>For outages and planned maintenance, see [status page].</p>',
        },
        {
          anchor: 'baa',
          title: 'HIPAA and business associate agreements',
          html: '<p>Sources differ on when a staffing agency, or its software, is a business associate. Ask each client whether a business associate agreement (BAA) applies to your work. If you need one with us, <a href="/contact">ask us</a> before you sign, and we will tell you what we can agree to.</p>',
        },
        {
          anchor: 'report',
          title: 'Report a problem',
          html: '<p>If you have found a weakness, write to [security email]. Tell us what you saw and how to repeat it. Please don’t open other people’s data, and give us time to fix the problem before you publish it. We confirm that we have your report within [number of days] business days.</p>',
        },
      ],
    },
    {
      id: 'close',
      type: 'ctaBand',
      background: 'ink',
      title: 'Send us your security form',
      subtitle: 'We fill it in and say plainly what we don’t have yet.',
      action: { label: 'Contact us', href: '/contact' },
    },
  ],
};

import type { PageContent } from '../../pages/page-content.dto.ts';

/** Opens the list of features, says what each group is about, and closes it. */
export const featuresIndex: PageContent = {
  title: 'Features',
  seo: {
    title: 'Features: One Record for Every Shift | 20X',
    description:
      'Scheduling, offers, credentials, mobile app, timesheets, client portal, reports and integrations for nurse staffing agencies, on one record.',
  },
  blocks: [
    {
      id: 'hero',
      type: 'hero',
      title: 'One record for every shift',
      subtitle:
        'A shift is entered once, from the request to the paid invoice. Here are the four steps and what 20X does in each.',
    },
    {
      id: 'groups',
      type: 'featureRows',
      rows: [
        {
          title: 'Fill',
          text: 'An open shift meets the nurse who can take it, by app, text or email.',
          anchor: 'fill',
          scene: 'waves',
        },
        {
          title: 'Clear',
          text: 'Licenses, cards and client documents are checked before the offer, not after the booking.',
          anchor: 'clear',
          scene: 'expiry',
        },
        {
          title: 'Close',
          text: 'Hours are approved once. Pay and invoice come from the same record.',
          anchor: 'close',
          scene: 'client',
        },
        {
          title: 'Improve',
          text: 'One formula per number, by client, unit and recruiter, and a clear status for every integration.',
          anchor: 'improve',
          scene: 'margin',
        },
      ],
    },
    {
      id: 'close',
      type: 'ctaBand',
      title: 'See it all with your own week',
      subtitle: 'Thirty minutes, your units, your rules.',
      action: { label: 'Book a Live Demo', href: '/contact' },
    },
  ],
};

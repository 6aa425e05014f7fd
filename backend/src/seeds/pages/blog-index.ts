import type { PageContent } from '../../pages/page-content.dto.ts';

/** Opens the list of posts and closes it. */
export const blogIndex: PageContent = {
  title: 'Blog',
  seo: {
    title: 'Blog for Nurse Staffing Agencies | 20X',
    description:
      'Plain guides for nurse staffing agencies: fill rate, call-offs, licenses, overtime, Canada and certification.',
  },
  blocks: [
    {
      id: 'hero',
      type: 'hero',
      kicker: 'The 20X blog',
      title: 'Notes for the people who fill shifts',
      subtitle: 'Plain guides to fill rate, overtime, licenses and call-offs. You can use each one the same day.',
    },
    {
      id: 'close',
      type: 'ctaBand',
      title: 'Would you rather see it?',
      subtitle: 'Bring one week of open shifts. We’ll put them on the board with you.',
      action: { label: 'Book a Live Demo', href: '/contact' },
    },
  ],
};

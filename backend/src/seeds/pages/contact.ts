import type { PageContent } from '../../pages/page-content.dto.ts';

export const contact: PageContent = {
  title: 'Book a demo',
  seo: {
    title: 'Book a Demo of 20X, or Ask a Question',
    description:
      'Book a 30-minute demo with your own schedule, ask a question or get support. We answer within one business day.',
  },
  blocks: [
    {
      id: 'form',
      type: 'demoForm',
      anchor: 'form',
      title: 'Book a demo',
      subtitle:
        'See 20X in 30 minutes with your own units, roles and rules, or ask us a question. We answer within one business day.',
      topics: true,
      notice: 'Please don’t include patient information.',
      consent: 'We’ll only use this to reply. See our privacy policy.',
      success: 'Thank you. Our team has your message. A person will answer within one business day.',
      steps: [
        { title: 'You write to us', text: 'Tell us about your agency in a few words.' },
        {
          title: 'We call or email',
          text: 'Within one business day, we pick a time together and learn what you want to see.',
        },
        { title: 'You bring a week', text: 'A sheet or a screenshot is fine. Leave out patient details.' },
        {
          title: 'We rebuild it live',
          text: 'You see your own shifts on the board and get a written quote afterward.',
        },
      ],
    },
  ],
};

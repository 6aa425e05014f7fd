import type { PageContent } from '../../pages/page-content.dto.ts';

export const pricing: PageContent = {
  title: 'Pricing',
  seo: {
    title: 'Pricing: By Active Nurses | 20X',
    description:
      'Three plans, priced by active nurses each month. See what counts as an active nurse, compare the plans and ask for a custom quote.',
  },
  blocks: [
    {
      id: 'hero',
      type: 'hero',
      title: 'Priced by active nurses',
      highlight: 'active nurses',
      subtitle:
        'You pay for nurses who work, not for names on a list. Every plan includes the board, the four checks and support from people who know staffing.',
      primary: { label: 'Ask for a quote', href: '#quote' },
      secondary: { label: 'Compare plans', href: '#compare' },
    },
    {
      id: 'plans',
      type: 'pricingPlans',
      anchor: 'plans',
      title: 'Three plans, one unit',
      subtitle: 'Tell us how many nurses work for you, and we answer with a quote.',
      plans: [
        {
          name: 'Starter',
          price: 'Custom quote',
          unit: 'per active nurse, per month',
          description:
            'For teams leaving the spreadsheet behind. Without offer waves, the nurse app, the client portal and phone support.',
          features: [
            'Board for all clients',
            'Matching with reasons',
            'Credential files and reminders',
            'Offers by text and email',
            'Hours and export files',
            'Email support',
          ],
          action: { label: 'Ask for a quote', href: '#quote' },
        },
        {
          name: 'Growth',
          price: 'Custom quote',
          unit: 'per active nurse, per month',
          description: 'For teams with many clients and contract types.',
          features: [
            'Everything in Starter',
            'Nurse mobile app',
            'Offer waves',
            'Client portal',
            'Pay and bill from one record',
            'Reports by client, unit and recruiter',
            'Phone support',
          ],
          action: { label: 'Ask for a quote', href: '#quote' },
        },
        {
          name: 'Enterprise',
          price: 'Custom quote',
          unit: 'per active nurse, per month',
          description: 'For groups with several brands, states or provinces.',
          features: [
            'Everything in Growth',
            'Several brands on one platform',
            'Integrations on request',
            'Single sign-on on request',
            'Named contact and rollout plan',
            'Support hours agreed in writing',
          ],
          action: { label: 'Talk to us', href: '#quote' },
        },
      ],
      footnote: 'Quotes are in US or Canadian dollars, before tax.',
    },
    {
      id: 'depends',
      type: 'outcomeList',
      anchor: 'depends',
      background: 'sunken',
      title: 'What your quote depends on',
      subtitle:
        'A person on our team answers within one business day. You get the quote in writing after one call, and the price does not change in the middle of a term.',
      items: [
        { title: 'Active nurses', text: 'The price per nurse falls as the number grows.' },
        { title: 'Plan', text: 'Starter, Growth or Enterprise.' },
        { title: 'Setup', text: 'How many clients, rates and old files we load with you.' },
        { title: 'Term', text: 'Monthly or yearly.' },
      ],
      action: { label: 'Ask for a quote', href: '#quote' },
    },
    {
      id: 'active',
      type: 'introCards',
      background: 'surface',
      title: 'What counts as an active nurse',
      subtitle:
        'A nurse who works at least one shift in a calendar month, at any of your clients. One person counts once.',
      items: [
        { title: 'Counts', text: 'One shift or twenty, one client or five: one active nurse.' },
        { title: 'Does not count', text: 'Applicants, nurses on a break and people who are only on file.' },
        { title: 'Always free', text: 'Your own team and your clients’ logins.' },
      ],
    },
    {
      id: 'compare',
      type: 'planTable',
      anchor: 'compare',
      title: 'Compare plans',
      plans: ['Starter', 'Growth', 'Enterprise'],
      groups: [
        {
          title: 'Fill',
          rows: [
            { label: 'Board: per diem, local, travel', cells: ['Yes', 'Yes', 'Yes'] },
            { label: 'Ranked list with reasons', cells: ['Yes', 'Yes', 'Yes'] },
            { label: 'Offers by text and email', cells: ['Yes', 'Yes', 'Yes'] },
            { label: 'Offer waves', cells: ['–', 'Yes', 'Yes'] },
            { label: 'Nurse mobile app', cells: ['–', 'Yes', 'Yes'] },
          ],
        },
        {
          title: 'Clear',
          rows: [
            { label: 'Credential files and reminders', cells: ['Yes', 'Yes', 'Yes'] },
            { label: 'Requirements by client and unit', cells: ['Yes', 'Yes', 'Yes'] },
            { label: 'History of every check', cells: ['Yes', 'Yes', 'Yes'] },
          ],
        },
        {
          title: 'Close',
          rows: [
            { label: 'Hours and approval', cells: ['Yes', 'Yes', 'Yes'] },
            { label: 'Client portal', cells: ['–', 'Yes', 'Yes'] },
            { label: 'Pay and bill from one record', cells: ['Export', 'Yes', 'Yes'] },
          ],
        },
        {
          title: 'Improve',
          rows: [
            { label: 'Reports', cells: ['Basic', 'Full', 'Full'] },
            { label: 'Integrations', cells: ['Files', 'Files', 'On request'] },
            { label: 'Several brands', cells: ['–', '–', 'Yes'] },
            { label: 'Support', cells: ['Email', 'Email and phone', 'Hours you agree on'] },
          ],
        },
      ],
    },
    {
      id: 'roi',
      type: 'roiCalculator',
      background: 'sunken',
      anchor: 'calculator',
      title: 'What would a better fill rate be worth?',
      subtitle: 'Enter the numbers for your own week. Nothing is sent or stored.',
      shifts: 200,
      currentFillRate: 80,
      targetFillRate: 85,
      hoursPerShift: 12,
      billRate: 85,
      payRate: 55,
      burden: 10,
      note: 'Your numbers, not a promise.',
    },
    {
      id: 'faq',
      type: 'faq',
      anchor: 'faq',
      background: 'surface',
      title: 'Pricing questions',
      items: [
        {
          question: 'Why is there no price on this page?',
          answer:
            '<p>Two agencies with the same number of nurses can need a different setup. <a href="#depends">Four things</a> decide the price, and the quote lists each of them.</p>',
        },
        {
          question: 'Is there a free trial?',
          answer:
            '<p>There is no trial that you sign up for on this site. The demo runs on your own week, so you see your own shifts before you decide. If your team wants to try it longer, ask in the demo and we’ll tell you what a test period would take.</p>',
        },
        {
          question: 'Is there a minimum?',
          answer:
            '<p>Ask us with your number of active nurses. If a smallest number of nurses or months applies to you, it is written in the quote, next to the price.</p>',
        },
        {
          question: 'How long until we’re live?',
          answer:
            '<p>That depends on your clients, your rates and the state of your files. We look at all three in the demo. The quote then names a date for your first client.</p>',
        },
        {
          question: 'Do you have an API?',
          answer:
            '<p>File imports and exports are available today. If your systems need to talk to ours directly, <a href="/contact">ask us</a> what is ready. Anything you rely on belongs in the agreement. The <a href="/features/integrations">integrations page</a> lists the status of each connection.</p>',
        },
        {
          question: 'What if we have a slow month?',
          answer: '<p>You pay for nurses who worked, so a slow month costs less.</p>',
        },
        {
          question: 'Can we change plans?',
          answer: '<p>Yes. You can move up at any time and down at the end of a term.</p>',
        },
        {
          question: 'What happens if we leave?',
          answer:
            '<p>You export everything in open formats. We delete your data after the period stated in our terms.</p>',
        },
      ],
    },
    {
      id: 'quote',
      type: 'demoForm',
      anchor: 'quote',
      title: 'Ask for a quote',
      subtitle: 'Tell us how many nurses worked for you last month. You’ll get an answer within one business day.',
      notice: 'Please don’t include patient information.',
      consent: 'We’ll only use this to reply. See our privacy policy.',
      button: 'Ask for my quote',
      success: 'Thank you. Our team has your request. You’ll get an answer within one business day.',
    },
  ],
};

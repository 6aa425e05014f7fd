interface PublicPage {
  readonly path: string;
  readonly heading: string;
  /** Its starter content has [brackets] to fill in. Default: true. */
  readonly isListed?: boolean;
}

/** Every page that visitors find, with the start of its h1. A test compares those that are listed with the sitemap. */
export const publicPages: readonly PublicPage[] = [
  { path: '/', heading: 'Fill the shift.' },
  { path: '/nurse-scheduling-software', heading: 'Many clients.' },
  { path: '/ultimate-guide-to-nurse-scheduling-software', heading: 'The ultimate guide to nurse scheduling software' },
  { path: '/blog', heading: 'Notes for the people who fill shifts' },
  { path: '/blog/fill-rate-explained', heading: 'Fill Rate, Explained' },
  { path: '/blog/five-am-call-off-playbook', heading: 'The 5 a.m. Call-Off Playbook' },
  { path: '/blog/joint-commission-staffing-certification', heading: 'Getting Ready for Joint Commission' },
  { path: '/blog/nurse-licensure-compact-for-schedulers', heading: 'Nurse Licensure Compact' },
  { path: '/blog/overtime-for-agency-nurses', heading: 'Overtime for Agency Nurses' },
  { path: '/blog/placing-nurses-in-canada', heading: 'Placing Nurses in Canada' },
  { path: '/contact', heading: 'Book a demo' },
  { path: '/about', heading: 'A schedule is a promise between people.', isListed: false },
  { path: '/features', heading: 'One record for every shift' },
  { path: '/features/nurse-scheduling-software', heading: 'Pick an open shift.' },
  { path: '/features/open-shift-broadcasting', heading: 'Ask the right five' },
  { path: '/features/credential-tracking', heading: 'Know who is cleared before you offer.' },
  { path: '/features/nurse-mobile-app', heading: 'The shift, in a nurse’s pocket.' },
  { path: '/features/timesheets-and-billing', heading: 'One approved record. Paid and billed.' },
  { path: '/features/client-portal', heading: 'Your clients see who is coming.' },
  { path: '/features/analytics-and-reporting', heading: 'Every number, one formula.' },
  { path: '/features/integrations', heading: 'Connect what you use.' },
  { path: '/pricing', heading: 'Priced by active nurses' },
  { path: '/security', heading: 'What protects your nurses’ files', isListed: false },
  { path: '/privacy', heading: 'Privacy Policy', isListed: false },
  { path: '/terms', heading: 'Terms of Use', isListed: false },
];

export const themes = ['light', 'dark'] as const;

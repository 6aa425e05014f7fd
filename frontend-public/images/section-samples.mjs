const action = { label: 'Book a demo', href: '/contact' };

/** What the library shows of types that the starter content hardly uses: the shape counts, not the words. */
export const sectionSamples = [
  {
    type: 'stats',
    title: 'In numbers',
    items: [
      { value: '1,200', label: 'shifts filled a month' },
      { value: '94%', label: 'of them by nurses you know' },
      { value: '3 min', label: 'from open to offered' },
    ],
  },
  {
    type: 'logoStrip',
    title: 'Agencies that work with us',
    items: ['Northway', 'Harbor Care', 'Prairie Staffing', 'Juniper', 'Lakeside'].map((name) => ({ name })),
  },
  {
    type: 'testimonial',
    title: 'What customers say',
    items: [
      {
        quote: 'We see every open shift and every license on one screen, and stopped calling down a list.',
        name: 'Jordan Lee',
        role: 'Operations, sample agency',
      },
    ],
  },
  {
    type: 'team',
    title: 'The team',
    items: [
      { name: 'Ana Reyes', role: 'Scheduling', text: 'Ran a staffing desk for nine years.' },
      { name: 'Sam Okafor', role: 'Compliance', text: 'Knows every state board.' },
      { name: 'Li Chen', role: 'Support', text: 'Answers within the hour.' },
    ],
  },
  {
    type: 'badges',
    title: 'Security',
    items: [
      { icon: 'shield', title: 'Role-based access', text: 'People see what their job needs.' },
      { icon: 'clock', title: 'Audit log', text: 'Who changed what, and when.' },
      { icon: 'checkCircle', title: 'Daily backups', text: 'Restored and tested each month.' },
    ],
  },
  {
    type: 'contents',
    /** What it lists: it shows nothing alone. */
    page: ['Why shifts stay open', 'Who to call first', 'What to write down', 'After the shift'],
  },
  { type: 'figure', image: '/images/product/week.webp', alt: 'A week of shifts', caption: 'One week, all clients.' },
  { type: 'video', url: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ', title: 'A tour in two minutes' },
  {
    type: 'snippet',
    /** What it holds. */
    shared: { type: 'ctaBand', title: 'Bring your week', subtitle: 'Written once, shown on many pages.', action },
  },
  { type: 'embed', url: 'https://www.google.com/maps/embed?pb=!1m18', title: 'Where we are' },
  { type: 'file', url: '/files/call-off-checklist.pdf', title: 'The call-off checklist', details: 'PDF, 240 KB' },
  {
    type: 'code',
    name: 'roster.csv',
    language: 'CSV',
    code: 'name,unit,start,end\nK. Osei,ICU,19:00,07:30\nM. Tremblay,ICU,19:00,07:30',
  },
  { type: 'announcement', text: 'New: offer an open shift to a whole group at once.', action },
  { type: 'ctaBand', title: 'See your own week in 20X', action },
  { type: 'html', html: '<pre><code>&lt;div class="your-own"&gt;\n  Anything HTML can do\n&lt;/div&gt;</code></pre>' },
];

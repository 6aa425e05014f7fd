import type { Block } from '@20x/kit';

const link = { label: 'Book', href: '/contact' };

/** One block of every type, each with a little of everything that it can show. */
export const everyBlock: readonly Block[] = [
  {
    id: 'hero',
    type: 'hero',
    title: 'Many clients. One board.',
    highlight: 'One board.',
    primary: link,
    scene: 'board',
  },
  { id: 'mock', type: 'productMock', title: 'The board', scene: 'phone', caption: 'Sample' },
  {
    id: 'cards',
    type: 'introCards',
    title: 'Cards',
    items: [{ title: 'Card', text: 'Text', icon: 'users' }],
    action: link,
  },
  {
    id: 'steps',
    type: 'timelineSteps',
    title: 'Day',
    steps: [{ time: '05:12', title: 'Morning', text: 'Two call-offs' }],
  },
  {
    id: 'rows',
    type: 'featureRows',
    title: 'Rows',
    rows: [{ anchor: 'row', title: 'Row', points: ['Point'], scene: 'report' }],
  },
  { id: 'outcomes', type: 'outcomeList', title: 'Outcomes', items: [{ title: 'Free', text: 'Not booked' }] },
  {
    id: 'stats',
    type: 'stats',
    title: 'Numbers',
    items: [{ value: '500+', label: 'Facilities', source: 'Own count' }],
  },
  { id: 'logos', type: 'logoStrip', title: 'Agencies', items: [{ name: 'Northway' }] },
  { id: 'quotes', type: 'testimonial', title: 'Voices', items: [{ quote: 'It holds.', name: 'A. Person' }] },
  {
    id: 'team',
    type: 'team',
    title: 'People',
    items: [{ name: 'B. Person', role: 'Scheduling', text: 'Calls back.' }],
  },
  { id: 'badges', type: 'badges', title: 'Safety', items: [{ title: 'Log', text: 'Who changed what' }] },
  { id: 'faq', type: 'faq', title: 'Questions', items: [{ question: 'Why?', answer: '<p>Because.</p>' }] },
  {
    id: 'compare',
    type: 'comparison',
    title: 'Which?',
    columns: ['Sheet', '20X'],
    rows: [{ label: 'Rates', cells: ['Typed', 'Kept'] }],
  },
  {
    id: 'plans',
    type: 'pricingPlans',
    title: 'Plans',
    plans: [{ name: 'Starter', price: 'Quote', features: ['Board'] }],
  },
  {
    id: 'table-of-plans',
    type: 'planTable',
    title: 'Compare',
    plans: ['A', 'B'],
    groups: [{ title: 'Fill', rows: [{ label: 'Waves', cells: ['–', 'Yes'] }] }],
  },
  { id: 'roi', type: 'roiCalculator', title: 'Worth' },
  {
    id: 'form',
    type: 'demoForm',
    title: 'Write to us',
    topics: true,
    fields: { topic: { label: 'Reason', help: 'One of three' }, agency: { label: 'Company', help: 'Its name' } },
    consent: 'See our privacy policy.',
    consentBox: true,
  },
  { id: 'posts', type: 'posts', title: 'Read' },
  {
    id: 'chapters',
    type: 'chapters',
    title: 'Guide',
    chapters: [{ anchor: 'one', title: 'One', html: '<p>Text</p>', takeaways: ['Short'] }],
  },
  { id: 'glossary', type: 'glossary', title: 'Glossary', terms: [{ term: 'BLS', definition: 'Basic Life Support' }] },
  { id: 'checklist', type: 'checklist', title: 'Checklist', items: ['Shows who'], ordered: true },
  { id: 'callout', type: 'callout', tone: 'tip', title: 'Note', html: '<p>Mind this.</p>' },
  { id: 'takeaways', type: 'takeaways', items: ['Remember'] },
  { id: 'text', type: 'richText', html: '<h2 id="why">Why</h2><p>Text with a <a href="/pricing">link</a>.</p>' },
  { id: 'contents', type: 'contents', subheadings: true },
  {
    ...{ id: 'figure', type: 'figure', image: '/images/a.avif', alt: 'A board', caption: 'Figure' },
    ...{ credit: '20X', size: 'wide' },
  },
  {
    id: 'embed',
    type: 'embed',
    url: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
    title: 'A tour in two minutes',
  },
  { id: 'file', type: 'file', url: '/files/checklist.pdf', title: 'The checklist', details: 'PDF, 240 KB' },
  { id: 'video', type: 'video', url: 'https://video.example/1', title: 'Tour' },
  {
    id: 'table',
    type: 'table',
    caption: 'A week',
    columns: ['Line', 'Shifts'],
    rows: [{ cells: ['Worked', '31'] }],
    rowHeaders: true,
  },
  {
    ...{ id: 'map', type: 'tileMap', caption: 'As of June 2026', map: 'ND MN\n. WI' },
    groups: [
      { title: 'In the compact', text: 'One license for all', tiles: 'ND WI' },
      { title: 'Its own license', tiles: 'MN' },
    ],
  },
  { id: 'sources', type: 'sources', items: [{ title: 'The law', url: 'https://law.example/', note: '2026' }] },
  { id: 'pull', type: 'pullQuote', quote: 'Call the rested first.', by: 'Dana, scheduler', source: '/about' },
  { id: 'toggle', type: 'toggle', summary: 'How is it counted?', html: '<p>By hours.</p>' },
  { id: 'code', type: 'code', name: 'roster.csv', language: 'CSV', code: 'name,shift\n  Dana,night' },
  { id: 'definition', type: 'definition', term: 'Float pool', meaning: 'Nurses who work on any unit.' },
  { id: 'button', type: 'button', ...link },
  {
    id: 'bookmark',
    type: 'bookmark',
    url: 'https://www.law.example/rules',
    title: 'The rules',
    description: 'All of them.',
  },
  { id: 'snippet', type: 'snippet', snippet: 'notice' },
  { id: 'gallery', type: 'gallery', images: [{ image: '/images/a.avif', alt: 'A board', caption: 'Monday' }] },
  { id: 'cta', type: 'ctaBand', title: 'Bring your week', action: link },
  { id: 'news', type: 'announcement', text: 'New: waves', action: link },
  {
    id: 'details',
    type: 'contactDetails',
    title: 'Reach us',
    phone: '+1 555 0100',
    email: 'hello@20x.example',
    openingHours: [{ day: 'monday', untilDay: 'friday', opens: '08:30', closes: '17:00' }],
    timeZone: 'America/Toronto',
    hours: 'Closed on holidays',
  },
  { id: 'html', type: 'html', html: '<p>Raw</p>' },
];

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
/** Fields that decide what a block is; everything else is content. */
const fixed = new Set(['id', 'type', 'tone', 'scene', 'background', 'size', 'shape']);

/** The same block with every text in it replaced. */
export function withTexts<Content>(content: Content, text: string | null, key = ''): Content {
  if (typeof content === 'string') return (fixed.has(key) ? content : text) as Content;
  if (Array.isArray(content)) return content.map((entry: unknown) => withTexts(entry, text, key)) as Content;
  if (!isObject(content)) return content;
  return Object.fromEntries(
    Object.entries(content).map(([name, value]) => [name, withTexts(value, text, name)]),
  ) as Content;
}

/** The same block with nothing but what it has to have. */
export const bare = (block: Block): Block =>
  Object.fromEntries(Object.entries(block).map(([name, value]) => [name, fixed.has(name) ? value : null])) as Block;

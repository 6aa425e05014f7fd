import type { PreviewFieldFacts } from '@20x/kit';
import { Fields } from './fields';
import { MarkReader, Marks } from './marks';
import { PageMap } from './page-map';

const facts: PreviewFieldFacts = {
  heroSubtitle: { label: 'Subtitle', kind: 'paragraph' },
  introTitle: { label: 'Title', kind: 'line', part: 'intro' },
  introAnchor: { label: 'Anchor', kind: 'line', asIs: false },
  callHref: { label: 'Link', kind: 'address', part: 'intro.call' },
  heroImages: { label: 'Images', kind: 'custom' },
  faqTitle: { label: 'Title', kind: 'line' },
  faqs: { label: 'Questions', kind: 'rows', item: 'question' },
  'faqs.*.question': { label: 'Question', kind: 'line' },
  'faqs.*.icon': { label: 'Icon', kind: 'icon' },
  insights: { label: 'Articles', kind: 'rows', item: 'card' },
  'insights.*.title': { label: 'Title', kind: 'line' },
  chapters: { label: 'Sections', kind: 'blocks' },
  'chapters.*checklist': { label: 'Checklist', kind: 'block' },
  'chapters.*checklist.items': { label: 'Points', kind: 'texts' },
  'chapters.*table.rows': { label: 'Rows', kind: 'rows', item: 'row' },
  'chapters.*table.rows.*.cells': { label: 'Cells', kind: 'cells' },
};
const fields = new Fields(facts);
const hidden = { entry: 'Hidden', published: false };
const content = {
  heroSubtitle: 'Staff faster',
  introTitle: 'Why',
  introAnchor: 'why',
  callHref: '/pricing',
  heroImages: [hidden, '/images/a.webp'],
  faqs: [{ question: 'Same?', icon: 'users' }, { question: 'Gone?', published: false }, { question: 'Same?' }],
  chapters: [
    { type: 'checklist', id: 'one', items: [hidden, 'First', 'Second'] },
    { type: 'table', id: 'two', rows: [{ cells: ['Yes', ''] }] },
  ],
};
/** As the server answers it: without what is hidden, and with the places of records. */
const data = {
  ...content,
  heroImages: ['/images/a.webp'],
  faqs: [
    { ...content.faqs[0], $field: '#.faqs.0' },
    { ...content.faqs[2], $field: '#.faqs.2' },
  ],
  insights: [{ title: 'The newest post', $field: '#.insights' }],
  chapters: [
    { ...content.chapters[0], items: ['First', 'Second'], $field: '#.chapters.0' },
    { ...content.chapters[1], rows: [{ cells: ['Yes', ''], $field: '#.chapters.1.rows.0' }], $field: '#.chapters.1' },
  ],
  seo: { title: 'Not on the page' },
};

const anyMark = /[\u{100000}-\u{10fffd}]/u;
const anyMarks = new RegExp(anyMark, 'gu');
const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

// One for all tests, as on a page: the first one removes the marks.
const marks = new Marks();
const reader = new MarkReader(marks, () => undefined);
beforeEach(() => (document.body.innerHTML = '<div id="root"><main></main></div>'));

interface Placed {
  readonly $field: string;
}

/** Draws the data as a page does. */
async function draw() {
  const shown = marks.applyTo(data, { content, fields }) as typeof data & Placed;
  const faqs = shown.faqs as readonly (Placed & { readonly question: string; readonly icon?: string })[];
  const [checklist, table] = shown.chapters as unknown as readonly [
    Placed & { readonly type: string; readonly items: readonly string[] },
    Placed & { readonly rows: readonly Placed[] },
  ];
  const main = document.querySelector('main')!;
  main.innerHTML = `
    <section data-field="${shown.$field}.heroTitle" aria-label="${shown.heroSubtitle}"><p>${shown.heroSubtitle}</p>
      <picture data-field="${shown.$field}.heroImages.0"></picture></section>
    <section data-field="${shown.$field}.introTitle" id="intro"><h2>${shown.introTitle}</h2></section>
    <section data-field="${shown.$field}.faqTitle" id="faq">${faqs.map((faq) => `<details data-field="${faq.$field}"><svg data-field="${faq.$field}.icon"></svg><summary>${faq.question}</summary></details>`).join('')}</section>
    <ul>${shown.insights.map((card) => `<li data-field="${card.$field}"><img data-field="${card.$field}.cover">${card.title}</li>`).join('')}</ul>
    <section data-field="${checklist.$field}"><ul>${checklist.items.map((item) => `<li><span>${item}</span></li>`).join('')}</ul></section>
    <section data-field="${table.$field}"><table>${table.rows.map((row) => `<tr data-field="${row.$field}"><td data-field="${row.$field}.cells.0">✓ Yes</td><td data-field="${row.$field}.cells.1"></td></tr>`).join('')}</table></section>`;
  await settled();
  return { shown: { ...shown, faqs, checklist }, main, page: new PageMap(reader.shown(), { content, fields }) };
}
const one = (selector: string) => document.querySelector(selector)!;

it('leaves no mark on the page', async () => {
  const { main } = await draw();
  expect(main.innerHTML).not.toMatch(anyMark);
  expect(main).toHaveTextContent('Staff faster Why Same?Same? The newest post FirstSecond ✓ Yes');
});

it('marks texts of the draft alone, not what the page makes something else of', async () => {
  const { shown } = await draw();
  expect(shown.heroSubtitle).toMatch(anyMark);
  const others = [
    shown.seo,
    shown.faqs[0]?.icon,
    shown.checklist.type,
    shown.introAnchor,
    shown.callHref,
    shown.insights,
  ];
  expect(JSON.stringify(others)).not.toMatch(anyMark);
});

it('knows which element shows which field, also where two say the same and others are hidden', async () => {
  const { page } = await draw();
  const [, second] = document.querySelectorAll('summary');
  expect(page.elementOf('faqs.2.question')).toBe(second);
  expect(page.pathAt(second ?? null)).toBe('faqs.2.question');
  expect(page.nodeOf('chapters.0.items.2')?.data).toBe('Second');
  expect(page.pathAt(one('picture'))).toBe('heroImages.1');
});

it('finds entries, icons, cells and sections where the page says that they are', async () => {
  const { page } = await draw();
  const [first, last] = document.querySelectorAll('details');
  expect(page.elementOf('faqs.0')).toBe(first);
  expect(page.pathAt(last ?? null)).toBe('faqs.2');
  expect(page.pathAt(one('svg'))).toBe('faqs.0.icon');
  expect([...document.querySelectorAll('td')].map((cell) => page.pathAt(cell))).toEqual([
    'chapters.1.rows.0.cells.0',
    'chapters.1.rows.0.cells.1',
  ]);
  expect(page.elementOf('chapters.0')).toBe(one('section:has(span)'));
});

it('leaves what has no element to its entry, or to the section that its declaration names', async () => {
  const { page } = await draw();
  expect(page.elementOf('faqs.0.answer')).toBe(one('details'));
  expect(page.elementOf('callHref')).toBe(one('#intro'));
  expect(page.pathAt(one('#intro'))).toBe('introTitle');
  expect(page.pathAt(one('#faq'))).toBe('faqTitle');
});

it('takes what comes from elsewhere for the list that it fills', async () => {
  const { page } = await draw();
  expect(page.pathAt(one('img'))).toBe('insights');
});

it('finds what lies below a link that covers its whole entry', async () => {
  const { page } = await draw();
  const [question, icon, entry] = [one('summary'), one('svg'), one('details')];
  const rectOf = (element: Element, ...[left, top, width, height]: readonly [number, number, number, number]) => {
    const rect = { left, top, right: left + width, bottom: top + height, width, height } as DOMRect;
    element.getClientRects = () => [rect] as unknown as DOMRectList;
    element.getBoundingClientRect = () => rect;
  };
  rectOf(entry, 0, 0, 200, 100);
  rectOf(question, 0, 0, 200, 20);
  rectOf(icon, 0, 40, 20, 20);
  document.elementsFromPoint = () => [question, icon, entry, document.body];
  expect(page.elementAt(question, 10, 10)).toBe(question);
  expect(page.elementAt(question, 10, 50)).toBe(icon);
  expect(page.elementAt(question, 100, 90)).toBe(entry);
});

it('forgets a text that the page has replaced, and keeps one that was written over', async () => {
  const { page } = await draw();
  reader.write(page.nodeOf('introTitle')!, 'Because');
  page.nodeOf('heroSubtitle')!.data = 'A fallback';
  await settled();
  const shown = reader.shown().map(({ path }) => path);
  expect(shown).toContain('introTitle');
  expect(shown).not.toContain('heroSubtitle');
  expect(one('#intro')).toHaveTextContent('Because');
});

it('shows the words of empty fields while the page is edited, and never otherwise', () => {
  const ghostly: PreviewFieldFacts = {
    heroTitle: { label: 'Title', kind: 'line', ghost: 'Add title' },
    subtitle: { label: 'Subtitle', kind: 'paragraph', ghost: 'Add subtitle' },
    color: { label: 'Color', kind: 'line' },
    image: { label: 'Image', kind: 'image', ghost: 'Add image' },
    tag: { label: 'Tag', kind: 'line', ghost: 'Add tag', when: { field: 'source', is: ['tag'] } },
    button: { label: 'Button', kind: 'group' },
    'button.label': { label: 'Label', kind: 'line', ghost: 'Add button label' },
    points: { label: 'Points', kind: 'texts', ghost: 'Add point' },
    faqs: { label: 'Questions', kind: 'rows' },
    'faqs.*.question': { label: 'Question', kind: 'line', ghost: 'Add question' },
    'faqs.*.answer': { label: 'Answer', kind: 'richText', ghost: 'Add answer' },
  };
  const draft = { subtitle: ' ', button: null, points: ['', 'Two'], faqs: [{ question: 'Same?' }] };
  const answer = { ...draft, faqs: [{ question: 'Same?', $field: '#.faqs.0' }] };
  const shown = (own: Fields) =>
    JSON.parse(
      JSON.stringify(marks.applyTo(answer, { content: draft, fields: own })).replaceAll(anyMarks, ''),
    ) as object;
  expect(shown(new Fields(ghostly, true))).toEqual({
    subtitle: 'Add subtitle',
    button: { label: 'Add button label', $field: '#.button' },
    points: ['Add point', 'Two'],
    faqs: [{ question: 'Same?', answer: 'Add answer', $field: '#.faqs.0' }],
    $field: '#',
  });
  expect(shown(new Fields(ghostly))).toEqual({ ...answer, $field: '#' });
});

it('calls fields as their editor does', () => {
  expect(fields.labelOf(content, 'faqs.2.question')).toBe('Question 3 › Question');
});

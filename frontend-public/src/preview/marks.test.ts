import type { PreviewFieldFacts } from '@20x/kit';
import { Fields } from './fields';
import { MarkReader, Marks } from './marks';
import { PageMap } from './page-map';

const facts: PreviewFieldFacts = {
  heroSubtitle: { label: 'Subtitle', kind: 'paragraph' },
  faqs: { label: 'Questions', kind: 'rows', item: 'question' },
  'faqs.*.question': { label: 'Question', kind: 'line' },
  'faqs.*.icon': { label: 'Icon', kind: 'icon' },
  blocks: { label: 'Sections', kind: 'blocks' },
  'blocks.*checklist.items': { label: 'Points', kind: 'texts' },
};
const fields = new Fields(facts);
const content = {
  heroSubtitle: 'Staff faster',
  faqs: [{ question: 'Same?', icon: 'users' }, { question: 'Same?' }],
  blocks: [{ type: 'checklist', id: 'one', items: ['First', 'Second'] }],
  seo: { title: 'Not on the page' },
};
type Content = typeof content;

const anyMark = /[\u{100000}-\u{10fffd}]/u;
const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

// One for all tests, as on a page: whoever comes first takes the marks away.
const marks = new Marks();
const reader = new MarkReader(marks, () => undefined);
beforeEach(() => (document.body.innerHTML = '<div id="root"><main></main></div>'));

/** Draws the content as a page would, which knows of no marks. */
async function draw({ heroSubtitle, faqs, blocks }: Content) {
  const shown = marks.applyTo({ ...content, heroSubtitle, faqs, blocks }, fields) as Content;
  const main = document.querySelector('main')!;
  main.innerHTML = `<section aria-label="${shown.heroSubtitle}"><p>${shown.heroSubtitle}</p></section>
    <section><h2 id="faq-title">Questions</h2><div>${shown.faqs.map((faq) => `<details><summary>${faq.question}</summary></details>`).join('')}</div></section>
    <section><ul>${shown.blocks.flatMap(({ items }) => items.map((item) => `<li><span>${item}</span></li>`)).join('')}</ul></section>`;
  await settled();
  return { shown, main, page: new PageMap(reader.shown(), { content, fields, sections: {} }) };
}

it('leaves no mark on the page', async () => {
  const { main } = await draw(content);
  expect(main.innerHTML).not.toMatch(anyMark);
  expect(main).toHaveTextContent('Staff faster QuestionsSame?Same? FirstSecond');
});

it('marks texts alone, not what the page makes something else of', async () => {
  const { shown } = await draw(content);
  expect(shown.heroSubtitle).toMatch(anyMark);
  expect(JSON.stringify([shown.seo, shown.faqs[0]?.icon, shown.blocks[0]?.type])).not.toMatch(anyMark);
});

it('knows which element shows which field, also where two say the same', async () => {
  const { page } = await draw(content);
  const [, second] = document.querySelectorAll('summary');
  expect(page.elementOf('faqs.1.question')).toBe(second);
  expect(page.pathAt(second ?? null)).toBe('faqs.1.question');
  expect(page.nodeOf('blocks.0.items.1')?.data).toBe('Second');
});

it('finds the element of an entry, of a list and of a section', async () => {
  const { page } = await draw(content);
  const [first] = document.querySelectorAll('details');
  expect(page.elementOf('faqs.0')).toBe(first);
  expect(page.pathAt(first ?? null)).toBe('faqs.0');
  expect(page.pathAt(document.getElementById('faq-title'))).toBe('faqs');
  expect(page.elementOf('faqs.0.answer')).toBe(first);
});

it('forgets a text that the page has replaced', async () => {
  const { page } = await draw(content);
  page.nodeOf('heroSubtitle')!.data = 'A built-in text';
  await settled();
  expect(reader.shown().map(({ path }) => path)).not.toContain('heroSubtitle');
});

it('calls fields as their editor does', () => {
  expect(fields.labelOf(content, 'faqs.1.question')).toBe('Question 2 › Question');
  expect(fields.ofKind(content, 'faqs.0', 'icon')).toBe('faqs.0.icon');
});

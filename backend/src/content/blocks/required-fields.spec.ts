import { publishErrors } from '../documents/content-validation.ts';
import { blockFactsOf } from './block-type.ts';
import { blockClasses } from './block-types.ts';
import { Blocks } from './blocks.ts';

class Page {
  @Blocks() blocks?: object[] | null;
}
const errorsOf = (block: object) => publishErrors(Page, { blocks: [{ id: 'a', ...block }] });

/** Blocks that may go live without a word of their own. */
const complete: Readonly<Record<string, string>> = {
  logoStrip: 'The library says that it is hidden while empty.',
  testimonial: 'The library says that it is hidden while empty.',
  team: 'The library says that it is hidden while empty.',
  roiCalculator: 'Visitors enter their own numbers.',
  demoForm: 'Its fields and words have defaults.',
  posts: 'It shows the newest posts.',
  contents: 'It lists the headings of its page.',
};

describe('an empty block', () => {
  it.each(blockClasses.map((block) => blockFactsOf(block)))('$type goes live only if it says something', (facts) => {
    const { type, initial = {} } = facts;
    const isComplete = Object.hasOwn(complete, type);
    // A new product scene has a scene to show.
    const empty = type === 'productMock' ? [{}] : [{}, initial];
    for (const content of empty)
      expect([content, errorsOf({ ...content, type }).length > 0]).toEqual([content, !isComplete]);
  });

  it.each([
    ['ctaBand', { action: { label: 'Go', href: '/contact' } }, 'title', 'Fill in the title or the subtitle.'],
    ['faq', { title: 'Questions' }, 'items', 'Add at least one question.'],
    [
      'faq',
      { items: [{ question: 'Why?', answer: '<p>So.</p>', published: false }] },
      'items',
      'Add at least one question.',
    ],
    ['checklist', { items: [' ', { entry: 'Hidden', published: false }] }, 'items', 'Add at least one point.'],
    ['table', { rows: [{ cells: ['', ''] }] }, 'rows.0.cells', 'Add at least one cell.'],
    ['richText', { html: '<p></p><p>&nbsp;</p>' }, 'html', 'Fill this in.'],
    ['figure', { caption: 'A board' }, 'image', 'Choose an image.'],
    ['productMock', { title: 'The board' }, 'scene', 'Choose one.'],
    ['callout', { tone: 'tip' }, 'html', 'Fill in the text or the title.'],
    ['contactDetails', { title: 'Call us' }, 'phone', 'Fill in at least one of phone, email, hours and address.'],
  ])('%s with %j names the field %s', (type, content, field, message) => {
    expect(errorsOf({ type, ...content })).toEqual([{ field: `blocks.0.${field}`, message }]);
  });

  it.each([
    ['richText', { html: '<p><img src="/a.avif" alt=""></p>' }],
    ['ctaBand', { subtitle: 'Bring last week’s schedule.' }],
    ['callout', { tone: 'tip', title: 'Mind the gap' }],
    ['contactDetails', { email: 'a@example.com' }],
    ['checklist', { items: ['Call', ''] }],
  ])('%s with %j is not empty', (type, content) => {
    expect(errorsOf({ type, ...content })).toEqual([]);
  });
});

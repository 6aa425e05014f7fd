import { blockLibrary } from '../../api/fields/blocks.generated';
import { blockSummary, hasAnchorOf, newBlock, sharedAnchors } from './block-values';
import { copyOfRow } from './rows';

it('gives every block and every row in it an id of its own, and so to their copies', () => {
  const block = newBlock('faq', { items: [{}], points: ['one', { entry: 'two', published: false }] });
  const id: unknown = expect.stringMatching(/^[0-9a-f-]{36}$/);
  expect(block).toEqual({ id, type: 'faq', items: [{ id }], points: ['one', { entry: 'two', published: false }] });
  const copy = copyOfRow({ ...block, anchor: 'faq' });
  expect(copy).toEqual({ ...block, id, items: [{ id }], anchor: null });
  const idsIn = (value: unknown) => JSON.stringify(value).match(/[0-9a-f-]{36}/g) ?? [];
  expect(new Set([...idsIn(block), ...idsIn(copy)]).size).toBe(4);
});

type Values = Readonly<Record<string, unknown>> & { readonly type: keyof typeof blockLibrary };
const summaryOf = (block: Values) => blockSummary(block, blockLibrary[block.type].fields);

it('names a block by its most telling words', () => {
  expect(summaryOf({ type: 'hero', title: ' A schedule ', subtitle: 'x' })).toBe('A schedule');
  expect(summaryOf({ type: 'hero', title: '', kicker: 'x', anchor: 'top' })).toBe('x');
  expect(summaryOf({ type: 'richText', html: '<h2>Why</h2><p>we exist</p>' })).toContain('Why');
  expect(summaryOf({ type: 'checklist', items: ['One', { entry: 'Two', published: false }] })).toBe('One · Two');
  expect(summaryOf({ type: 'faq', items: [{ answer: '<p>No.</p>', question: 'Why?' }] })).toBe('Why?');
  expect(summaryOf({ type: 'video', url: '/tour.mp4' })).toBe('/tour.mp4');
  expect(summaryOf({ type: 'demoForm' })).toBe('');
  expect(blockSummary({ type: 'of a later version', title: 'x' })).toBe('');
});

it('sees anchors that are used twice', () => {
  const blocks = [{ anchor: 'plans' }, { anchor: '#plans' }, { anchor: 'faq' }, {}, { anchor: '' }];
  const shared = sharedAnchors(blocks);
  expect(blocks.map((block) => hasAnchorOf(shared, block))).toEqual([true, true, false, false, false]);
});

import { blockSummary, copyOfBlock, hasAnchorOf, newBlock, sharedAnchors } from './block-values';

it('gives every block an id of its own', () => {
  const block = newBlock('faq', { items: [{}] });
  expect(block).toMatchObject({ type: 'faq', items: [{}], id: expect.stringMatching(/^[0-9a-f-]{36}$/) });
  const copy = copyOfBlock({ ...block, anchor: 'faq' });
  expect(copy.id).not.toBe(block.id);
  expect(copy).toMatchObject({ type: 'faq', items: [{}], anchor: null });
});

it('names a block by its most telling words', () => {
  expect(blockSummary({ type: 'hero', title: ' A schedule ', subtitle: 'x' })).toBe('A schedule');
  expect(blockSummary({ type: 'richText', html: '<h2>Why</h2><p>we exist</p>' })).toContain('Why');
  expect(blockSummary({ type: 'checklist', items: ['One', 'Two'] })).toBe('One · Two');
  expect(blockSummary({ type: 'demoForm' })).toBe('');
});

it('sees anchors that are used twice', () => {
  const blocks = [{ anchor: 'plans' }, { anchor: '#plans' }, { anchor: 'faq' }, {}, { anchor: '' }];
  const shared = sharedAnchors(blocks);
  expect(blocks.map((block) => hasAnchorOf(shared, block))).toEqual([true, true, false, false, false]);
});

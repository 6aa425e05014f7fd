import type { Block } from '@20x/kit';
import { groupsOf, leadOf, pageGroupsOf, withoutClosing } from './block-groups';

const text = (id: string, background?: 'surface'): Block => ({
  id,
  type: 'richText',
  html: '',
  ...(background && { background }),
});
const hero: Block = { id: 'hero', type: 'hero', title: 'Hero' };
const faq: Block = { id: 'faq', type: 'faq', title: 'FAQ' };
const news: Block = { id: 'news', type: 'announcement', text: 'News' };
const close: Block = { id: 'close', type: 'ctaBand', title: 'Close' };

it('joins running text of one background', () => {
  const groups = groupsOf([hero, text('a'), text('b'), text('c', 'surface'), faq, text('d')]);
  expect(groups.map((group) => (group.kind === 'flow' ? group.blocks.map(({ id }) => id) : group.block.id))).toEqual([
    'hero',
    ['a', 'b'],
    ['c'],
    'faq',
    ['d'],
  ]);
});

it('takes what is between chapters for a part of their text', () => {
  const chapters = (id: string): Block => ({ id, type: 'chapters', chapters: [] });
  const groups = pageGroupsOf([hero, chapters('one'), faq, text('a'), chapters('two'), text('b')]);
  expect(groups.map((group) => (group.kind === 'band' ? group.block.id : group.blocks.map(({ id }) => id)))).toEqual([
    'hero',
    ['one', 'faq', 'a', 'two'],
    ['b'],
  ]);
  const alone = [hero, chapters('one'), text('a')];
  expect(pageGroupsOf(alone)).toEqual(groupsOf(alone));
});

it('gives the h1 to the hero, else to what the page begins with, else to nobody', () => {
  expect(leadOf([news, text('a'), hero])).toBe('hero');
  expect(leadOf([news, faq])).toBe('faq');
  expect(leadOf([text('a'), faq])).toBeUndefined();
  expect(leadOf([{ ...faq, title: '  ' }])).toBeUndefined();
  expect(leadOf([])).toBeUndefined();
});

it('takes the closing call to action off the end', () => {
  expect(withoutClosing([hero, close])).toEqual({ body: [hero], closing: [close] });
  expect(withoutClosing([close, hero])).toEqual({ body: [close, hero], closing: [] });
});

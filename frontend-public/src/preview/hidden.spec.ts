import { withoutHidden, withoutHiddenWords } from './hidden';

const page = {
  title: 'Page',
  blocks: [
    {
      id: 'a',
      type: 'faq',
      items: [{ question: 'Old?', published: false }, { question: 'New?', published: true }, null],
    },
    { id: 'b', type: 'hero', anchor: 'top', title: 'Secret', published: false },
  ],
};

it('shows nothing of what is hidden, at any depth', () => {
  expect(withoutHidden(page)).toEqual({
    title: 'Page',
    blocks: [{ id: 'a', type: 'faq', items: [{ question: 'New?', published: true }, null] }],
  });
});

it('keeps the place of what is hidden, and none of its words', () => {
  expect(withoutHiddenWords(page)).toEqual({
    title: 'Page',
    blocks: [
      { id: 'a', type: 'faq', items: [{ published: false }, { question: 'New?', published: true }, null] },
      { id: 'b', type: 'hero', anchor: 'top', published: false },
    ],
  });
});

import { followDocuments } from './owner-documents';

const ask = jest.fn<void, []>();
beforeEach(() => ask.mockClear());

it('SEO-04 keeps a document as long as pages hold what it holds', () => {
  const follow = followDocuments(true, ask);
  for (const path of ['/', '/about', '/']) follow(path, 'tracker');
  expect(ask).not.toHaveBeenCalled();
});

it('SEO-04 asks for the document of a page that holds something else, and of one that holds nothing any more', () => {
  const follow = followDocuments(true, ask);
  follow('/', '');
  follow('/chat', 'chat');
  expect(ask).toHaveBeenCalledTimes(1);
  const next = followDocuments(true, ask);
  next('/chat', 'chat');
  next('/about', '');
  expect(ask).toHaveBeenCalledTimes(2);
});

it('SEO-04 takes the bare document as one that holds nothing', () => {
  followDocuments(false, ask)('/', 'chat');
  expect(ask).toHaveBeenCalledTimes(1);
});

it('stays where someone edits the page itself', () => {
  const follow = followDocuments(true, ask);
  follow('/', '');
  follow('/', 'chat');
  expect(ask).not.toHaveBeenCalled();
});

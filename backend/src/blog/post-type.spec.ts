import { termNames, toListing } from './post-type.ts';

it('makes a listing of whatever a draft holds, empty entries and all', () => {
  expect(toListing('a-post', { title: null, excerpt: null })).toMatchObject({
    title: 'a-post',
    excerpt: '',
    readingMinutes: 1,
  });
});

it('names the category and tags of whatever a draft holds', () => {
  const tags = [null, ' Metrics ', '', 'metrics'] as string[];
  expect(termNames({ category: ' ', tags })).toEqual({ category: null, tags: ['Metrics', 'metrics'] });
});

import { toListing } from './post-type.ts';

it('makes a listing of whatever a draft holds, empty entries and all', () => {
  const tags = [null, ' Metrics ', '', 'metrics'] as string[];
  expect(toListing('a-post', { title: null, tags, authors: [null] as unknown as string[] })).toMatchObject({
    title: 'a-post',
    tags: ['Metrics', 'metrics'],
    tagKeys: ['metrics'],
    authors: ['20X Editorial'],
    readingMinutes: 1,
  });
});

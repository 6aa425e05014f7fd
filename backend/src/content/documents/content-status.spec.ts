import { statusOf, type StatusFacts } from './content-status.ts';

const never: StatusFacts = {
  draftRevisionId: 'second',
  publishedRevisionId: null,
  publishAt: null,
  firstPublishedAt: null,
  deletedAt: null,
};
const once = { firstPublishedAt: new Date('2026-03-01') };
const planned = { publishAt: new Date('2030-01-01') };

describe('the status of a document', () => {
  it.each<[string, Partial<StatusFacts>]>([
    ['draft', {}],
    ['published', { ...once, publishedRevisionId: 'second' }],
    ['changed', { ...once, publishedRevisionId: 'first' }],
    ['unpublished', once],
    ['scheduled', planned],
    ['scheduled', { ...once, ...planned, publishedRevisionId: 'first' }],
    ['trash', { ...once, ...planned, publishedRevisionId: 'first', deletedAt: new Date('2026-04-01') }],
  ])('is %s for %j', (status, facts) => {
    expect(statusOf({ ...never, ...facts })).toBe(status);
  });
});

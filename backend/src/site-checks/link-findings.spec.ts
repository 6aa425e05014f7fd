import { arrivalOf, linkFindings, type Outcome } from './link-findings.ts';
import type { PageFacts } from './page-reading.ts';

const page = (...anchors: string[]): PageFacts => ({
  ...{ title: '', description: '', isListed: true, links: [], frameLinks: [], externalLinks: [] },
  ...{ reaches: [], images: [], anchors },
});
const answers = (outcomes: Record<string, number | string>) =>
  new Map<string, Outcome>(
    Object.entries(outcomes).map(([path, is]) => [
      path,
      typeof is === 'string' ? { status: 301, location: is } : { status: is, location: null },
    ]),
  );
const found = (href: string, outcomes: Record<string, number | string>, pages: Record<string, PageFacts> = {}) =>
  linkFindings('/from', [href], answers(outcomes), new Map(Object.entries(pages))).map(({ rule, message }) => [
    rule,
    message,
  ]);

it.each([404, 410, 500])('finds a link to an address that answers %i', (status) => {
  expect(found('/gone', { '/gone': status })).toEqual([
    ['broken-link', `/gone answers ${status}. Choose another target.`],
  ]);
});

it('finds redirects, with the number of hops and where they end', () => {
  expect(found('/a', { '/a': '/b' })).toEqual([['redirecting-link', '/a leads to /b. Link to /b directly.']]);
  expect(found('/a#x', { '/a': '/b', '/b': '/c' })).toEqual([
    ['redirecting-link', '/a#x leads to /c#x after 2 redirects. Link to /c#x directly.'],
  ]);
  expect(found('/a', { '/a': '/b', '/b': 404 })).toEqual([['broken-link', '/a answers 404. Choose another target.']]);
  expect(found('/a', { '/a': '/b', '/b': '/a' })).toEqual([
    ['broken-link', '/a redirects in a circle. Choose another target.'],
  ]);
});

it('finds a section that its page does not have', () => {
  const pages = { '/pricing': page('faq', 'prix fixé') };
  expect(found('/pricing#nothing', {}, pages)).toEqual([
    ['broken-anchor', expect.stringContaining('/pricing#nothing')],
  ]);
  for (const anchor of ['faq', 'prix%20fix%C3%A9', 'top', '', ':~:text=words'])
    expect(found(`/pricing#${anchor}`, {}, pages)).toEqual([]);
  expect(found('/pricing#%E0%A4%A', {}, pages)).toHaveLength(1);
});

it('says where visitors end up', () => {
  expect(arrivalOf('/a', answers({ '/a': 'https://other.example/' }))).toEqual({
    ...{ status: 200, address: 'https://other.example/', hops: 1 },
  });
});

import { comparePages } from './page-comparison.ts';
import type { PageFacts } from './page-reading.ts';

const page = (more: Partial<PageFacts> = {}): PageFacts => ({
  ...{ title: '', description: '', isListed: true, links: [], frameLinks: [], externalLinks: [] },
  ...{ reaches: [], anchors: [], images: [] },
  ...more,
});
const found = (pages: Record<string, PageFacts>, expected: string[] = []) =>
  comparePages(new Map(Object.entries(pages)), new Set(expected)).map(({ rule, path, message }) => [
    rule,
    path,
    message,
  ]);

it('finds pages with the same title or description, whatever the case, among those that are listed', () => {
  const pages = {
    '/a': page({ title: 'Nights', description: 'How nights are filled.' }),
    '/b': page({ title: 'nights', description: 'How nights are filled.' }),
    '/c': page({ title: 'Nights', isListed: false }),
    '/d': page(),
    '/e': page(),
  };
  expect(found(pages)).toEqual([
    ['duplicate-title', '/a', '/b has the same title. Write one that fits only this page.'],
    ['duplicate-title', '/b', '/a has the same title. Write one that fits only this page.'],
    ['duplicate-description', '/a', '/b has the same description. Write one that fits only this page.'],
    ['duplicate-description', '/b', '/a has the same description. Write one that fits only this page.'],
  ]);
});

it('names three of many', () => {
  const pages = Object.fromEntries(['/a', '/b', '/c', '/d', '/e'].map((path) => [path, page({ title: 'Nights' })]));
  expect(found(pages)[0]?.[2]).toBe('/b, /c, /d and 1 more have the same title. Write one that fits only this page.');
});

it('finds pages that no other page leads to, among those that should be found', () => {
  const pages = {
    '/': page({ reaches: ['/reached'] }),
    '/reached': page(),
    '/lonely': page({ reaches: ['/lonely'] }),
    '/hidden': page({ isListed: false }),
    '/listing/2': page(),
  };
  expect(found(pages, ['/', '/reached', '/lonely', '/hidden'])).toEqual([
    ['orphan-page', '/lonely', expect.stringContaining('No other page links')],
  ]);
});

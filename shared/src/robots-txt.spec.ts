import { defaultRobots, robotsError, robotsTxt } from './robots-txt.ts';

const publicUrl = 'https://20x.example';

it('closes the admin to crawlers and leads them to the sitemap', () => {
  expect(robotsError(defaultRobots)).toBeNull();
  const lines = robotsTxt(' ', publicUrl).split('\n');
  expect(lines).toEqual(
    expect.arrayContaining(['Disallow: /admin$', 'Disallow: /admin/', 'Disallow: /website/admin/']),
  );
  expect(lines).toContain('Sitemap: https://20x.example/sitemap.xml');
});

it('keeps what the owner wrote, and adds the sitemap only where it is missing', () => {
  expect(robotsTxt('User-agent: *\r\nAllow: /', publicUrl)).toBe(
    'User-agent: *\nAllow: /\n\nSitemap: https://20x.example/sitemap.xml\n',
  );
  const own = 'User-agent: *\nsitemap: https://cdn.example/all.xml';
  expect(robotsTxt(own, publicUrl)).toBe(`${own}\n`);
});

it.each([
  'User-agent: GPTBot\nDisallow: / # not for training\n\nUser-agent: *\nDisallow:\nAllow: *.css$\nCrawl-delay: 5',
  '# nothing but a comment',
  'Sitemap: https://20x.example/a.xml',
])('takes %j', (text) => {
  expect(robotsError(text)).toBeNull();
});

it.each([
  ['Disallow: /a', 'Line 1: put a User-agent line before it.'],
  ['User-agent: *\n\nDisallow /a', 'Line 3: start with'],
  ['User-agent: *\n<html>', 'Line 2: start with'],
  ['User-agent: *\nNoindex: /a', 'Line 2: start with'],
  ['User-agent: *\nDisallow: admin', 'Line 2: start the path with a slash.'],
  ['Sitemap: /sitemap.xml', 'Line 1: enter a complete address.'],
  ['#'.repeat(50_001), 'Use at most 50,000 characters.'],
])('says what crawlers cannot read in %j', (text, message) => {
  expect(robotsError(text)).toMatch(message);
});

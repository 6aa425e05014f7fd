import { foundBy, richText, saying } from '../../../../test/support/found-issues.ts';
import type { LinkTarget } from '../../links/link-targets.ts';
import type { Facts } from '../page/facts.ts';

const target = (state: LinkTarget['state']): LinkTarget => ({ state, address: null, document: null });

describe('links', () => {
  const targetsOf: Facts['targetsOf'] = async () =>
    new Map([
      ['/gone', target('unknown')],
      ['/draft', target('draft')],
      ['/old', { ...target('redirect'), address: '/new' }],
      ['/pricing', target('live')],
      ['/blog/unpublished', target('draft')],
    ]);
  const content = {
    ctaHref: '/draft',
    posts: ['unpublished', 'read'],
    ...richText('<p><a href="/gone">Plans</a> <a href="/old">Terms</a> <a href="/pricing">Pricing</a></p>'),
  };

  it('lead to live pages', async () => {
    expect(await foundBy('broken-links', content, { targetsOf })).toEqual([
      ['ctaHref', saying('/draft is not published')],
      ['posts.0', saying('/blog/unpublished is not published')],
      ['blocks.0.html', saying('/gone does not exist')],
    ]);
  });

  it('lead there straight', async () => {
    expect(await foundBy('redirecting-links', content, { targetsOf })).toEqual([
      ['blocks.0.html', saying('/old redirects to /new')],
    ]);
  });

  it('say where they lead', async () => {
    expect(await foundBy('link-text', { ctaHref: '/a', ctaLabel: 'Click here' })).toEqual([
      ['ctaLabel', saying('“Click here”')],
    ]);
    const links =
      '<p><a href="/a">Read more →</a><a href="/b"></a><a href="/c"><img src="/i.png" alt="Our plans"></a></p>';
    expect(await foundBy('link-text', richText(links))).toEqual([
      ['blocks.0.html', saying('“Read more →”')],
      ['blocks.0.html', saying('no text')],
    ]);
  });
});

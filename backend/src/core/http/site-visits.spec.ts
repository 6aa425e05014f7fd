import type { HttpAdapterHost } from '@nestjs/core';
import type { Config } from '../config/config.ts';
import { SiteVisits } from './site-visits.ts';

/** A site by where its paths lead, or what they answer. */
function visitsTo(site: Readonly<Record<string, string | number>>) {
  const inject = async ({ url }: { readonly url: string }) => {
    const found = site[url] ?? 404;
    const isLed = typeof found === 'string';
    return { statusCode: isLed ? 302 : found, headers: isLed ? { location: found } : {}, payload: '' };
  };
  const host = { httpAdapter: { getInstance: () => ({ inject }) } } as unknown as HttpAdapterHost;
  return new SiteVisits(host, { publicUrl: 'https://20x.example' } as Config);
}

it.each([
  ['/page', '/page', 200],
  ['/one', '/page?a=1#b', 200],
  ['/own', '/page', 200],
  ['/lost', '/nothing', 404],
  ['/far', 'https://b.example/x', null],
])('follows %s to %s', async (path, address, status) => {
  const site = { '/page': 200, '/page?a=1': 200, '/two': '/page?a=1#b', '/one': '/two', '/lost': '/nothing' };
  const visits = visitsTo({ ...site, '/own': 'https://20x.example/page', '/far': 'https://b.example/x' });
  expect(await visits.arrive(path)).toMatchObject({ address, status });
});

it('leaves a circle', async () => {
  const visits = visitsTo({ '/a': '/b', '/b': '/a' });
  expect(await visits.arrive('/a')).toMatchObject({ first: { status: 302, location: '/b' }, status: 508 });
});

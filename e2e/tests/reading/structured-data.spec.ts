import { entitiesIn } from '../../../shared/src/structured-data/graph.ts';
import { graphIssues } from '../../../shared/src/structured-data/graph-issues.ts';
import { textIssues } from '../../../shared/src/structured-data/text.ts';
import { publicPages } from '../../support/public-pages.ts';
import { typeErrors } from '../../support/schema-types.ts';
import { expect, test } from '../../support/test.ts';

const script = /<script type="application\/ld\+json">(.*?)<\/script>/g;

test('SEO-01 every page says what it is in one graph, by the rules and the types of schema.org', async ({
  request,
}) => {
  const sitemap = await (await request.get('/sitemap-1.xml')).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
  const graphs: Record<string, object> = {};
  for (const path of new Set([...listed, ...publicPages.map((page) => page.path)])) {
    const scripts = [...(await (await request.get(path)).text()).matchAll(script)];
    expect([path, scripts.length]).toEqual([path, 1]);
    const text = scripts[0]?.[1] ?? '';
    const issues = [...textIssues(text), ...graphIssues(entitiesIn(text) ?? [])];
    expect([path, issues.filter(({ level }) => level !== 'note')]).toEqual([path, []]);
    graphs[path] = JSON.parse(text) as object;
  }
  expect(Object.keys(graphs).length).toBeGreaterThan(20);
  expect(typeErrors(graphs)).toEqual([]);
  const wrong = { '@context': 'https://schema.org', '@graph': [{ '@type': 'BlogPosting', datePublished: 7 }] };
  expect(typeErrors({ '/wrong': wrong })).toHaveLength(1);
});

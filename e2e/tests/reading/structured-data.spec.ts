import { entitiesIn } from '../../../shared/src/structured-data/graph.ts';
import { publicPages } from '../../support/public-pages.ts';
import { typeErrors } from '../../support/schema-types.ts';
import { structuredDataOf } from '../../support/structured-data.ts';
import { expect, test } from '../../support/test.ts';

/** Ids of things that neither lead to another thing of the graph nor are led to. */
function loneThings(text: string): string[] {
  const things = (entitiesIn(text) ?? []).map((thing) => [String(thing['@id']), JSON.stringify(thing)] as const);
  const leads = (from: string, to: string) => from.includes(`{"@id":"${to}"}`);
  return things
    .filter(([id, own]) => !things.some(([other, its]) => other !== id && (leads(own, other) || leads(its, id))))
    .map(([id]) => id);
}

test('SEO-01 every page says what it is in one graph, by the rules and the types of schema.org', async ({
  page,
  request,
}) => {
  const sitemap = await (await request.get('/sitemap-1.xml')).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
  const graphs: Record<string, object> = {};
  for (const path of new Set([...listed, ...publicPages.map((page) => page.path)])) {
    const { text, scripts, issues } = await structuredDataOf(page, path);
    expect([path, scripts, issues]).toEqual([path, 1, []]);
    expect([path, loneThings(text)]).toEqual([path, []]);
    graphs[path] = JSON.parse(text) as object;
  }
  expect(Object.keys(graphs).length).toBeGreaterThan(20);
  expect(typeErrors(graphs)).toEqual([]);
  const wrong = { '@context': 'https://schema.org', '@graph': [{ '@type': 'BlogPosting', datePublished: 7 }] };
  expect(typeErrors({ '/wrong': wrong })).toHaveLength(1);
});

import { randomUUID } from 'node:crypto';
import type {
  AutomaticStructuredData,
  InvalidStructuredData,
  LiveStructuredData,
  StructuredDataPages,
} from '../src/content/checks/structured-data.dto.ts';
import { createTestApp } from './support/app.ts';
import { builtFrontEnds } from './support/built-front-ends.ts';
import { DocumentEditor } from './support/document-editor.ts';
import { forAllTests } from './support/for-all-tests.ts';

const test = forAllTests(() => createTestApp({ variables: { FRONTEND_DIR: builtFrontEnds() } }));
const editor = forAllTests(() => DocumentEditor.signedIn(test));

const event = '{"@context":"https://schema.org","@type":"Event","name":"Open day"}';
const page = (structuredData: string) => ({
  title: 'Our open day',
  blocks: [{ id: 'a', type: 'richText' as const, html: '<p>Come and see <b>us</b>.</p>' }],
  seo: { structuredData },
});
async function setLevel(level: 'off' | null): Promise<void> {
  const { version } = (await editor.send('get', 'check-levels')).body as { version: number };
  const levels = [{ type: 'page', rule: 'structured-data', level }];
  expect((await editor.send('put', 'check-levels', { version, levels })).status).toBe(200);
}
const automatic = (id: string) => editor.send('get', `documents/${id}/structured-data`);
const invalid = async () => (await editor.send('get', 'invalid-structured-data')).body as InvalidStructuredData[];

it('says what is made of a draft by itself, and what its readers see', async () => {
  const { id, version, path } = await editor.newPage(page(event));
  const { status, body } = await automatic(id);
  expect(status).toBe(200);
  const { jsonLd, text, version: rendered, ...about } = body as AutomaticStructuredData;
  expect(about).toEqual({ type: 'page', path, title: 'Our open day', isUnlisted: false });
  expect(rendered).toBe(version);
  const { '@graph': graph } = JSON.parse(jsonLd) as { '@graph': { '@type': string; '@id': string }[] };
  expect(graph.map((thing) => thing['@type'])).toEqual(['Organization', 'WebSite', 'WebPage', 'BreadcrumbList']);
  expect(graph[2]?.['@id']).toMatch(new RegExp(`${path}#webpage$`));
  expect(text).toMatch(/^Our open day \| 20X\n.*Come and see us\.$/);
});

const live = async (id: string) => (await editor.send('get', `documents/${id}/structured-data/live`)).body as unknown;

it('reads the page that visitors get, and names what its readers do not find', async () => {
  const pictured = event.replace('}', ',"image":"PUBLIC/images/missing.png","startDate":"soon"}');
  const { id, path } = await editor.newPage(page(pictured));
  expect(await live(id)).toEqual({ path, jsonLd: null, issues: [] });
  await setLevel('off');
  await editor.did('publish', id);
  await setLevel(null);
  const { jsonLd, issues } = (await live(id)) as LiveStructuredData;
  expect(jsonLd).toContain('"Open day"');
  expect(issues.map(({ level, where }) => `${level} ${where}`)).toEqual([
    'error Event › image',
    'error Event › startDate',
    'warning Event › location',
  ]);
  await editor.did('unpublish', id);
  const hidden = event.replace('Open day', 'A ball that the page does not name');
  const other = await editor.livePage({ ...page(hidden), seo: { structuredData: hidden, robots: 'noindex, follow' } });
  const { issues: found } = (await live(other.id)) as LiveStructuredData;
  expect(found.map(({ where, message }) => `${where}: ${message}`)).toEqual(
    expect.arrayContaining([
      expect.stringContaining('not to list this page'),
      expect.stringMatching(/^Event › name: Readers do not find/),
    ]),
  );
});

it('lists the pages that someone may edit, with what is wrong in their own data', async () => {
  const asked = async (search: string) =>
    (await editor.send('get', `structured-data?search=${search}`)).body as StructuredDataPages;
  const title = `Badge ${randomUUID()}`;
  const made = async (structuredData: string | null) =>
    (await editor.newPage({ ...page(''), title, seo: { structuredData } })).id;
  const [plain, invalid, good] = [await made(null), await made('{oops'), await made(event)];
  const { data, total } = await asked(title);
  expect(total).toBe(3);
  expect(data.map(({ id, isOwn, errors, warnings }) => ({ id, isOwn, errors, warnings }))).toEqual([
    // Neither date, place nor image, and the page does not show its name.
    { id: good, isOwn: true, errors: 0, warnings: 4 },
    { id: invalid, isOwn: true, errors: 1, warnings: 0 },
    { id: plain, isOwn: false, errors: 0, warnings: 0 },
  ]);
  const types = new Set((await asked('')).data.map(({ type }) => type));
  expect([...types].filter((type) => ['navigation', 'footer', 'snippet', 'brand'].includes(type))).toEqual([]);
});

it('reads types and values by names that every object of the program has', async () => {
  const structuredData = '{"@context":"https://schema.org","@type":"constructor","toString":"A","__proto__":"B"}';
  const title = randomUUID();
  const { id } = await editor.newPage({ ...page(''), title, seo: { structuredData } });
  const listed = (await editor.send('get', `structured-data?search=${title}`)).body as StructuredDataPages;
  expect(listed.data).toMatchObject([{ id, errors: 1, warnings: 2 }]);
  expect((await editor.send('get', `documents/${id}/checks`)).status).toBe(200);
});

it('answers 404 for a document that is not there', async () => {
  expect((await automatic(randomUUID())).status).toBe(404);
});

it('puts what a page adds into its graph, and none of it can end the script', async () => {
  const name = '</script><script>alert(1)</script><!--';
  const { path } = await editor.livePage(page(event.replace('Open day', name)));
  const { text: html } = await test.http.get(path).expect(200);
  expect(html).not.toContain('<script>alert(1)');
  const [, jsonLd = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? [];
  const { '@graph': graph } = JSON.parse(jsonLd) as { '@graph': object[] };
  expect(graph.at(-1)).toMatchObject({ '@type': 'Event', name });
});

it('lists live pages whose structured data cannot be used, with the first problem', async () => {
  await editor.livePage(page(event));
  expect(await invalid()).toEqual([]);
  // Whoever turns the check off is told of it here.
  await setLevel('off');
  const { id, path } = await editor.livePage(page('{oops'));
  await setLevel(null);
  const problem = { id, type: 'page', path, title: 'Our open day', message: expect.stringContaining('not valid JSON') };
  expect(await invalid()).toEqual([problem]);
  await editor.did('unpublish', id);
  expect(await invalid()).toEqual([]);
});

it.each([
  ['deep', `{"@context":"https://schema.org","@type":"Event","about":${'['.repeat(9_000)}${']'.repeat(9_000)}}`],
  ['large', `{"@context":"https://schema.org","@type":"Event","name":"${'é'.repeat(60_000)}"}`],
])('a page with too %s structured data is not published', async (_, text) => {
  const { id, version } = await editor.newPage(page(text));
  const refused = await editor.send('post', `documents/${id}/publish`, { version, note: null });
  expect(refused.status).toBe(422);
  expect(refused.body).toMatchObject({ errors: [{ field: 'seo.structuredData' }] });
});

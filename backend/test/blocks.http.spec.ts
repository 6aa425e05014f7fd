import type { Block } from '../src/content/blocks/block-types.ts';
import { measureJson } from '../src/core/http/json-measure.ts';
import { pageType } from '../src/pages/page-type.ts';
import { starterPages } from '../src/seeds/pages.ts';
import { createTestApp } from './support/app.ts';
import { forAllTests } from './support/for-all-tests.ts';
import { givenContent } from './support/given-content.ts';

const test = forAllTests(() => createTestApp());
let pages = 0;

/** Blocks as a hostile or broken client would send them. */
async function save(blocks: unknown, { live = false } = {}): Promise<string> {
  const slug = `page-${++pages}`;
  await givenContent(test, pageType, slug, { title: 'Page', blocks: blocks as Block[] }, { live });
  return slug;
}
const shown = async (slug: string) => (await test.http.get(`/api/pages/${slug}`)).body.blocks as unknown[];
const text = (id: string, html = '<p>a</p>') => ({ id, type: 'richText', html });

it('THR-83 THR-85 keeps no hostile HTML of any block', async () => {
  const hostile = '<p>Fine<img src=x onerror=alert(1)><a href="javascript:alert(1)">x</a><script>alert(1)</script></p>';
  const clean = '<p>Fine<img src="x" loading="lazy" /><a>x</a></p>';
  const slug = await save(
    [
      text('text', hostile),
      { id: 'faq', type: 'faq', items: [{ question: '<b>Q</b>', answer: hostile }] },
      { id: 'callout', type: 'callout', tone: 'info', html: hostile },
      { id: 'html', type: 'html', html: `${hostile}<iframe src="https://frame.example/"></iframe>` },
      { id: 'guide', type: 'chapters', chapters: [{ anchor: 'a', title: 'A', html: hostile }] },
    ],
    { live: true },
  );
  expect(await shown(slug)).toMatchObject([
    { html: clean },
    { items: [{ question: '<b>Q</b>', answer: clean }] },
    { html: clean },
    { html: clean },
    { chapters: [{ html: clean }] },
  ]);
});

it.each([
  ['content.type', 'blocks.1.type', [text('a'), { id: 'b', type: 'marquee', html: 'x' }]],
  ['a type of the language itself', 'blocks.0.type', [{ id: 'a', type: 'constructor' }]],
  ['a type of the language itself', 'blocks.0.type', [{ id: 'a', type: '__proto__' }]],
  ['a type that is no text', 'blocks.0.type', [{ id: 'a', type: ['hero'] }]],
  ['no type', 'blocks.0.type', [{ id: 'a' }]],
  ['no id', 'blocks.0.id', [{ type: 'richText' }]],
  ['an id with markup', 'blocks.0.id', [text('"><script>')]],
  ['a field of another type', 'blocks.0.plans', [{ ...text('a'), plans: [] }]],
  ['a field nobody knows', 'blocks.0.rows.0.onclick', [{ id: 'a', type: 'featureRows', rows: [{ onclick: 'x' }] }]],
  ['no list', 'blocks', 'text'],
  ['an entry that is no object', 'blocks', [text('a'), 'text']],
  ['an entry that is nothing', 'blocks', [null]],
  ['an entry that is a list', 'blocks', [[text('a')]]],
  ['a background that there is not', 'blocks.0.background', [{ ...text('a'), background: 'red' }]],
  ['a scene that there is not', 'blocks.0.scene', [{ id: 'a', type: 'hero', scene: 'beach' }]],
  ['a number out of all limits', 'blocks.0.hoursPerShift', [{ id: 'a', type: 'roiCalculator', hoursPerShift: 1e10 }]],
  ['a text for a number', 'blocks.0.shifts', [{ id: 'a', type: 'roiCalculator', shifts: '200' }]],
  ['HTML that is no text', 'blocks.0.html', [{ id: 'a', type: 'richText', html: { a: 1 } }]],
  ['a row that is no object', 'blocks.0.rows', [{ id: 'a', type: 'featureRows', rows: ['x'] }]],
  [
    'a script as an address',
    'blocks.0.primary.href',
    [{ id: 'a', type: 'hero', primary: { label: 'x', href: 'javascript:alert(1)' } }],
  ],
  ['another scheme in a video', 'blocks.0.url', [{ id: 'a', type: 'video', url: 'data:text/html,x' }]],
])('refuses %s and names the field %s', async (_, field, blocks) => {
  const refusal = await save(blocks).catch((error: unknown) => error);
  expect(refusal).toMatchObject({ code: 'invalid_input', options: { errors: expect.any(Array) } });
  const { errors } = (refusal as { options: { errors: { field: string }[] } }).options;
  expect(errors.map((error) => error.field)).toContain(`content.${field}`);
});

it('takes 400 blocks and no more', async () => {
  const blocks = Array.from({ length: 401 }, (_, index) => text(`b${index}`));
  await expect(save(blocks)).rejects.toMatchObject({
    code: 'invalid_input',
    options: { errors: [{ field: 'content.blocks', message: 'Use a list of at most 400 entries.' }] },
  });
  expect(await shown(await save(blocks.slice(1), { live: true }))).toHaveLength(400);
});

it('gives every block an id of its own', async () => {
  const blocks = (await shown(await save([text('a'), text('a')], { live: true }))) as { id: string }[];
  expect(blocks.map(({ id }) => id)).toEqual(['a', expect.not.stringMatching(/^a$/)]);
});

it('publishes only blocks that are complete', async () => {
  const unfinished = [{ id: 'faq', type: 'faq', items: [{ question: 'Why?' }] }];
  await save(unfinished);
  await expect(save(unfinished, { live: true })).rejects.toMatchObject({
    code: 'not_publishable',
    options: { errors: [{ field: 'blocks.0.items.0.answer', message: 'Fill this in.' }] },
  });
});

it('publishes embeds of the sites that pages may show, and no others', async () => {
  const embed = (url: string) => [{ id: 'a', type: 'embed', url, title: 'A tour' }];
  const allowed = 'https://youtu.be/aqz-KE-bpKQ';
  expect(await shown(await save(embed(allowed), { live: true }))).toMatchObject([{ url: allowed }]);
  for (const url of [
    'https://www.youtube.com.evil.example/watch?v=aqz-KE-bpKQ',
    'http://youtu.be/aqz-KE-bpKQ',
    '/tour',
  ]) {
    await expect(save(embed(url), { live: true })).rejects.toMatchObject({
      code: 'not_publishable',
      options: { errors: [{ field: 'blocks.0.url', message: expect.stringContaining('YouTube, Vimeo') }] },
    });
  }
});

it('gives the headings of a page anchors that do not change with their words', async () => {
  const slug = await save([text('a', '<h2>Why us</h2><h3 id="own">Own</h3>')], { live: true });
  const [first] = (await shown(slug)) as { html: string }[];
  expect(first?.html).toBe('<h2 id="why-us">Why us</h2><h3 id="own">Own</h3>');
  const reworded = first!.html.replace('Why us<', 'Why agencies stay<');
  const again = await save([text('a', reworded)], { live: true });
  expect(await shown(again)).toMatchObject([{ html: reworded }]);
});

it('lets an editor send every starter page back, with room to grow', () => {
  for (const { content } of starterPages) {
    const body = JSON.stringify({ version: 3, content });
    expect(Buffer.byteLength(body)).toBeLessThan(512 * 1024);
    expect(measureJson(body).values).toBeLessThan(2_500);
  }
});

import { randomUUID } from 'node:crypto';
import { DataSource } from 'typeorm';
import type { CheckFinding, DocumentChecks } from '../src/content/checks/document-checks.dto.ts';
import { ScheduleRunner } from '../src/content/publishing/schedule-runner.ts';
import type { PageContent } from '../src/pages/page-content.dto.ts';
import { createTestApp } from './support/app.ts';
import { builtFrontEnds } from './support/built-front-ends.ts';
import { DocumentEditor } from './support/document-editor.ts';
import { forAllTests } from './support/for-all-tests.ts';
import { LegalEditor } from './support/legal-editor.ts';

const test = forAllTests(() => createTestApp({ variables: { FRONTEND_DIR: builtFrontEnds() } }));
const editor = forAllTests(() => DocumentEditor.signedIn(test));

const query = <T>(sql: string, parameters?: unknown[]) => test.app.get(DataSource).query<T[]>(sql, parameters);

async function checks(id: string): Promise<DocumentChecks> {
  const response = await editor.send('get', `documents/${id}/checks`);
  if (response.status !== 200) throw new Error(`${response.status}: ${response.text}`);
  return response.body as DocumentChecks;
}
const wrongIn = async (content: PageContent): Promise<CheckFinding[]> => {
  const { findings } = await checks((await editor.newPage(content)).id);
  return findings.filter(({ level }) => level !== 'pass');
};
const by = (rule: string, findings: readonly CheckFinding[]) => findings.filter((finding) => finding.rule === rule);

async function setLevel(rule: string, level: string | null): Promise<void> {
  const { version } = (await editor.send('get', 'check-levels')).body as { version: number };
  const response = await editor.send('put', 'check-levels', { version, levels: [{ type: 'page', rule, level }] });
  if (response.status !== 200) throw new Error(response.text);
}

const saying = (words: string): unknown => expect.stringContaining(words);
const article = (html: string): PageContent => ({
  title: 'Night shifts',
  blocks: [{ id: 'a', type: 'richText', html }],
});
const withPlaceholder = article('<p>Call [phone number] now.</p>');
const blocked = {
  status: 422,
  body: {
    code: 'not_publishable',
    errors: [{ field: 'blocks.0.html', message: expect.stringContaining('[phone number]') }],
  },
};

describe('the counts of a list', () => {
  const counts = (ids: string) => editor.send('get', `check-counts?ids=${ids}`);

  it('are those of the checks, without the rules that look at the rendered page or at other pages', async () => {
    const costly = ['one-main-heading', 'heading-order', 'unique-title', 'unique-description'];
    await editor.livePage(article('<p>Nights are long.</p>'));
    const bad = await editor.newPage({ ...withPlaceholder, seo: { structuredData: '{oops' } });
    const good = await editor.newPage(article('<p>Nights are quiet.</p>'));
    const { status, body } = await counts([good.id, bad.id, randomUUID(), bad.id].join());
    expect(status).toBe(200);
    const expected = await Promise.all(
      [bad.id, good.id].map(async (id) => {
        const { findings } = await checks(id);
        expect(by('unique-title', findings)).toMatchObject([{ level: 'warn' }]);
        const looked = findings.filter(({ rule }) => !costly.includes(rule));
        const at = (level: string) => looked.filter((finding) => finding.level === level).length;
        return { id, errors: at('block'), warnings: at('warn') };
      }),
    );
    expect(expected[0]?.errors).toBeGreaterThan(0);
    expect((body as { data: unknown[] }).data).toHaveLength(2);
    expect(body).toEqual({ data: expect.arrayContaining(expected) });
  });

  it('are refused for more documents than a page of a list has, and for what is no id', async () => {
    const many = Array.from({ length: 101 }, () => randomUUID()).join();
    expect(await counts(many)).toMatchObject({ status: 400, body: { errors: [{ field: 'ids' }] } });
    expect(await counts('1,2')).toMatchObject({ status: 400, body: { errors: [{ field: 'ids' }] } });
  });
});

describe('the checks of a draft', () => {
  it('say what is wrong, at which level and where, and what is good, the gravest first', async () => {
    const { id, version } = await editor.newPage({ ...withPlaceholder, seo: { structuredData: '{oops' } });
    const answer = await checks(id);
    expect(answer.version).toBe(version);
    expect(answer.findings[0]).toEqual({
      rule: 'structured-data',
      level: 'block',
      message: expect.stringContaining('not valid JSON'),
      field: 'seo.structuredData',
    });
    expect(by('placeholders', answer.findings)).toEqual([
      expect.objectContaining({ level: 'warn', field: 'blocks.0.html' }),
    ]);
    expect(by('language', answer.findings)).toEqual([expect.objectContaining({ level: 'pass', field: null })]);
    expect(answer.findings.map(({ level }) => level).join(' ')).toMatch(/^(block ?)+(warn ?)+(pass ?)+$/);
  });

  it('say first what the fields need, in the words that refuse a publication', async () => {
    const lost = { label: 'Go', href: `doc:${randomUUID()}` };
    const blocks = [{ id: 'a', type: 'ctaBand', title: 'Decide', action: lost }] as const;
    const { id } = await editor.newPage({ title: 'x'.repeat(200), blocks: [...blocks] });
    const { findings } = await checks(id);
    const invalid = by('fields', findings);
    expect(findings.slice(0, invalid.length)).toEqual(invalid);
    const refused = (await editor.does('publish', id)).body as { errors: { field: string; message: string }[] };
    expect(invalid.map(({ field, message }) => ({ field, message }))).toEqual(refused.errors);
    expect(invalid.map(({ field, level }) => [field, level])).toEqual([
      ['title', 'block'],
      ['blocks.0.action.href', 'block'],
    ]);
  });

  it('look at the page as it would be shown', async () => {
    const wrong = await wrongIn(article('<h2>One</h2><h4>Three</h4>'));
    expect(by('heading-order', wrong)).toEqual([
      expect.objectContaining({ field: 'blocks.0.html', message: expect.stringContaining('“Three”') }),
    ]);
    expect(by('one-main-heading', wrong)).toEqual([]);
  });

  it('know where links lead: pages, drafts, other names of pages, places that are not there', async () => {
    const draft = await editor.newPage();
    const live = await editor.livePage();
    const legal = await LegalEditor.signedIn(test, 'privacy');
    await legal.published({ title: 'Privacy', effectiveDate: '2026-12-01', changeSummary: 'The first version.' });
    const outside = ['https://elsewhere.example/x', '#here', 'mailto:a@b.c', 'tel:1'];
    const good = [
      '/privacy',
      '/',
      '/blog',
      `doc:${live.id}`,
      `${live.path}/`,
      '/blog/page/2',
      `${live.path}?a=1#here`,
      '/api/docs',
      ...outside,
    ];
    const wrong = [draft.path, `doc:${draft.id}`, '/nowhere', `${test.config.publicUrl}/nowhere-else`];
    const detours = ['/privacy-policy'];
    const links = [...good, ...wrong, ...detours].map((href) => `<p><a href="${href}">Plans</a></p>`);
    const findings = await wrongIn(article(links.join('')));
    expect(by('broken-links', findings).map(({ message }) => message)).toEqual([
      saying('“Made for a test” is not published'),
      saying('“Made for a test” is not published'),
      saying('/nowhere does not exist'),
      saying(`${test.config.publicUrl}/nowhere-else does not exist`),
    ]);
    expect(by('redirecting-links', findings).map(({ message }) => message)).toEqual([
      saying('/privacy-policy redirects to /privacy'),
    ]);
  });

  it('know the titles and descriptions of other live pages, and not those of drafts or of the page itself', async () => {
    const seo = { description: 'How one agency fills its night shifts without a single phone call after ten.' };
    const live = await editor.livePage({ title: 'Told once', seo });
    await editor.newPage({ title: 'Only a draft' });
    expect(by('unique-title', (await checks(live.id)).findings)[0]?.level).toBe('pass');
    const wrong = await wrongIn({ title: 'told ONCE ', seo });
    expect([by('unique-title', wrong), by('unique-description', wrong)].map(([one]) => one?.message)).toEqual([
      expect.stringContaining(live.path),
      expect.stringContaining(live.path),
    ]);
    expect(by('unique-title', await wrongIn({ title: 'Only a draft' }))).toEqual([]);
  });

  it('know descriptions that pages take from what they say first, without what is hidden', async () => {
    const band = (id: string, subtitle: string, published?: boolean) =>
      ({ id, type: 'ctaBand', title: 'Decide', subtitle, published }) as const;
    const [first, hidden] = ['A subtitle that is on two pages.', 'Never seen by anybody, nowhere on the site.'];
    const blocks = [band('a', ' '), band('b', hidden, false), band('c', first)];
    const live = await editor.livePage({ title: 'Says it', blocks });
    const duplicates = async (content: PageContent) =>
      by('unique-description', await wrongIn(content)).map(({ message }) => message);
    const told = [saying(live.path)];
    expect(await duplicates({ title: 'Says it, too', blocks: [band('a', first)] })).toEqual(told);
    expect(await duplicates({ title: 'Has it written', seo: { description: first } })).toEqual(told);
    expect(await duplicates({ title: 'Says what was hidden', blocks: [band('a', hidden)] })).toEqual([]);
  });

  it.each([null, 'Read {title} at {siteName}'])(
    'know a title as browsers show it, by the template %j',
    async (template) => {
      const { version } = (await editor.send('get', 'settings')).body as { version: number };
      await editor.send('put', 'settings', { version, values: { titleTemplate: template } });
      const own = `Titled by ${template}`;
      const live = await editor.livePage({ title: own });
      const [, shown = ''] = /<title[^>]*>([^<]*)</.exec((await test.http.get(live.path)).text) ?? [];
      expect(shown).toContain(own);
      const duplicates = by('unique-title', await wrongIn({ title: 'Another', seo: { title: shown } }));
      expect(duplicates).toEqual([expect.objectContaining({ message: expect.stringContaining(live.path) })]);
      expect(by('unique-title', await wrongIn({ title: 'Another', seo: { title: own } }))).toEqual([]);
    },
  );

  it('weigh the images of the site and measure the one for social networks', async () => {
    const image = (src: string) => `<p><img src="${src}" alt="A board with a week of shifts"></p>`;
    const wrong = await wrongIn({
      ...article(image('/images/product/board.webp') + image('/images/nothing.webp')),
      seo: { ogImage: '/images/product/board.webp' },
    });
    expect(by('image-weight', wrong).map(({ message }) => message)).toEqual([
      expect.stringContaining('/images/nothing.webp'),
    ]);
    expect(by('social-image', wrong).map(({ message }) => message)).toEqual([
      expect.stringMatching(/\d+ × \d+ pixels/),
    ]);
    expect(by('social-image', await wrongIn({ ...article(''), seo: { ogImage: '/og-image.jpg' } }))).toEqual([]);
  });

  it('THR-34 are for those who may edit the document', async () => {
    expect((await editor.send('get', `documents/${crypto.randomUUID()}/checks`)).status).toBe(404);
    expect((await test.http.get(`/api/admin/documents/${crypto.randomUUID()}/checks`)).status).toBe(401);
  });
});

describe('a rule that blocks', () => {
  const soon = { publishAt: '2099-03-01T09:00', zone: 'America/New_York' };
  afterEach(() => setLevel('placeholders', null));

  it('keeps a draft from going live now and later, and names the field', async () => {
    const { id } = await editor.newPage(withPlaceholder);
    await setLevel('placeholders', 'block');
    expect(await editor.does('publish', id)).toMatchObject(blocked);
    expect(await editor.does('schedule', id, soon)).toMatchObject(blocked);
    expect((await editor.state(id)).status).toBe('draft');
    await editor.saved(id, article('<p>Call us now.</p>'));
    expect((await editor.did('publish', id)).status).toBe('published');
  });

  it('that is off says nothing and blocks nothing', async () => {
    await setLevel('placeholders', 'off');
    const { id } = await editor.newPage(withPlaceholder);
    expect(by('placeholders', (await checks(id)).findings)).toEqual([]);
    expect((await editor.does('publish', id)).status).toBe(200);
  });

  it('holds when the time of a schedule has come', async () => {
    const { id } = await editor.newPage(withPlaceholder);
    await editor.did('schedule', id, soon);
    await setLevel('placeholders', 'block');
    await query(`update content_document set publish_at = now() - interval '1 second' where id = $1`, [id]);
    await test.app.get(ScheduleRunner).runDue();
    expect((await editor.state(id)).status).toBe('draft');
    expect(await editor.history(id)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ kind: 'failed', note: expect.stringContaining('[phone number]') }),
      ]),
    );
  });

  it('looks at the rendered page when it has to', async () => {
    await setLevel('heading-order', 'block');
    const { id } = await editor.newPage(article('<h2>One</h2><h4>Three</h4>'));
    expect(await editor.does('publish', id)).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'blocks.0.html' }] },
    });
    await setLevel('heading-order', null);
  });

  it('is set on legal pages for placeholders from the start', async () => {
    const terms = await LegalEditor.signedIn(test, 'terms');
    const filled = { title: 'Terms', effectiveDate: '2026-12-01', changeSummary: 'The first version.' };
    expect(await terms.publishes({ ...withPlaceholder, ...filled })).toMatchObject(blocked);
  });

  it('is set for ids of trackers that would be dropped', async () => {
    const seo = { googleAnalytics: "G-1');alert(1)" };
    const { id } = await editor.newPage({ ...article('<p>Text.</p>'), seo });
    expect(await editor.does('publish', id)).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'seo.googleAnalytics' }] },
    });
  });

  it('leaves what is wrong by its form in the same answer', async () => {
    await setLevel('placeholders', 'block');
    const { id } = await editor.newPage({ ...withPlaceholder, title: '' });
    const { body } = await editor.does('publish', id);
    expect((body.errors as { field: string }[]).map(({ field }) => field)).toEqual(['title', 'blocks.0.html']);
  });
});

import { DataSource } from 'typeorm';
import { ScheduleRunner } from '../src/content/publishing/schedule-runner.ts';
import type { FooterContent } from '../src/footer/footer-content.dto.ts';
import type { NavigationContent } from '../src/navigation/navigation-content.dto.ts';
import type { SiteLayout } from '../src/layout/layout.dto.ts';
import { createTestApp } from './support/app.ts';
import { DocumentEditor } from './support/document-editor.ts';
import { forAllTests } from './support/for-all-tests.ts';

const test = forAllTests(() => createTestApp());
const editor = forAllTests(() => DocumentEditor.signedIn(test));

const database = () => test.app.get(DataSource);
const settings = async () => {
  const { body, headers } = await test.http.get('/api/settings');
  const list = body as { key: string; value: string }[];
  return { values: Object.fromEntries(list.map(({ key, value }) => [key, value])), revisions: headers['x-revisions'] };
};
const layout = async () => (await test.http.get('/api/layout')).body as SiteLayout;
const navigation: NavigationContent = {
  items: [
    { label: 'Prices', href: '/pricing' },
    { label: 'Hidden', href: '/about', published: false },
    { label: 'Blog', href: '/blog' },
  ],
  dropdownTitle: 'Products',
  ctaText: 'See a demo',
  ctaLink: '/contact#form',
};
const shown = {
  navbar_menu_items: JSON.stringify([
    { href: '/pricing', label: 'Prices', order: 1 },
    { href: '/blog', label: 'Blog', order: 2 },
  ]),
  navbar_dropdown_title: 'Products',
  navbar_cta_text: 'See a demo',
  navbar_cta_link: '/contact#form',
};

describe('the navigation', () => {
  it('API-01 NAV-03 NAV-05 is answered as settings once it is published, and no draft leaks', async () => {
    const { id } = await editor.savedPart('navigation', navigation);
    expect((await settings()).values).toEqual({});
    const { published } = await editor.did('publish', id);
    const { values, revisions } = await settings();
    expect(values).toMatchObject(shown);
    expect(values).toMatchObject({ navbarMenuItems: shown.navbar_menu_items, navbarCtaText: 'See a demo' });
    expect(revisions).toBe(`${id}:${published?.number}`);
    await editor.savedPart('navigation', { ...navigation, ctaText: 'A draft' });
    expect((await settings()).values.navbarCtaText).toBe('See a demo');
    expect(await layout()).toMatchObject({
      settings: { navbarDropdownTitle: 'Products', navbarCtaText: 'See a demo', navbarCtaLink: '/contact#form' },
      menu: [
        { href: '/pricing', label: 'Prices' },
        { href: '/blog', label: 'Blog' },
      ],
    });
    await editor.did('unpublish', id);
    expect((await settings()).values).toEqual({});
    expect((await layout()).menu.map(({ label }) => label)).toEqual(['Blogs', 'About', 'Contact']);
  });

  it('goes live on schedule, as it was when it was scheduled', async () => {
    const { id } = await editor.savedPart('navigation', { ...navigation, ctaText: 'Scheduled' });
    await editor.did('schedule', id, { publishAt: '2099-03-01T09:00', zone: 'America/New_York' });
    await editor.savedPart('navigation', { ...navigation, ctaText: 'Later' });
    await database().query(`update content_document set publish_at = now() - interval '1 second' where id = $1`, [id]);
    await test.app.get(ScheduleRunner).runDue();
    expect((await settings()).values.navbarCtaText).toBe('Scheduled');
  });

  it('THR-61 refuses an editor who has not seen the last save', async () => {
    const { version } = await editor.savedPart('navigation', { ...navigation, ctaText: 'First' });
    await editor.savedPart('navigation', { ...navigation, ctaText: 'Second' });
    const path = 'content/navigation/navigation/draft';
    const response = await editor.send('put', path, { version, content: { ctaText: 'Mine' } });
    expect(response.status).toBe(412);
    expect(response.body).toMatchObject({ current: { content: { ctaText: 'Second' } } });
  });

  it('leads to documents by their ids, and leaves out an item that leads nowhere', async () => {
    const page = await editor.livePage({ title: 'Picked' });
    const draft = await editor.newPage({ title: 'Not live' });
    await editor.livePart('navigation', {
      items: [
        { label: 'Picked', href: `doc:${page.id}#more` },
        { label: 'Not live', href: `doc:${draft.id}` },
      ],
      ctaText: 'Nowhere',
      ctaLink: `doc:${draft.id}`,
    });
    const { values } = await settings();
    expect(JSON.parse(values.navbarMenuItems ?? '')).toEqual([
      { href: `${page.path}#more`, label: 'Picked', order: 1 },
    ]);
    expect(values).not.toHaveProperty('navbarCtaText');
  });

  it('is no page: nothing links to it, lists it or finds it', async () => {
    await editor.livePart('navigation', { ...navigation, dropdownTitle: 'Zebrafinch' });
    const targets = (await editor.send('get', 'link-targets?limit=100')).body as { data: { type: string }[] };
    expect(targets.data.map(({ type }) => type)).not.toContain('navigation');
    expect((await test.http.get('/api/search?q=Zebrafinch')).body).toMatchObject({ data: [] });
    expect((await test.http.get('/sitemap-1.xml')).text.match(/<loc>[^<]*\/<\/loc>/g)).toHaveLength(1);
    const { id } = await editor.savedPart('navigation', { items: [{ label: 'Lost', href: '/nowhere' }] });
    const { body } = await editor.send('get', `documents/${id}/checks`);
    expect(body).toMatchObject({
      findings: expect.arrayContaining([
        expect.objectContaining({ rule: 'broken-links', level: 'warn', field: 'items.0.href' }),
      ]),
    });
    expect(JSON.stringify(body)).not.toMatch(/search-title|one-main-heading/);
  });
});

describe('the brand', () => {
  it('API-01 is answered as settings once it is published, and no draft leaks', async () => {
    const brand = { siteName: 'Harbor', logo: '/images/ours.svg', favicon: '/ours.ico', adminName: 'Desk' };
    const { id } = await editor.savedPart('brand', brand);
    expect((await settings()).values).not.toHaveProperty('siteName');
    const { published } = await editor.did('publish', id);
    await editor.savedPart('brand', { siteName: 'A draft' });
    const { values, revisions } = await settings();
    expect(values).toMatchObject({ site_name: 'Harbor', siteName: 'Harbor', site_logo_url: '/images/ours.svg' });
    expect(values).toMatchObject({ faviconUrl: '/ours.ico', admin_name: 'Desk' });
    expect(revisions?.split(' ')).toContain(`${id}:${published?.number}`);
  });

  it('cannot be published with a logo that is no image', async () => {
    const { id } = await editor.savedPart('brand', { logo: 'mailto:a@b.example', siteName: 'x'.repeat(61) });
    const { status, body } = await editor.does('publish', id);
    expect(status).toBe(422);
    expect((body as { errors: { field: string }[] }).errors.map(({ field }) => field)).toEqual(['siteName', 'logo']);
  });
});

describe('NAV-03 menu items of the wrong kind', () => {
  const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;
  const cyclic = '[{"label":"A","href":"/a","items":[{"$ref":"$"}]}]';

  it.each([
    ['"[broken"', 'content.items'],
    ['{"label":"A","href":"/a"}', 'content.items'],
    ['[null]', 'content.items'],
    ['[[]]', 'content.items'],
    [cyclic, 'content.items.0.items'],
    ['[{"label":7,"href":"/a"}]', 'content.items.0.label'],
    ['[{"label":"A","href":"javascript:alert(1)"}]', 'content.items.0.href'],
  ])('answer 400 in words: %.40s', async (items, field) => {
    const { version } = await editor.savedPart('navigation', navigation);
    const response = await test.http
      .put('/api/admin/content/navigation/navigation/draft')
      .set({ ...editor.session, 'content-type': 'application/json' })
      .send(`{"version":${version},"content":{"items":${items}}}`);
    expect(response.status).toBe(400);
    const { errors } = response.body as { errors: unknown[] };
    expect(errors[0]).toEqual({ field, message: expect.stringMatching(/\.$/) });
  });

  it.each([
    ['10,000 levels', nested(10_000), 'The JSON is nested deeper than 32 levels.'],
    ['10,000 items', JSON.stringify(Array(10_000).fill({ label: 'A', href: '/a' })), 'more than 5000 values'],
  ])('answer 400 in words: %s', async (_, items, detail) => {
    const { version } = await editor.savedPart('navigation', navigation);
    const response = await test.http
      .put('/api/admin/content/navigation/navigation/draft')
      .set({ ...editor.session, 'content-type': 'application/json' })
      .send(`{"version":${version},"content":{"items":${items}}}`);
    expect(response).toMatchObject({ status: 400, body: { detail: expect.stringContaining(detail) } });
  });

  it.each([
    [[{ label: ' ' }], ['items.0.label', 'items.0.href']],
    [Array(21).fill({ label: 'A', href: '/a' }), ['items']],
  ])('cannot be published without a label and a link, or beyond 20', async (items, fields) => {
    const { id } = await editor.savedPart('navigation', { items });
    const { status, body } = await editor.does('publish', id);
    expect(status).toBe(422);
    expect((body as { errors: { field: string }[] }).errors.map(({ field }) => field)).toEqual(fields);
  });
});

describe('FTR-01 API-03 the footer', () => {
  const answerOf = async (list: string) => {
    const { status, body } = await test.http.get(`/api/footer/${list}`);
    expect(status).toBe(200);
    return body as unknown;
  };
  const hidden = { published: false } as const;
  const footer: FooterContent = {
    description: 'For agencies.',
    copyright: '© 2026 Ours.',
    sections: [
      { id: 'gone', title: 'Hidden', links: [{ title: 'Nowhere', url: '/about' }], ...hidden },
      {
        id: 'product',
        title: 'Product',
        links: [
          { id: 'prices', title: 'Prices', url: '/pricing' },
          { id: 'secret', title: 'Secret', url: '/secret', ...hidden },
          { id: 'blog', title: 'Blog', url: 'https://blog.example/' },
        ],
      },
      { id: 'learn', title: 'Learn', links: [{ id: 'guide', title: 'Guide', url: '/guide' }] },
    ],
    socialLinks: [{ id: 'social', platform: 'github', url: 'https://github.com/20x' }],
    legalLinks: [{ id: 'terms', title: 'Terms', url: '/terms' }],
    badges: [
      { id: 'iso', label: 'ISO', imageUrl: '/images/iso.svg', href: 'https://iso.example/' },
      { id: 'soc', label: 'SOC', imageUrl: '/images/soc.svg' },
    ],
  };
  const item = (id: string, order: number) => ({ id, order, published: true });
  const lists = {
    sections: [
      { ...item('product', 1), title: 'Product' },
      { ...item('learn', 2), title: 'Learn' },
    ],
    links: [
      { ...item('prices', 1), sectionId: 'product', title: 'Prices', url: '/pricing' },
      { ...item('guide', 1), sectionId: 'learn', title: 'Guide', url: '/guide' },
      { ...item('blog', 2), sectionId: 'product', title: 'Blog', url: 'https://blog.example/' },
    ],
    'social-links': [{ ...item('social', 1), platform: 'github', url: 'https://github.com/20x' }],
    'legal-links': [{ ...item('terms', 1), title: 'Terms', url: '/terms' }],
    badges: [
      { ...item('iso', 1), label: 'ISO', imageUrl: '/images/iso.svg', href: 'https://iso.example/' },
      { ...item('soc', 2), label: 'SOC', imageUrl: '/images/soc.svg', href: null },
    ],
  };

  const whole = {
    sections: [
      {
        title: 'Product',
        links: [
          { title: 'Prices', url: '/pricing' },
          { title: 'Blog', url: 'https://blog.example/' },
        ],
      },
      { title: 'Learn', links: [{ title: 'Guide', url: '/guide' }] },
    ],
    socialLinks: [{ platform: 'github', url: 'https://github.com/20x' }],
    legalLinks: [{ title: 'Terms', url: '/terms' }],
    badges: [
      { label: 'ISO', imageUrl: '/images/iso.svg', href: 'https://iso.example/' },
      { label: 'SOC', imageUrl: '/images/soc.svg', href: null },
    ],
  };

  it('shows three sections, although more can be published', async () => {
    const sections = ['A', 'B', 'C', 'D'].map((title) => ({ title, links: [{ title, url: '/a' }] }));
    const { id } = await editor.livePart('footer', { sections });
    expect((await layout()).footer.sections.map(({ title }) => title)).toEqual(['A', 'B', 'C']);
    expect(await answerOf('sections')).toHaveLength(4);
    await editor.did('unpublish', id);
  });

  it('is answered as lists of what is not hidden, in the order of its rows; no draft leaks', async () => {
    const { id } = await editor.savedPart('footer', footer);
    for (const list of Object.keys(lists)) expect(await answerOf(list)).toEqual([]);
    const { published } = await editor.did('publish', id);
    await editor.savedPart('footer', { description: 'A draft' });
    for (const [list, items] of Object.entries(lists)) expect(await answerOf(list)).toEqual(items);
    const { values, revisions } = await settings();
    expect(values).toMatchObject({ footer_description: 'For agencies.', footerCopyright: '© 2026 Ours.' });
    expect(revisions?.split(' ')).toContain(`${id}:${published?.number}`);
    expect((await test.http.get('/api/footer/socialLinks')).status).toBe(404);
    expect((await layout()).footer).toEqual(whole);
    const thisYear = `© ${new Date().getUTCFullYear()} 20X. All rights reserved.`;
    for (const copyright of [' ', '© 2025 20X. All rights reserved.']) {
      await editor.livePart('footer', { ...footer, copyright });
      expect((await settings()).values).toMatchObject({ footerCopyright: thisYear });
    }
  });

  it('leads to documents by their ids, and leaves out a link that leads nowhere', async () => {
    const page = await editor.livePage({ title: 'Picked' });
    const draft = await editor.newPage({ title: 'Not live' });
    const legalLinks = [page, draft].map(({ id }) => ({ title: 'Read', url: `doc:${id}` }));
    await editor.livePart('footer', { legalLinks });
    expect(await answerOf('legal-links')).toMatchObject([{ title: 'Read', url: page.path }]);
  });

  it('is published with every row filled in', async () => {
    const { id } = await editor.savedPart('footer', {
      sections: [{ links: [{ title: 'A' }] }],
      socialLinks: [{ url: 'javascript' }],
      badges: [{ label: 'B' }],
    });
    const { status, body } = await editor.does('publish', id);
    expect(status).toBe(422);
    const fields = (body as { errors: { field: string }[] }).errors.map(({ field }) => field);
    expect(fields.sort()).toEqual([
      'badges.0.imageUrl',
      'sections.0.links.0.url',
      'sections.0.title',
      'socialLinks.0.platform',
      'socialLinks.0.url',
    ]);
  });
});

import { jest } from '@jest/globals';
import sharp from 'sharp';
import type { DocumentState } from '../src/content/documents/document.dto.ts';
import type { SettingsDocument, SettingsValues } from '../src/settings/settings.dto.ts';
import { seed } from '../src/seeds/index.ts';
import { PageRendering } from '../src/site/page-rendering.ts';
import { Renderer } from '../src/site/renderer.ts';
import { createTestApp } from './support/app.ts';
import { builtFrontEnds } from './support/built-front-ends.ts';
import { DocumentEditor } from './support/document-editor.ts';
import { forAllTests } from './support/for-all-tests.ts';
import { HomeEditor } from './support/home-editor.ts';
import { keptFiles } from './support/kept-files.ts';

const test = forAllTests(() => createTestApp({ variables: { FRONTEND_DIR: builtFrontEnds() }, prepare: seed }));
const editor = forAllTests(() => HomeEditor.signedIn(test));
afterEach(() => jest.restoreAllMocks());

const html = async (target: string) => {
  const { text } = await test.http.get(target).set('accept', 'text/html');
  return text;
};
const settled = () => test.app.get(PageRendering).settled();

/** The keys of the public settings. */
type SettingName = keyof SettingsValues | keyof typeof SettingsValues.movedFields;

describe('the real front end', () => {
  it('renders the starter content into the document', async () => {
    const response = await test.http.get('/');
    expect(response).toMatchObject({ status: 200, headers: { 'cache-control': 'no-cache' } });
    const { content } = await editor.get();
    expect(response.text).toContain(content.faqs?.[0]?.question);
    expect(response.text).toMatch(/<title>[^<]+<\/title>/);
    expect(response.text).toContain('</html>');
    await settled();
    expect(keptFiles(test.config.siteDir)).toContain('last/home.html');
  });

  it('shows in the next answer what was published, as text', async () => {
    const { content } = await editor.get();
    await editor.live({ ...content, heroTitleBefore: '', heroTitle: 'Shifts <filled> & calm' });
    expect(await html('/')).toContain('Shifts &lt;filled&gt; &amp; calm');
  });

  it('draws the image for social networks of a page without one, until the page has one', async () => {
    const editor = await DocumentEditor.signedIn(test);
    const address = '/social-images/drawn.png';
    const ofPage = async () => /property="og:image" content="([^"]*)"/.exec(await html('/drawn'))?.[1];
    const image = () => test.http.get(address);
    await image().expect(404);
    const page = await editor.livePage({ title: 'A title <of> Ærøskøbing & more' }, 'drawn');
    expect(await ofPage()).toBe(test.config.publicUrl + address);
    const drawn = await image().expect(200);
    expect(drawn.headers).toMatchObject({ 'content-type': 'image/png', 'cache-control': /max-age=3600/ });
    expect(await sharp(drawn.body as Buffer).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
    await image().set('if-none-match', String(drawn.headers.etag)).expect(304);

    await editor.saved(page.id, { title: 'Drawn', seo: { ogImage: '/og-image.jpg' } });
    await editor.did('publish', page.id);
    await image().expect(404);
    await editor.saved(page.id, { title: 'Drawn' });
    await editor.did('publish', page.id);
    await image().expect(200);
  });

  it.each([
    ['/blog', 'Blog'],
    ['/blog/tag/operations', 'Articles tagged Operations'],
    ['/blog/category/compliance', 'Articles on Compliance'],
    ['/features', 'Features'],
    ['/features/integrations', null],
    ['/terms', null],
    ['/terms/versions', null],
  ])('draws an image of its own for %s, and says what it shows', async (path, words) => {
    const address = `/social-images${path}.png`;
    const page = await html(path);
    expect(page).toContain(`<meta property="og:image" content="${test.config.publicUrl}${address}"`);
    expect(page).toContain(
      '<meta property="og:image:width" content="1200"/><meta property="og:image:height" content="630"',
    );
    const alts = [...page.matchAll(/<meta (?:property|name)="(?:og|twitter):image:alt" content="([^"]+)"/g)];
    expect(alts.map(([, alt]) => alt)).toEqual(words ? [words, words] : [alts[0]?.[1], alts[0]?.[1]]);
    const drawn = await test.http.get(address).expect(200);
    expect(drawn.headers['content-type']).toBe('image/png');
  });

  it('draws no image for an address without a page, and none for a search', async () => {
    await test.http.get('/social-images/blog/tag/nothing.png').expect(404);
    await test.http.get('/social-images/search.png').expect(404);
    await test.http.get('/social-images/..%2f..%2fetc.png').expect(404);
  });

  it('draws the icon of the brand for phones, opaque and square, of its browser icon or else of its logo', async () => {
    const editor = await DocumentEditor.signedIn(test);
    const icon = (size: number) => test.http.get(`/site-icons/${size}.png`);
    await icon(180).expect(404);
    for (const brand of [
      { favicon: '/favicon.svg', logo: '/images/gone.svg' },
      { favicon: '/images/gone.svg', logo: '/favicon.svg' },
      { favicon: '/favicon.ico', logo: '/og-image.jpg' },
    ]) {
      await editor.livePart('brand', brand);
      for (const size of [180, 192, 512]) {
        const { body, headers } = await icon(size).expect(200);
        expect(headers['content-type']).toBe('image/png');
        expect(await sharp(body as Buffer).metadata()).toMatchObject({ width: size, height: size, hasAlpha: false });
        const { channels } = await sharp(body as Buffer).stats();
        expect(channels.some(({ min }) => min < 200)).toBe(true);
      }
    }
    await icon(181).expect(404);
    await editor.livePart('brand', { favicon: '/favicon.ico', logo: '/images/logos/20x-logo.svg' });
    await icon(180).expect(404);
    await editor.livePart('brand', {});
  });

  it('RT-02 answers an unknown address with 404 and a whole page', async () => {
    const response = await test.http.get('/no/such/page');
    expect(response.status).toBe(404);
    expect(response.text).toContain('</html>');
    expect(response.text).toContain('<nav');
  });

  it('RT-04 renders the same site under /website', async () => {
    const response = await test.http.get('/website');
    expect(response.status).toBe(200);
    expect(response.text).toContain('href="/website/');
    await settled();
    expect(keptFiles(test.config.siteDir)).toContain('last/pages/website.html');
  });

  it('answers each search anew, and never keeps a file that would answer every search', async () => {
    const results = (text: string) => /<title>([^<]*)<\/title>/.exec(text)?.[1];
    expect(await html('/search?q=overtime')).toContain('href="/blog/overtime-for-agency-nurses"');
    expect(await html('/search')).not.toContain('href="/blog/overtime-for-agency-nurses"');
    expect(results(await html('/search?q=canada'))).not.toBe(results(await html('/search?q=overtime')));
    expect((await test.http.get('/website/search?q=overtime')).status).toBe(200);
    await settled();
    expect(keptFiles(test.config.siteDir).filter((file) => file.includes('search'))).toEqual([]);
  });

  it('RT-05 gives the browser a bare document for login and admin', async () => {
    for (const target of ['/login', '/admin/dashboard', '/website/login']) {
      const { status, text } = await test.http.get(target);
      expect(status).toBe(200);
      expect(text).toContain('<div id="root"></div>');
    }
  });

  it('asks nothing but the public API, as nobody', async () => {
    const renderer = test.app.get(Renderer);
    const renderPage = renderer.renderPage.bind(renderer);
    const asked: string[] = [];
    jest.spyOn(renderer, 'renderPage').mockImplementation((request) =>
      renderPage({
        ...request,
        fetch: async (input, init) => {
          asked.push(new URL(input instanceof Request ? input.url : input, 'http://x').pathname);
          return request.fetch(input, init);
        },
      }),
    );
    await test.http.get('/blog/tag/asks').set('authorization', 'Bearer stolen').set('cookie', '20x_refresh=stolen');
    expect(asked.length).toBeGreaterThan(0);
    expect(asked.filter((target) => !/^\/api\/(?!admin\/|auth\/)/.test(target))).toEqual([]);
  });
});

describe('every setting', () => {
  const documents = forAllTests(() => DocumentEditor.signedIn(test));
  const settings = (values: object) => async () => {
    const { version } = (await documents.send('get', 'settings')).body as SettingsDocument;
    expect((await documents.send('put', 'settings', { version, values })).status).toBe(200);
  };
  const part = (type: string, content: object) => async () => {
    await documents.livePart(type, content);
  };
  /** Publishes the terms, which name the setting. */
  const namedInTerms = (values: object, name: string, effectiveDate: string) => async () => {
    await settings(values)();
    const content = {
      title: 'Terms',
      effectiveDate,
      changeSummary: `New on ${effectiveDate}.`,
      blocks: [{ id: 'a', type: 'richText', html: `<p>Ask ${name}.</p>` }],
    };
    const { version, id } = (await documents.send('get', 'content/legal/terms')).body as DocumentState;
    await documents.send('put', 'content/legal/terms/draft', { version, content });
    await documents.did('publish', id);
  };
  const items = [{ id: 'a', label: 'Our menu', href: '/about' }];
  const navbar = { items, dropdownTitle: 'Our features', ctaText: 'Our button', ctaLink: '/pricing?from=button' };
  const footer = { description: 'Our description', copyright: '© Ours' };
  const brand = {
    siteName: 'Our name',
    logo: '/images/our-logo.svg',
    logoDark: '/images/our-dark-logo.svg',
    favicon: '/our-icon.ico',
    socialImage: '/images/our-card.jpg',
    adminName: 'Our desk',
  };

  // IndexNow changes what search engines are told: index-now.http.spec.ts.
  const cases: Readonly<Record<Exclude<SettingName, 'indexNow'>, readonly [() => Promise<void>, string, string]>> = {
    navbarMenuItems: [part('navigation', navbar), '/', '>Our menu<'],
    navbarDropdownTitle: [part('navigation', navbar), '/', 'Our features'],
    navbarCtaText: [part('navigation', navbar), '/', 'Our button'],
    navbarCtaLink: [part('navigation', navbar), '/', 'href="/pricing?from=button"'],
    footerDescription: [part('footer', footer), '/', 'Our description'],
    footerCopyright: [part('footer', footer), '/', '© Ours'],
    siteName: [part('brand', brand), '/search', '| Our name</title>'],
    siteLogoUrl: [part('brand', brand), '/', 'src="/images/our-logo.svg"'],
    siteLogoDarkUrl: [part('brand', brand), '/', 'src="/images/our-dark-logo.svg"'],
    socialImageUrl: [part('brand', brand), '/', '/images/our-card.jpg"'],
    faviconUrl: [part('brand', brand), '/', 'href="/our-icon.ico"'],
    // The browser titles the admin area with it; it reads the public answer.
    adminName: [part('brand', brand), '/api/settings', '"Our desk"'],
    titleTemplate: [settings({ titleTemplate: 'Ours: {title}' }), '/search', '<title>Ours: '],
    robotsTxt: [settings({ robotsTxt: 'User-agent: ours' }), '/robots.txt', 'User-agent: ours'],
    llmsTxt: [settings({ llmsTxt: '# Our file' }), '/llms.txt', '# Our file'],
    legalName: [
      namedInTerms({ legalName: 'Our Company, Inc.' }, '{legal_name}', '2026-12-01'),
      '/terms',
      'Ask Our Company, Inc.',
    ],
    privacyEmail: [
      namedInTerms({ privacyEmail: 'ours@example.com' }, '{privacy_email}', '2026-12-02'),
      '/terms',
      'mailto:ours@example.com',
    ],
    googleVerification: [settings({ googleVerification: 'our-google-code' }), '/', 'content="our-google-code"'],
    bingVerification: [settings({ bingVerification: 'our-bing-code' }), '/', 'content="our-bing-code"'],
    // Pages without it have a script that counts their views.
    visitCounting: [settings({ visitCounting: 'off' }), '/api/settings', '"off"'],
  };

  afterEach(async () => {
    await Promise.all(['navigation', 'footer', 'brand'].map((type) => documents.livePart(type, {})));
    const files = { robotsTxt: null, llmsTxt: null };
    const codes = { googleVerification: null, bingVerification: null };
    await settings({ ...files, ...codes, titleTemplate: null, legalName: null, visitCounting: null })();
  });

  it.each(Object.entries(cases))('%s changes what visitors get', async (_, [change, path, shown]) => {
    expect(await html(path)).not.toContain(shown);
    await change();
    expect(await html(path)).toContain(shown);
  });
});

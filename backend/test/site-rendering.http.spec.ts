import { jest } from '@jest/globals';
import { seed } from '../src/seeds/index.ts';
import { PageRendering } from '../src/site/page-rendering.ts';
import { Renderer } from '../src/site/renderer.ts';
import { createTestApp } from './support/app.ts';
import { builtFrontEnds } from './support/built-front-ends.ts';
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
    await test.http.get('/asks').set('authorization', 'Bearer stolen').set('cookie', '20x_refresh=stolen');
    expect(asked.length).toBeGreaterThan(0);
    expect(asked.filter((target) => !/^\/api\/(?!admin\/|auth\/)/.test(target))).toEqual([]);
  });
});

import { ownerHtml } from './owner-html';

const warned: string[] = [];
const read = (seo: Parameters<typeof ownerHtml>[0]) => ownerHtml(seo, (message) => warned.push(message));
beforeEach(() => warned.splice(0));

it('SEO-02 has defaults for language and viewport', () => {
  expect(read(null)).toEqual({
    language: 'en',
    viewport: 'width=device-width, initial-scale=1',
    head: '',
    body: '',
    waiting: '',
  });
});

it('SEO-02 takes language and viewport from the page', () => {
  expect(read({ language: ' fr-CA ', viewport: 'width=320', charset: 'UTF-8' })).toMatchObject({
    language: 'fr-CA',
    viewport: 'width=320',
  });
  expect(warned).toEqual([]);
});

it('SEO-02 refuses and reports a language that is none and a charset that pages are not sent in', () => {
  expect(read({ language: '"><script>', charset: 'latin1' })).toMatchObject({ language: 'en' });
  expect(warned).toHaveLength(2);
});

it('SEO-02 refuses and reports a viewport that browsers would complain about', () => {
  expect(read({ viewport: 'width=device-width, <b>' })).toMatchObject({
    viewport: 'width=device-width, initial-scale=1',
  });
  expect(warned).toEqual([expect.stringContaining('viewport')]);
});

it('SEO-04 gives raw HTML for head and body', () => {
  const { head, body } = read({ headHtml: '<meta name="x" content="y">', bodyHtml: '<p>Hello</p>' });
  expect([head, body]).toEqual(['<meta name="x" content="y">', '<p>Hello</p>']);
});

it('SEO-04 leaves out of what was stored before what takes in the page', () => {
  expect(read({ headHtml: '<script>a()</script><plaintext>', bodyHtml: '<p>Hello' })).toMatchObject({
    head: '<script>a()</script>',
    body: '<p>Hello</p>',
  });
});

it('keeps what loads something from another host, and the scripts beside it, until the visitor agrees', () => {
  const meta = '<meta name="google-site-verification" content="https://a.example">';
  const records = '<script type="application/ld+json">{"@context":"https://schema.org"}</script>';
  const widget = '<script src="//chat.example/x.js"></script><script>chat()</script>';
  const pixel = '<noscript><img src="https://pixel.example/p"></noscript>';
  expect(read({ headHtml: meta + records + widget, bodyHtml: `<p>Hello</p>${pixel}` })).toMatchObject({
    head: meta + records,
    body: '<p>Hello</p>',
    waiting: widget + pixel,
  });
});

it.each([
  '<link rel="stylesheet" href="https://fonts.example/a.css">',
  '<link rel="preconnect" href="https://fonts.example">',
  '<style>@import url(https://fonts.example/a.css)</style>',
  '<script>load("https://chat.example/x.js")</script>',
  '<iframe src="https://frame.example/"></iframe>',
  '<div style="background:url(//pixel.example/p)"></div>',
  '<template><img srcset="/a.png, //pixel.example/p 2x"></template>',
])('waits with %s', (html) => {
  expect(read({ bodyHtml: html })).toMatchObject({ body: '', waiting: html });
});

it.each([
  '<script>own(); // a note</script>',
  '<a href="https://other.example">Other</a>',
  '<link rel="me" href="https://social.example/@us">',
  '<img src="/images/a.png">',
])('does not wait with %s', (html) => {
  expect(read({ bodyHtml: html })).toMatchObject({ body: html, waiting: '' });
});

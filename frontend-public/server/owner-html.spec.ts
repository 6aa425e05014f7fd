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

it.each([
  ['googleAnalytics', 'G-ABC123', "gtag('config','G-ABC123')"],
  ['googleAnalytics', 'UA-1234-5', "gtag('config','UA-1234-5')"],
  ['googleAnalytics', 'AW-1234', "gtag('config','AW-1234')"],
  ['googleTagManager', 'GTM-XY12', 'gtm.js?id=GTM-XY12'],
  ['facebookPixel', '123456', "fbq('init','123456')"],
  ['linkedinInsight', '654321', "_linkedin_partner_id='654321'"],
])('SEO-02 writes the code of %s', (field, id, expected) => {
  expect(read({ [field]: id }).head).toContain(expected);
  expect(warned).toEqual([]);
});

it('SEO-02 leaves out an id that could carry code', () => {
  expect(read({ googleAnalytics: "G-1');alert('x" })).toMatchObject({ head: '', body: '' });
  expect(warned).toEqual([expect.stringContaining('googleAnalytics')]);
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

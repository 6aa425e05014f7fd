import { withNamedLinks } from './named-links';

const [known, gone, asked] = ['1', '2', '3'].map((digit) => `${digit.repeat(8)}-0000-4000-8000-000000000000`);
const nameOf = (id: string) => (id === known ? { title: 'Pricing', path: '/pricing' } : id === gone ? null : undefined);

it('names what links lead to, wherever they are', () => {
  const content = {
    href: `doc:${known}#plans`,
    rows: [{ html: `<p><a href="doc:${gone}">more</a> doc:${asked}</p>` }, 'doc:none', 7, null],
  };
  expect(withNamedLinks(content, nameOf)).toEqual({
    href: 'Pricing (/pricing#plans)',
    rows: [{ html: '<p><a href="a page that is gone">more</a> a page of this site</p>' }, 'doc:none', 7, null],
  });
});

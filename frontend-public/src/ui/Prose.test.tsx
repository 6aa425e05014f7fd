import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { Prose } from './Prose';

const show = (html: string, basename = '') =>
  render(
    <MemoryRouter basename={basename} initialEntries={[`${basename}/`]}>
      <Prose html={html} />
    </MemoryRouter>,
  );
const upload = '/media/0a/ward-640.webp?size=640x400;widths=320,480,640;focus=20,80;color=8fa3b0';

it('offers an upload inside a text in its widths, in the size that the file has now', () => {
  show(
    `<p>Before</p><figure><img src="${upload}" alt="A &gt; B" width="320" height="100" loading="lazy" /><figcaption>Ours</figcaption></figure>`,
  );
  const image = screen.getByRole('img', { name: 'A > B' });
  expect(image).toHaveAttribute('src', upload);
  expect(image).toHaveAttribute('loading', 'lazy');
  expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['640', '400']);
  const [avif, webp] = image.parentElement!.querySelectorAll('source');
  expect(avif).toHaveAttribute('type', 'image/avif');
  expect(webp).toHaveAttribute(
    'srcset',
    '/media/0a/ward-320.webp 320w, /media/0a/ward-480.webp 480w, /media/0a/ward-640.webp 640w',
  );
  expect(webp).toHaveAttribute('sizes', 'min(640px, 44rem, 100vw - 2.5rem)');
  expect(screen.getByRole('figure')).toHaveTextContent('Ours');
});

it('knows the widths of an image that comes with the site', () => {
  show('<img src="/images/product/week.webp?focus=20,80" alt="A week" loading="lazy" />');
  const [avif] = screen.getByRole('img').parentElement!.querySelectorAll('source');
  expect(avif!.srcset).toMatch(/^\/images\/product\/week-640\.avif 640w, /);
});

it.each(['https://example.org/a.jpg', '/images/gone.png', '/media/0a/logo.svg?size=40x20'])(
  'leaves %s as it was written',
  (src) => {
    const written = `<img src="${src}" alt="Any" width="300" height="200">`;
    const { container } = show(`<p>${written}</p>`);
    expect(container.querySelector('p')!.innerHTML).toBe(written);
  },
);

it('puts a table into a frame that scrolls and takes the focus', () => {
  show('<table><tbody><tr><td>5</td></tr></tbody></table>');
  expect(screen.getByRole('region', { name: 'Table' })).toHaveAttribute('tabindex', '0');
});

it('keeps the prefix of the site in links to its pages', () => {
  show('<p><a href="/pricing#faq">Page</a> <a href="/images/a.png">File</a> <a href="#here">Here</a></p>', '/website');
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/website/pricing#faq', '/images/a.png', '#here']);
});

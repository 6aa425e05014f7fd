import { act, fireEvent, render, screen } from '@testing-library/react';
import { Picture } from './Picture';

const cover = '/images/blog/fill-rate-explained.jpg';
const stem = cover.replace('.jpg', '');
const sourcesOf = (image: HTMLElement) => [...image.parentElement!.querySelectorAll('source')];

it('offers what comes with the site in its widths, AVIF before WebP', () => {
  render(<Picture src={cover} alt="A week" sizes="50vw" />);
  const image = screen.getByRole('img', { name: 'A week' });
  expect(image).toHaveAttribute('width', '1200');
  expect(image).toHaveAttribute('height', '675');
  expect(sourcesOf(image).map(({ type }) => type)).toEqual(['image/avif', 'image/webp']);
  expect(sourcesOf(image)[0]).toHaveAttribute(
    'srcset',
    `${stem}-480.avif 480w, ${stem}-800.avif 800w, ${stem}-1200.avif 1200w`,
  );
  expect(sourcesOf(image)[0]).toHaveAttribute('sizes', '50vw');
});

it.each(['https://example.org/a.jpg', '/images/gone.png', 'constructor'])('keeps the room of %s', (src) => {
  render(<Picture src={src} alt="Any" width={600} height={400} />);
  const image = screen.getByRole('img', { name: 'Any' });
  expect(image).toHaveAttribute('src', src);
  expect(image).toHaveStyle({ aspectRatio: '600 / 400' });
  expect(sourcesOf(image)).toEqual([]);
});

it('shows the fallback in the same room when an image is missing, and the next image when there is one', () => {
  const { rerender } = render(<Picture src={cover} alt="Any" />);
  const image = screen.getByRole('img', { name: 'Any' });
  fireEvent.error(image);
  expect(image).toHaveAttribute('src', '/images/blog/default.svg');
  expect(image).toHaveStyle({ aspectRatio: '1200 / 675' });
  expect(sourcesOf(image)).toEqual([]);
  fireEvent.error(image);
  expect(image).toHaveAttribute('src', '/images/blog/default.svg');

  rerender(<Picture src="/next.png" alt="Any" />);
  expect(image).toHaveAttribute('src', '/next.png');
});

it.each([
  ['shows the fallback for an image that failed before hydration', () => Promise.reject(new Error('broken')), true],
  ['keeps an image that has arrived and is not decoded yet', () => Promise.resolve(), false],
])('%s', async (_, decode, isMissing) => {
  const decoded = jest.fn(decode);
  Object.assign(HTMLImageElement.prototype, { decode: decoded });
  jest.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
  jest.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(0);
  jest.spyOn(HTMLImageElement.prototype, 'currentSrc', 'get').mockReturnValue(cover);
  render(<Picture src={cover} alt="Any" />);
  await act(() => (decoded.mock.results[0]!.value as Promise<void>).catch(() => undefined));
  expect(screen.getByRole('img', { name: 'Any' })).toHaveAttribute(
    'src',
    isMissing ? '/images/blog/default.svg' : cover,
  );
  jest.restoreAllMocks();
});

it('offers an upload in the widths that its address lists, around its focal point', () => {
  const src = '/media/0a/ward-12-640.webp?size=640x400;widths=320,480,640;focus=20,80;color=8fa3b0';
  render(<Picture src={src} alt="A ward" width={100} height={100} sizes="50vw" />);
  const image = screen.getByRole('img', { name: 'A ward' });
  expect(image).toHaveAttribute('src', src);
  expect(image).toHaveAttribute('width', '640');
  expect(image).toHaveStyle({ aspectRatio: '640 / 400', objectPosition: '20% 80%', backgroundColor: '#8fa3b0' });
  expect(sourcesOf(image).map(({ type }) => type)).toEqual(['image/avif', 'image/webp']);
  expect(sourcesOf(image)[1]).toHaveAttribute(
    'srcset',
    '/media/0a/ward-12-320.webp 320w, /media/0a/ward-12-480.webp 480w, /media/0a/ward-12-640.webp 640w',
  );
});

it('HOM-04 shows a drawing in the theme that is on, and on a phone the one whose text can be read there', () => {
  render(<Picture src="/images/product/offers.webp" alt="A week" priority />);
  const [light, dark] = screen.getAllByRole('img', { name: 'A week' });
  expect(light!.parentElement).toHaveAttribute('data-theme', 'light');
  expect(dark!.parentElement).toHaveAttribute('data-theme', 'dark');
  expect(dark).toHaveAttribute('src', '/images/product/offers-dark.webp');
  expect(dark).toHaveAttribute('loading', 'lazy');

  const [narrow, wide] = sourcesOf(light!);
  expect(narrow).toHaveAttribute('media', '(max-width: 36em)');
  expect(narrow!.srcset).toMatch(/^\/images\/product\/offers-narrow-480\.avif 480w, /);
  expect(wide!.srcset).toMatch(/^\/images\/product\/offers-652\.avif 652w, /);
  const preloads = [...document.head.querySelectorAll('link[rel=preload]')].map((link) => link.getAttribute('media'));
  expect(preloads).toEqual(expect.arrayContaining(['(max-width: 36em)', '(min-width: 36.01em)']));
});

it('shows a drawing around the focal point that its address names', () => {
  render(<Picture src="/images/product/week.webp?focus=20,80" alt="A week" />);
  const [light, dark] = screen.getAllByRole('img', { name: 'A week' });
  for (const image of [light, dark]) expect(image).toHaveStyle({ objectPosition: '20% 80%' });
  expect(light).toHaveAttribute('src', '/images/product/week.webp');
  expect(dark).toHaveAttribute('src', '/images/product/week-dark.webp');
});

it('keeps the room of a drawing that is missing', () => {
  render(<Picture src="/images/product/board.webp" alt="A week" />);
  fireEvent.error(screen.getAllByRole('img', { name: 'A week' })[0]!);
  for (const image of screen.getAllByRole('img', { name: 'A week' })) {
    expect(image).toHaveAttribute('src', '/images/blog/default.svg');
    expect(image).toHaveStyle({ aspectRatio: '652 / 474' });
  }
});

afterEach(() => document.head.replaceChildren());

it('waits until it is near, unless it is what the first view is about', () => {
  const { rerender } = render(<Picture src={cover} alt="Any" />);
  const image = screen.getByRole('img', { name: 'Any' });
  expect(image).toHaveAttribute('loading', 'lazy');
  expect(document.head.querySelector('link[rel=preload]')).toBeNull();

  rerender(<Picture src={cover} alt="Any" priority />);
  expect(image).toHaveAttribute('loading', 'eager');
  expect(image).toHaveAttribute('fetchpriority', 'high');
  expect(document.head.querySelector('link[rel=preload]')).toHaveAttribute('type', 'image/avif');
});

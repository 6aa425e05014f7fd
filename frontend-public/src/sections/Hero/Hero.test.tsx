import type { HomeContent } from '@20x/kit';
import { renderApp } from '@20x/kit/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { withHeroDefaults } from '../../home/hero-text';
import { Hero } from './Hero';

const renderHero = (content: HomeContent = {}) => renderApp(<Hero content={withHeroDefaults(content)} />);
const threeImages: HomeContent = {
  heroImages: ['/images/a.avif', '/images/b.avif', '/images/c.avif'],
  heroAlt: ['Board', 'Offers'],
};

/** The only slide that is not inert. */
function shownSlide() {
  const slides = screen.getAllByRole('group', { hidden: true });
  const active = slides.filter((slide) => !slide.hasAttribute('inert'));
  expect(active).toHaveLength(1);
  return active[0]?.getAttribute('aria-label');
}
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
const stage = () => screen.getByRole('region', { name: 'Product tour' });

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('HOM-03 breaks the three parts into lines and highlights the middle one', () => {
  renderHero({ heroTitleBefore: 'Staff', heroTitleHighlight: 'every', heroTitleAfter: 'shift' });
  const title = screen.getByRole('heading', { level: 1, name: 'Staff every shift' });
  expect(title.querySelectorAll('br')).toHaveLength(2);
  expect(title.querySelector('.highlight')).toHaveTextContent('every');
});

it('HOM-03 shows the single title as it is', () => {
  renderHero({ heroTitle: 'One line', heroTitleBefore: 'Half' });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^One line$/);
});

it('opens a button in a new tab where its editor says so', () => {
  renderHero({ heroCtaNewTab: true, heroSecondaryCtaLabel: 'Tour' });
  expect(screen.getByRole('link', { name: 'Book a Demo' })).toHaveAttribute('target', '_blank');
  expect(screen.getByRole('link', { name: 'Book a Demo' })).toHaveAttribute('rel', 'noopener');
  expect(screen.getByRole('link', { name: 'Tour' })).not.toHaveAttribute('target');
});

it('HOM-04 offers the default buttons', () => {
  renderHero();
  expect(screen.getByRole('link', { name: 'Book a Demo' })).toHaveAttribute('href', '/contact');
  expect(screen.getByRole('link', { name: 'Learn More about 20X' })).toHaveAttribute(
    'href',
    '/features/nurse-scheduling-software',
  );
});

it('HOM-04 wears both badges', () => {
  renderHero();
  expect(screen.getByText('Live Demo')).toBeVisible();
  expect(screen.getByText('Real-time updates')).toBeVisible();
});

const shownImages = () => screen.getAllByRole('img', { hidden: true }).filter(({ tagName }) => tagName === 'IMG');

it('HOM-04 takes the alternative texts by index', () => {
  renderHero(threeImages);
  pass(4000);
  pass(4000);
  expect(shownImages().map((image) => image.getAttribute('alt'))).toEqual(['Board', 'Offers', '20X, view 3']);
});

it('HOM-04 rotates every 4000 ms and wraps', () => {
  renderHero(threeImages);
  expect(shownSlide()).toBe('1 of 3');
  pass(3999);
  expect(shownSlide()).toBe('1 of 3');
  pass(1);
  expect(shownSlide()).toBe('2 of 3');
  pass(4000);
  pass(4000);
  expect(shownSlide()).toBe('1 of 3');
});

it.each([[[]], [[' ']]])(
  'HOM-04 rotates the starter views of the product as long as there are no images: %j',
  (heroImages) => {
    renderHero({ heroImages });
    expect(screen.getByText('Sample data')).toBeVisible();
    expect(shownSlide()).toBe('1 of 4');
    pass(4000);
    expect(shownSlide()).toBe('2 of 4');
  },
);

it.each([
  ['a pointer is over it', () => fireEvent.mouseEnter(stage()), () => fireEvent.mouseLeave(stage())],
  [
    'the focus is inside',
    () => act(() => screen.getByRole('button', { name: /^Pause/ }).focus()),
    () => act(() => screen.getByRole('button', { name: /^Pause/ }).blur()),
  ],
])('HOM-04 pauses while %s', (_, hold, release) => {
  renderHero(threeImages);
  hold();
  pass(12_000);
  expect(shownSlide()).toBe('1 of 3');
  release();
  pass(4000);
  expect(shownSlide()).toBe('2 of 3');
});

it('HOM-04 has a button that pauses and plays', () => {
  renderHero(threeImages);
  fireEvent.click(screen.getByRole('button', { name: 'Pause the product tour' }));
  pass(12_000);
  expect(shownSlide()).toBe('1 of 3');
  fireEvent.click(screen.getByRole('button', { name: 'Play the product tour' }));
  pass(4000);
  expect(shownSlide()).toBe('2 of 3');
});

it('HOM-04 does not start by itself when less motion is wanted', () => {
  const media = Object.assign(new EventTarget(), { matches: true }) as MediaQueryList;
  jest.spyOn(window, 'matchMedia').mockReturnValue(media);
  renderHero(threeImages);
  pass(12_000);
  expect(shownSlide()).toBe('1 of 3');
  expect(screen.getByRole('button', { name: 'Play the product tour' })).toBeVisible();
});

it('HOM-04 jumps to a view', () => {
  renderHero(threeImages);
  fireEvent.click(screen.getByRole('button', { name: 'Show view 3' }));
  expect(shownSlide()).toBe('3 of 3');
});

it('HOM-04 fetches the first image at once, each other one when its turn is near', () => {
  renderHero(threeImages);
  expect(shownImages().map((image) => image.getAttribute('src'))).toEqual(['/images/a.avif']);
  expect(shownImages()[0]).toHaveAttribute('loading', 'eager');
  expect(shownImages()[0]).toHaveAttribute('fetchpriority', 'high');
  pass(2000);
  expect(shownImages().map((image) => image.getAttribute('src'))).toEqual(['/images/a.avif', '/images/b.avif']);
  expect(shownImages()[1]).toHaveAttribute('loading', 'lazy');
});

it('HOM-04 needs no controls for a single image', () => {
  renderHero({ heroImages: ['/images/a.avif'] });
  expect(screen.queryAllByRole('button')).toEqual([]);
  pass(12_000);
  expect(shownSlide()).toBe('1 of 1');
});

import type { InsightCard } from '@20x/kit';
import { renderApp } from '@20x/kit/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Insights } from './Insights';

const show = (insights: InsightCard[]) => renderApp(<Insights content={{ insights }} />);
const posts = (count: number): InsightCard[] =>
  Array.from({ length: count }, (_, index) => ({ slug: `post-${index + 1}`, title: `Post ${index + 1}` }));

/** Titles of the slide that is not inert. */
function shownTitles() {
  const slide = screen
    .getAllByRole('group', { hidden: true })
    .find((group) => group.getAttribute('aria-roledescription') === 'slide' && !group.hasAttribute('inert'));
  return within(slide!)
    .getAllByRole('heading', { hidden: true })
    .map(({ textContent }) => textContent);
}

it('HOM-10 shows what has a title and a slug, each linked by its slug', () => {
  show([
    { slug: 'a', title: 'First' },
    { slug: '', title: 'Without a slug' },
    { slug: 'c', title: '' },
    { slug: 'd', title: 'Second' },
  ]);
  expect(screen.getByRole('heading', { name: 'Latest Insights' })).toBeVisible();
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/blog', '/blog/a', '/blog/d']);
  expect(screen.getByRole('link', { name: 'View All Insights' })).toHaveAttribute('href', '/blog');
});

it('HOM-10 shows at most three tags, the first as badge', () => {
  show([{ slug: 'a', title: 'A', tags: ['One', ' ', 'Two', 'Three', 'Four'] }]);
  expect(screen.getByText('One')).toHaveClass('badge');
  expect(screen.getByText('Two')).toBeVisible();
  expect(screen.getByText('Three')).toBeVisible();
  expect(screen.queryByText('Four')).toBeNull();
});

it.each([
  [{ ogImage: '/og.jpg', featuredImage: '/f.jpg' }, '/og.jpg'],
  [{ ogImage: ' ', featuredImage: '/f.jpg' }, '/f.jpg'],
  [{}, '/images/blog/default.svg'],
])('HOM-10 picks the image of %j', (images, expected) => {
  show([{ slug: 'a', title: 'A', ...images }]);
  expect(screen.getByRole('listitem').querySelector('img')).toHaveAttribute('src', expected);
});

it.each(['ogImage', 'featuredImage'])('names in a preview the field whose image a card shows: %s', (field) => {
  const card = { slug: 'a', title: 'A', [field]: '/a.jpg', $field: '#.insights.1' };
  show([card]);
  expect(screen.getByRole('listitem').querySelector('[data-field$="Image"]')).toHaveAttribute(
    'data-field',
    `#.insights.1.${field}`,
  );
});

it('HOM-10 shows three items without a carousel', () => {
  show(posts(3));
  expect(screen.queryAllByRole('button')).toEqual([]);
});

it('HOM-10 makes slides of three that wrap at both ends', async () => {
  show(posts(7));
  expect(shownTitles()).toEqual(['Post 1', 'Post 2', 'Post 3']);

  await userEvent.click(screen.getByRole('button', { name: 'Previous insights' }));
  expect(shownTitles()).toEqual(['Post 7']);
  await userEvent.click(screen.getByRole('button', { name: 'Next insights' }));
  expect(shownTitles()).toEqual(['Post 1', 'Post 2', 'Post 3']);
});

it('HOM-10 jumps by its dots', async () => {
  show(posts(7));
  await userEvent.click(screen.getByRole('button', { name: 'Go to slide 2' }));
  expect(shownTitles()).toEqual(['Post 4', 'Post 5', 'Post 6']);
  expect(screen.getByRole('button', { name: 'Go to slide 2' })).toHaveAttribute('aria-current', 'true');
});

it.each([
  [390, 7],
  [800, 4],
])('shows as many at a time as fit %i pixels, with a dot for each slide', (width, slides) => {
  jest.spyOn(window, 'matchMedia').mockImplementation((query) => {
    const widest = Number(/max-width: ([\d.]+)em/.exec(query)?.[1]) * 16;
    return Object.assign(new EventTarget(), { matches: width <= widest }) as MediaQueryList;
  });
  show(posts(7));
  expect(screen.getAllByRole('button', { name: /Go to slide/ })).toHaveLength(slides);
});

it('HOM-10 keeps its place with nothing to show', () => {
  show([]);
  expect(screen.getByRole('heading', { name: 'Latest Insights' })).toBeVisible();
  expect(screen.queryByRole('listitem')).toBeNull();
});

it('says above the cards what the owner wrote', () => {
  renderApp(<Insights content={{ insights: posts(1), insightsTitle: 'Read on' }} />);
  expect(screen.getByRole('heading', { name: 'Read on' })).toBeVisible();
});

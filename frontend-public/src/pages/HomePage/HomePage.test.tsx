import type { HomeContent } from '@20x/kit';
import { problem, renderApp } from '@20x/kit/testing';
import { screen } from '@testing-library/react';
import { defaultContent } from '@20x/kit/home/default-content';
import { placed, rowsIn, shownPlaces } from '../../testing/placed-rows';
import { HomePage } from './HomePage';

const renderHome = (content: HomeContent | Response = {}) =>
  renderApp(<HomePage />, { api: { '/api/home-content': content } });

const sectionTitles = [
  'Fill the shift. Clear the nurse. Close the week.',
  'Agency work moves at 5 a.m. Spreadsheets don’t.',
  'One call-off, from 05:12 to paid',
  'Outcomes that Matter',
  'Built for teams that answer to auditors',
  'Frequently Asked Questions',
  'Latest Insights',
  'Bring last week’s schedule. We’ll rebuild it live.',
];
const titlesOf = (levels: readonly number[]) =>
  screen
    .getAllByRole('heading')
    .filter(({ tagName }) => levels.includes(Number(tagName[1])))
    .map(({ textContent }) => textContent.replace(/\s+/g, ' '));

it('HOM-01 shows skeletons until the content has come', async () => {
  renderHome({ introTitle: 'Our own words' });
  expect(screen.getByRole('status', { name: 'Loading...' })).toBeInTheDocument();
  expect(screen.queryByRole('heading', { level: 1 })).toBeNull();

  expect(await screen.findByRole('heading', { name: 'Our own words' })).toBeVisible();
  expect(screen.queryByRole('status', { name: 'Loading...' })).toBeNull();
});

it.each([
  ['empty', {}],
  ['failed', problem(503, 'unavailable')],
])('HOM-01, HOM-02, ERR-02 shows every section with its fallbacks when the content is %s', async (_, content) => {
  renderHome(content);
  await screen.findByRole('heading', { level: 1 });
  expect(titlesOf([1, 2])).toEqual(sectionTitles);
  expect(screen.queryByRole('alert')).toBeNull();
});

it('leaves out what the owner hid, fallbacks included, and keeps a title', async () => {
  const sections = ['hero', 'intro', 'features', 'outcomes', 'trust', 'faq', 'insights', 'finalCta'] as const;
  const { unmount } = renderHome({ hiddenSections: [...sections] });
  expect(await screen.findByRole('heading', { level: 1 })).toHaveClass('visually-hidden');
  expect(titlesOf([1, 2])).toEqual(sectionTitles.slice(0, 1));
  expect(screen.queryByRole('link')).toBeNull();
  unmount();

  renderHome({ hiddenSections: ['faq', 'trustStats', 'trustBadges'] });
  await screen.findByRole('heading', { level: 1 });
  expect(titlesOf([1, 2])).toEqual(sectionTitles.filter((title) => title !== 'Frequently Asked Questions'));
  expect(screen.queryByText('Healthcare Facilities')).toBeNull();
  expect(screen.queryByText('HIPAA Compliant')).toBeNull();
});

it('never breaks on fields that are null', async () => {
  const nothing = null as never;
  renderHome({
    seo: null,
    introCards: [nothing, { title: null }],
    features: [nothing],
    outcomes: null,
    trustStats: [{ value: null, label: null }],
    trustCompanies: [nothing],
    trustTestimonials: [nothing],
    trustBadges: null,
    faqs: [nothing],
    insights: [nothing, { slug: null, title: 'No address' }],
    heroImages: [nothing, ''],
    heroAlt: null,
    finalCta: null,
  });
  await screen.findByRole('heading', { level: 1 });
  expect(titlesOf([1, 2])).toEqual(sectionTitles);
});

it('HOM-12 takes the metadata from the content and falls back to the defaults', async () => {
  const { unmount } = renderHome();
  await screen.findByRole('heading', { level: 1 });
  expect(document.title).toBe('Nurse Scheduling Software for Staffing Agencies | 20X');
  expect(document.head.querySelector('meta[property="og:image"]')).toHaveAttribute(
    'content',
    'http://localhost/og-image.jpg',
  );
  unmount();

  renderHome({ seo: { title: 'Ours', description: 'About us', ogImage: '/images/own.jpg' } });
  await screen.findByRole('heading', { level: 1 });
  expect(document.title).toBe('Ours');
  expect(document.head.querySelector('meta[property="og:description"]')).toHaveAttribute('content', 'About us');
  expect(document.head.querySelector('meta[property="og:image"]')).toHaveAttribute(
    'content',
    'http://localhost/images/own.jpg',
  );
});

it('says in previews where the rows of the draft are', async () => {
  const { introCards, features, outcomes, trustStats, trustBadges, faqs } = defaultContent;
  const company = { name: 'North Staffing', logoUrl: '/images/north.svg' };
  const insight = { slug: 'a-post', title: 'A post' };
  const content = {
    ...{ introCards, features, outcomes, trustStats, trustBadges, faqs },
    trustTestimonials: [{ name: 'Ana', quote: 'It works.' }],
    trustCompanies: [company],
    insights: [insight],
  };
  renderHome(placed(content));
  await screen.findByRole('heading', { level: 1 });
  expect(shownPlaces()).toEqual(expect.arrayContaining(rowsIn(content, '')));
});

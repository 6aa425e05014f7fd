import { renderApp, type ApiAnswers } from '@20x/kit/testing';
import { screen, within } from '@testing-library/react';
import { emptySite, listed } from '../testing/site-answers';
import { Footer, publishedInOrder } from './Footer';

const renderFooter = (api: ApiAnswers = {}) => renderApp(<Footer />, { api: { ...emptySite, ...api } });

it('FTR-03 shows the default logo, description and copyright', () => {
  renderFooter();
  expect(screen.getByRole('img', { name: '20X' })).toBeVisible();
  expect(screen.getByText('The #1 nurse scheduling software for healthcare staffing agencies.')).toBeVisible();
  expect(screen.getByText('© 2025 20X. All rights reserved.')).toBeVisible();
});

it('FTR-03 takes description and copyright from the settings', async () => {
  renderFooter({
    '/api/settings': [
      { key: 'footer_description', value: 'Ours' },
      { key: 'footer_copyright', value: '© Us' },
    ],
  });
  expect(await screen.findByText('Ours')).toBeVisible();
  expect(screen.getByText('© Us')).toBeVisible();
});

it('has the large drawn name only for the site that it names', async () => {
  const wordmark = (container: HTMLElement) => container.querySelector('svg[aria-hidden][viewBox="0 4.5 60 12"]');
  expect(wordmark(renderFooter().container)).toBeInTheDocument();
  const { container, findByRole } = renderFooter({ '/api/settings': [{ key: 'siteName', value: 'Harbor' }] });
  expect(await findByRole('link', { name: 'Harbor, home' })).toBeVisible();
  expect(wordmark(container)).not.toBeInTheDocument();
});

it('FTR-01 shows the first three published sections with their links, in order', async () => {
  renderFooter({
    '/api/footer/sections': [
      { ...listed('d', 4), title: 'Fourth' },
      { ...listed('b', 2), title: 'Second' },
      { ...listed('x', 0, false), title: 'Hidden' },
      { ...listed('a', 1), title: 'First' },
      { ...listed('c', 3), title: 'Third' },
    ],
    '/api/footer/links': [
      { ...listed('2', 2), sectionId: 'a', title: 'Later', url: '/later' },
      { ...listed('1', 1), sectionId: 'a', title: 'Sooner', url: '/sooner' },
      { ...listed('3', 3, false), sectionId: 'a', title: 'Draft', url: '/draft' },
      { ...listed('4', 4), sectionId: 'd', title: 'Of the fourth', url: '/fourth' },
    ],
  });

  const navigation = await screen.findByRole('navigation', { name: 'Footer' });
  const headings = within(navigation).getAllByRole('heading');
  expect(headings.map(({ textContent }) => textContent)).toEqual(['First', 'Second', 'Third']);
  await within(navigation).findByRole('link', { name: 'Sooner' });
  const links = within(navigation).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual(['Sooner', 'Later']);
});

it('FTR-01 shows published badges and legal links', async () => {
  renderFooter({
    '/api/footer/badges': [
      { ...listed('1', 1), href: 'https://example.com', label: 'Member', imageUrl: '/images/badge.svg' },
      { ...listed('2', 2), href: null, label: 'Plain', imageUrl: '/images/plain.svg' },
      { ...listed('3', 3, false), href: null, label: 'Draft', imageUrl: '/images/draft.svg' },
    ],
    '/api/footer/legal-links': [{ ...listed('1', 1), title: 'Privacy Policy', url: '/privacy' }],
  });

  expect(await screen.findByRole('link', { name: 'Member' })).toHaveAttribute('href', 'https://example.com');
  expect(screen.getByRole('img', { name: 'Plain' })).toHaveAttribute('src', '/images/plain.svg');
  expect(screen.queryByRole('img', { name: 'Draft' })).toBeNull();
  expect(await screen.findByRole('link', { name: 'Privacy Policy' })).toHaveAttribute('href', '/privacy');
});

const platforms = [
  'twitter',
  'github',
  'linkedin',
  'facebook',
  'instagram',
  'youtube',
  'wordpress',
  'shopify',
  'squarespace',
];

it('FTR-02 gives each of the nine platforms its own icon and any other the twitter icon', async () => {
  renderFooter({
    '/api/footer/social-links': [...platforms, 'Mastodon', 'constructor'].map((platform, index) => ({
      ...listed(platform, index),
      platform,
      url: `https://example.com/${platform}`,
    })),
  });

  const drawingOf = async (platform: string) => {
    const link = await screen.findByRole('link', { name: platform });
    return link.querySelector('svg')?.innerHTML;
  };
  const drawings = await Promise.all(platforms.map(drawingOf));
  expect(new Set(drawings).size).toBe(platforms.length);
  expect(await drawingOf('Mastodon')).toBe(drawings[0]);
  expect(await drawingOf('constructor')).toBe(drawings[0]);
});

it('FTR-01 leaves an address without its link when it could run a script', async () => {
  renderFooter({ '/api/footer/legal-links': [{ ...listed('1', 1), title: 'Odd', url: 'javascript:alert(1)' }] });
  expect(await screen.findByText('Odd')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Odd' })).toBeNull();
});

it('FTR-01 keeps what is published, ascending by order read as an integer', () => {
  const items = [
    { id: 'ten', order: 10, published: true },
    { id: 'hidden', order: 0, published: false },
    { id: 'text', order: '9' as unknown as number, published: true },
    { id: 'one', order: 1, published: true },
  ];
  expect(publishedInOrder(items).map(({ id }) => id)).toEqual(['one', 'text', 'ten']);
});

it('FTR-01 takes a missing list as empty', () => {
  expect(publishedInOrder(undefined)).toEqual([]);
});

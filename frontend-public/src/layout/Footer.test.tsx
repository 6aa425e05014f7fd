import { renderApp } from '@20x/kit/testing';
import { screen, within } from '@testing-library/react';
import { emptySite, layoutAnswer, type LayoutParts } from '../testing/site-answers';
import { Footer } from './Footer';

const renderFooter = (layout: LayoutParts = {}) =>
  renderApp(<Footer />, { api: { ...emptySite, ...layoutAnswer(layout) } });

it('FTR-03 shows the default logo, description and copyright', () => {
  renderFooter();
  expect(screen.getByRole('img', { name: '20X' })).toBeVisible();
  expect(screen.getByText('The #1 nurse scheduling software for healthcare staffing agencies.')).toBeVisible();
  expect(screen.getByText('© 2025 20X. All rights reserved.')).toBeVisible();
});

it('FTR-03 takes description and copyright from the settings', async () => {
  renderFooter({ settings: { footerDescription: 'Ours', footerCopyright: '© Us' } });
  expect(await screen.findByText('Ours')).toBeVisible();
  expect(screen.getByText('© Us')).toBeVisible();
});

it('has the large drawn name only for the site that it names', async () => {
  const wordmark = (container: HTMLElement) => container.querySelector('svg[aria-hidden][viewBox="0 4.5 60 12"]');
  expect(wordmark(renderFooter().container)).toBeInTheDocument();
  const { container, findByRole } = renderFooter({ settings: { siteName: 'Harbor' } });
  expect(await findByRole('link', { name: 'Harbor, home' })).toBeVisible();
  expect(wordmark(container)).not.toBeInTheDocument();
});

it('FTR-01 shows the sections with their links, in order', async () => {
  const link = (title: string) => ({ title, url: `/${title.toLowerCase()}` });
  const sections = [
    { title: 'First', links: [link('Sooner'), link('Later')] },
    { title: 'Second', links: [] },
  ];
  renderFooter({ footer: { sections } });

  const navigation = await screen.findByRole('navigation', { name: 'Footer' });
  const headings = within(navigation).getAllByRole('heading');
  expect(headings.map(({ textContent }) => textContent)).toEqual(['First', 'Second']);
  const links = within(navigation).getAllByRole('link');
  expect(links.map((element) => [element.textContent, element.getAttribute('href')])).toEqual([
    ['Sooner', '/sooner'],
    ['Later', '/later'],
  ]);
});

it('FTR-01 shows badges and legal links', async () => {
  renderFooter({
    footer: {
      badges: [
        { href: 'https://example.com', label: 'Member', imageUrl: '/images/badge.svg' },
        { href: null, label: 'Plain', imageUrl: '/images/plain.svg' },
      ],
      legalLinks: [{ title: 'Privacy Policy', url: '/privacy' }],
    },
  });

  expect(await screen.findByRole('link', { name: 'Member' })).toHaveAttribute('href', 'https://example.com');
  expect(screen.getByRole('img', { name: 'Plain' })).toHaveAttribute('src', '/images/plain.svg');
  expect(screen.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute('href', '/privacy');
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
  const socialLinks = [...platforms, 'Mastodon', 'constructor'].map((platform) => ({
    platform,
    url: `https://example.com/${platform}`,
  }));
  renderFooter({ footer: { socialLinks } });

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
  renderFooter({ footer: { legalLinks: [{ title: 'Odd', url: 'javascript:alert(1)' }] } });
  expect(await screen.findByText('Odd')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Odd' })).toBeNull();
});

import { randomUUID } from 'node:crypto';
import { expect, test, visit } from '../../support/test.ts';

const shown = { published: true };
const listed = (position: number) => ({ id: randomUUID(), position, ...shown });
const hidden = () => ({ id: randomUUID(), position: 0, published: false });
const platforms = [
  ...['twitter', 'github', 'linkedin', 'facebook', 'instagram', 'youtube'],
  ...['wordpress', 'shopify', 'squarespace', 'mastodon'],
];

test('FTR-01 shows published items in the order of their numbers, three sections at most, badges and legal links', async ({
  page,
  data,
}) => {
  const [tenth, ninth, first, fourth] = [listed(10), listed(9), listed(1), listed(11)];
  await data.replace({
    footer_section: [
      { ...tenth, title: 'Tenth' },
      { ...ninth, title: 'Ninth' },
      { ...first, title: 'First' },
      { ...fourth, title: 'Too many' },
      { ...hidden(), title: 'Hidden' },
    ],
    footer_link: [
      { ...listed(10), section_id: ninth.id, title: 'Later', url: '/pricing' },
      { ...listed(9), section_id: ninth.id, title: 'Sooner', url: 'https://elsewhere.example/' },
      { ...hidden(), section_id: ninth.id, title: 'Hidden link', url: '/about' },
    ],
    footer_legal_link: [
      { ...listed(2), title: 'Terms', url: '/terms' },
      { ...listed(1), title: 'Privacy', url: '/privacy' },
      { ...hidden(), title: 'Hidden law', url: '/law' },
    ],
    footer_badge: [
      { ...listed(2), label: 'Second badge', image_url: '/og-image.jpg', href: null },
      { ...listed(1), label: 'First badge', image_url: '/og-image.jpg', href: 'https://badge.example/' },
      { ...hidden(), label: 'Hidden badge', image_url: '/og-image.jpg', href: null },
    ],
    footer_social_link: [],
  });
  await data.show();
  await visit(page, '/about');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('heading')).toHaveText(['First', 'Ninth', 'Tenth']);
  await expect(footer.getByRole('navigation').getByRole('link')).toHaveText(['Sooner', 'Later']);
  await expect(footer.getByRole('link', { name: 'Sooner' })).toHaveAttribute('href', 'https://elsewhere.example/');
  await expect(footer.getByRole('link', { name: /^(Privacy|Terms)$/ })).toHaveText(['Privacy', 'Terms']);
  const badges = footer.getByRole('img', { name: /badge/ });
  await expect(badges).toHaveCount(2);
  expect(await badges.evaluateAll((images) => images.map((image) => image.getAttribute('alt')))).toEqual([
    'First badge',
    'Second badge',
  ]);
  await expect(footer.getByRole('link', { name: 'First badge' })).toHaveAttribute('href', 'https://badge.example/');
  await expect(footer.getByText(/hidden/i)).toHaveCount(0);
});

test('FTR-02 nine platforms have an icon of their own, any other gets the twitter icon', async ({ page, data }) => {
  await data.replace({
    footer_social_link: platforms.map((platform, place) => ({
      ...listed(place),
      platform,
      url: `https://${platform}.example/20x`,
    })),
  });
  await data.show();
  await visit(page, '/about');
  const drawings = new Map<string, string>();
  for (const platform of platforms) {
    const link = page.getByRole('contentinfo').getByRole('link', { name: platform, exact: true });
    await expect(link).toHaveAttribute('href', `https://${platform}.example/20x`);
    drawings.set(platform, await link.locator('svg').innerHTML());
  }
  expect(drawings.get('mastodon')).toBe(drawings.get('twitter'));
  drawings.delete('mastodon');
  expect(new Set(drawings.values()).size).toBe(9);
});

test('FTR-03 logo, description and copyright have defaults and follow the settings', async ({ page, data }) => {
  await data.settings({ siteLogoUrl: null, footerDescription: null, footerCopyright: null });
  await data.show();
  await visit(page, '/about');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link', { name: '20X, home' }).getByRole('img', { name: '20X' })).toBeVisible();
  await expect(
    footer.getByText('The #1 nurse scheduling software for healthcare staffing agencies', { exact: false }),
  ).toBeVisible();
  await expect(footer.getByText(/2025.*All rights reserved/)).toBeVisible();

  await data.settings({
    siteLogoUrl: '/og-image.jpg',
    footerDescription: 'Schedules for agencies.',
    footerCopyright: '© 2026 Ours.',
  });
  await data.show();
  await visit(page, '/about');
  await expect(footer.locator('img[src="/og-image.jpg"]')).toBeVisible();
  await expect(page.getByRole('banner').locator('img[src="/og-image.jpg"]')).toBeVisible();
  await expect(footer.getByText('Schedules for agencies.')).toBeVisible();
  await expect(footer.getByText('© 2026 Ours.')).toBeVisible();
});

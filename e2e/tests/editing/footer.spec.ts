import { expect, test, visit } from '../../support/test.ts';

const platforms = [
  ...['twitter', 'github', 'linkedin', 'facebook', 'instagram', 'youtube'],
  ...['wordpress', 'shopify', 'squarespace', 'mastodon'],
];

test('FTR-01 shows what is not hidden in the order of the editor, three sections at most, badges and legal links', async ({
  page,
  data,
}) => {
  const hidden = { published: false };
  const image = { imageUrl: '/og-image.jpg' };
  await data.publish('footer', 'footer', {
    sections: [
      { id: 'h', title: 'Hidden', links: [{ id: 'x', title: 'In a hidden one', url: '/about' }], ...hidden },
      { id: 'a', title: 'First' },
      {
        id: 'b',
        title: 'Second',
        links: [
          { id: 'c', title: 'Sooner', url: 'https://elsewhere.example/' },
          { id: 'd', title: 'Hidden link', url: '/about', ...hidden },
          { id: 'e', title: 'Later', url: '/pricing' },
        ],
      },
      { id: 'f', title: 'Third' },
      { id: 'g', title: 'Too many' },
    ],
    legalLinks: [
      { id: 'i', title: 'Privacy', url: '/privacy' },
      { id: 'j', title: 'Hidden law', url: '/law', ...hidden },
      { id: 'k', title: 'Terms', url: '/terms' },
    ],
    badges: [
      { id: 'l', label: 'First badge', href: 'https://badge.example/', ...image },
      { id: 'm', label: 'Hidden badge', ...image, ...hidden },
      { id: 'n', label: 'Second badge', ...image },
    ],
  });
  await data.show();
  await visit(page, '/about');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('heading')).toHaveText(['First', 'Second', 'Third']);
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
  await data.publish('footer', 'footer', {
    socialLinks: platforms.map((platform) => ({ id: platform, platform, url: `https://${platform}.example/20x` })),
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

test('FTR-03 logo, description and copyright have defaults and follow what is published', async ({ page, data }) => {
  await data.publish('brand', 'brand', {});
  await data.publish('footer', 'footer', {});
  await data.show();
  await visit(page, '/about');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link', { name: '20X, home' }).getByRole('img', { name: '20X' })).toBeVisible();
  await expect(
    footer.getByText('The #1 nurse scheduling software for healthcare staffing agencies', { exact: false }),
  ).toBeVisible();
  await expect(footer.getByText(`© ${new Date().getUTCFullYear()} 20X. All rights reserved.`)).toBeVisible();

  await data.publish('brand', 'brand', { logo: '/og-image.jpg' });
  await data.publish('footer', 'footer', { description: 'Schedules for agencies.', copyright: '© 2026 Ours.' });
  await data.show();
  await visit(page, '/about');
  await expect(footer.locator('img[src="/og-image.jpg"]')).toBeVisible();
  await expect(page.getByRole('banner').locator('img[src="/og-image.jpg"]')).toBeVisible();
  await expect(footer.getByText('Schedules for agencies.')).toBeVisible();
  await expect(footer.getByText('© 2026 Ours.')).toBeVisible();
});

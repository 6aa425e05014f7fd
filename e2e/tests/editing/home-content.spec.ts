import type { Page } from '@playwright/test';
import type { SiteData } from '../../support/site-data.ts';
import { expect, test, visit } from '../../support/test.ts';

const main = (page: Page) => page.getByRole('main');

/** Shows the home page with these fields in place of the starter ones. */
async function showHome(page: Page, data: SiteData, fields: object) {
  const starter = await data.published('home-content', 'home');
  await data.publish('home-content', 'home', { ...starter, ...fields });
  await data.show();
  return visit(page, '/');
}

test('HOM-03 three parts need all three; else the single title; else the default', async ({ page, data }) => {
  const title = main(page).getByRole('heading', { level: 1 });
  const [heroTitleBefore, heroTitleHighlight, heroTitleAfter] = [' Staff ', ' every ', ' shift. '];
  await showHome(page, data, { heroTitle: 'One', heroTitleBefore, heroTitleHighlight, heroTitleAfter });
  await expect(title).toHaveText(/^\s*Staff\s+every\s+shift\.\s*$/);
  await expect(title.locator('br')).toHaveCount(2);
  await expect(title.locator('span')).toHaveText('every');

  await showHome(page, data, { heroTitle: 'One', heroTitleBefore, heroTitleHighlight: '  ', heroTitleAfter });
  await expect(title).toHaveText('One');
  await expect(title.locator('br')).toHaveCount(0);

  await showHome(page, data, { heroTitle: null, heroTitleBefore: 'Half', heroTitleHighlight: '', heroTitleAfter: '' });
  await expect(title).toHaveText(/Fill the shift\.\s*Clear the nurse\.\s*Close the week\./);
});

test('HOM-04 HOM-05 HOM-06 HOM-07 HOM-11 buttons, cards, anchors, images and icons are the owner’s', async ({
  page,
  data,
}) => {
  await showHome(page, data, {
    heroSubtitle: 'Sub of the hero',
    heroTrustText: 'Trusted by nobody yet',
    heroCtaLabel: 'Call us',
    heroCtaHref: '/pricing',
    heroSecondaryCtaLabel: 'How',
    heroSecondaryCtaHref: '/about',
    heroImages: ['/og-image.jpg', '/images/blog/default.svg'],
    heroAlt: ['A board'],
    introTitle: 'Our intro',
    introSubtitle: 'Sub of the intro',
    introCards: ['users', 'trendingUp', 'shield', 'no-such-icon'].map((iconName) => ({ iconName, title: iconName })),
    introCtaTitle: 'Ready?',
    introCtaSubtitle: 'It takes a day.',
    introCtaLabel: 'Start now',
    introCtaHref: '/features',
    features: [{ title: 'With anchor', anchor: '#board' }, { title: 'Without' }],
    outcomesTitle: null,
    outcomesImage: '/og-image.jpg',
    outcomes: ['TrendingUp', 'Clock', 'no-such-icon'].map((iconName) => ({ iconName, title: `Icon ${iconName}` })),
    finalCta: { title: 'Last words', subtitle: 'Sub of the end', demoScreenshot: '/og-image.jpg' },
  });
  await expect(main(page).getByText('Sub of the hero')).toBeVisible();
  await expect(main(page).getByText('Trusted by nobody yet')).toBeVisible();
  for (const [name, href] of [
    ['Call us', '/pricing'],
    ['How', '/about'],
    ['Start now', '/features'],
    ['With anchor', '/features/nurse-scheduling-software#board'],
    ['Without', '/features/nurse-scheduling-software'],
    ['See how it works', '/features/nurse-scheduling-software'],
    ['Book a Live Demo', '/contact'],
  ] as const)
    await expect(main(page).getByRole('link', { name, exact: true })).toHaveAttribute('href', href);

  const tour = page.getByRole('region', { name: 'Product tour' });
  await expect(tour.locator('img')).toHaveCount(2);
  expect(await tour.locator('img').evaluateAll((images) => images.map((image) => image.getAttribute('alt')))).toEqual([
    'A board',
    '20X, view 2',
  ]);

  const icon = (title: string) =>
    main(page)
      .locator('article, li')
      .filter({ has: page.getByRole('heading', { name: title, exact: true }) })
      .locator('svg')
      .innerHTML();
  expect(await icon('no-such-icon')).toBe(await icon('shield'));
  expect(new Set([await icon('users'), await icon('trendingUp'), await icon('shield')]).size).toBe(3);
  expect(await icon('Icon no-such-icon')).toBe(await icon('Icon TrendingUp'));
  expect(await icon('Icon Clock')).not.toBe(await icon('Icon TrendingUp'));

  await expect(main(page).getByText('It takes a day.')).toBeVisible();
  const outcomes = main(page).getByRole('region', { name: 'Outcomes that Matter' });
  await expect(outcomes.locator('img[src="/og-image.jpg"]')).toBeVisible();
  const last = main(page).getByRole('region', { name: 'Last words' });
  await expect(last.locator('img[src="/og-image.jpg"]')).toBeVisible();
  await expect(last.getByText('Sub of the end')).toBeVisible();
});

const shown = 'rgb(1, 2, 3)';

test('HOM-08 stats, companies, testimonials and badges; initials and a gradient replace a missing portrait', async ({
  page,
  data,
}) => {
  const names = ['Ada Lovelace Byron', 'ada', 'Élodie Ångström', 'Q. R.', 'Zoe', 'Bo Xi', 'Mia', 'Tom Ford', 'Ann Lee'];
  await showHome(page, data, {
    hiddenSections: [],
    trustTitle: 'Trust us',
    trustSubtitle: 'For good reasons',
    trustStats: [{ value: '7', label: 'Units', source: 'Own count', asOf: '2026' }],
    trustCompaniesSubtitle: 'With them',
    trustCompanies: [{ name: 'North Agency', bg: '#010203' }, { name: 'South Agency' }],
    trustTestimonials: [
      ...names.map((name) => ({ name, role: 'Scheduler', quote: `Says ${name}` })),
      { name: 'With Portrait', quote: 'Seen', avatarUrl: '/og-image.jpg' },
    ],
    trustBadgesTitle: '',
    trustBadges: ['checkCircle', 'alertTriangle', 'shield', 'unknown'].map((icon) => ({ icon, title: `B ${icon}` })),
  });
  const trust = main(page).getByRole('region', { name: 'Trust us' });
  await expect(trust.getByText('For good reasons')).toBeVisible();
  await expect(trust.getByText('Own count, 2026')).toBeVisible();
  await expect(trust.getByText('500+')).toHaveCount(0);
  await expect(trust.getByText('With them')).toBeVisible();
  await expect(trust.getByText('North Agency')).toHaveCSS('background-color', shown);
  await expect(trust.getByRole('heading', { name: 'Security & Compliance You Can Trust' })).toBeVisible();
  const icon = (title: string) => trust.locator('li').filter({ hasText: title }).locator('svg').innerHTML();
  expect(await icon('B unknown')).toBe(await icon('B shield'));
  expect(new Set([await icon('B checkCircle'), await icon('B alertTriangle'), await icon('B shield')]).size).toBe(3);

  const portraits = trust.locator('figcaption > :first-child');
  expect(await portraits.allTextContents()).toEqual(['AL', 'A', 'ÉÅ', 'QR', 'Z', 'BX', 'M', 'TF', 'AL', '']);
  await expect(portraits.last()).toHaveAttribute('src', '/og-image.jpg');
  const gradients = await portraits.evaluateAll((all) =>
    all.slice(0, -1).map((one) => getComputedStyle(one).backgroundImage),
  );
  for (const gradient of gradients) expect(gradient).toContain('linear-gradient');
  expect(new Set(gradients).size).toBeGreaterThan(2);
  expect(new Set(gradients).size).toBeLessThanOrEqual(6);
});

const insight = (place: number) => ({ slug: `article-${place}`, title: `Article ${place}` });

test('HOM-10 cards: hidden ones, tags, the order of images, and no carousel up to three', async ({ page, data }) => {
  await showHome(page, data, {
    insights: [
      {
        ...insight(1),
        tags: ['Badge', 'Two', 'Three', 'Four'],
        ogImage: '/og-image.jpg',
        featuredImage: '/images/blog/fill-rate-explained.jpg',
        excerpt: 'What it says',
        date: '2026-02-03',
      },
      { ...insight(2), tags: null, featuredImage: '/og-image.jpg?2', published: null },
      { ...insight(3), published: false },
      { ...insight(4), tags: [], published: true },
    ],
  });
  const section = main(page).getByRole('region', { name: 'Latest Insights' });
  const cards = section.locator('li');
  await expect(cards.getByRole('heading')).toHaveText(['Article 1', 'Article 2', 'Article 4']);
  await expect(section.getByRole('button')).toHaveCount(0);
  await expect(cards.first().getByRole('link')).toHaveAttribute('href', '/blog/article-1');
  await expect(cards.first()).toContainText('What it says');
  await expect(cards.first().getByRole('time')).toHaveText('Feb 3, 2026');
  for (const tag of ['Badge', 'Two', 'Three'])
    await expect(cards.first().getByText(tag, { exact: true })).toBeVisible();
  await expect(cards.first().getByText('Four', { exact: true })).toHaveCount(0);
  // The first tag is the badge on the picture.
  await expect(
    cards
      .first()
      .locator('div')
      .filter({ has: page.locator('img') })
      .first(),
  ).toHaveText('Badge');
  const sources = await cards.locator('img').evaluateAll((images) => images.map((image) => image.getAttribute('src')));
  expect(sources).toEqual(['/og-image.jpg', '/og-image.jpg?2', '/images/blog/default.svg']);
  await expect(section.getByRole('link', { name: 'View All Insights' })).toHaveAttribute('href', '/blog');
});

test('HOM-10 more than three make a carousel of three a slide that wraps at both ends, with dots that jump', async ({
  page,
  data,
}) => {
  await showHome(page, data, { insights: [1, 2, 3, 4, 5, 6, 7].map(insight) });
  const section = main(page).getByRole('region', { name: 'Latest Insights' });
  const cards = section.getByRole('heading', { level: 3 });
  const [first, second, third] = [
    ['Article 1', 'Article 2', 'Article 3'],
    ['Article 4', 'Article 5', 'Article 6'],
    ['Article 7'],
  ] as const;
  await expect(cards).toHaveText(first);
  await section.getByRole('button', { name: 'Previous insights' }).click();
  await expect(cards).toHaveText(third);
  await section.getByRole('button', { name: 'Next insights' }).click();
  await expect(cards).toHaveText(first);
  await section.getByRole('button', { name: 'Next insights' }).click();
  await expect(cards).toHaveText(second);
  const dots = section.getByRole('button', { name: /^Go to slide/ });
  await expect(dots).toHaveCount(3);
  await dots.nth(2).click();
  await expect(cards).toHaveText(third);
  await expect(dots.nth(2)).toHaveAttribute('aria-current', 'true');
  await dots.nth(0).click();
  await expect(cards).toHaveText(first);
});

test('HOM-12 SEO-02 SEO-04 the page says of itself what its owner entered', async ({ page, data }) => {
  await showHome(page, data, {
    seo: { title: 'Own title', description: 'Own description', ogImage: '/images/own.jpg', keywords: ['a', 'b'] },
    headHtml: '<meta name="verification" content="from-the-home-page">',
    bodyHtml: '<div id="from-the-body"></div>',
  });
  await expect(page).toHaveTitle('Own title');
  const content = (name: string) => page.locator(`meta[name="${name}"], meta[property="${name}"]`);
  await expect(content('description')).toHaveAttribute('content', 'Own description');
  await expect(content('keywords')).toHaveAttribute('content', 'a, b');
  await expect(content('og:title')).toHaveAttribute('content', 'Own title');
  await expect(content('twitter:description')).toHaveAttribute('content', 'Own description');
  await expect(content('og:image')).toHaveAttribute('content', /\/images\/own\.jpg$/);
  await expect(page.locator('head meta[name="verification"]')).toHaveAttribute('content', 'from-the-home-page');
  await expect(page.locator('body > #from-the-body')).toHaveCount(1);

  await showHome(page, data, { seo: null, heroSubtitle: null });
  await expect(page).toHaveTitle('Nurse Scheduling Software for Staffing Agencies | 20X');
  await expect(content('description')).toHaveAttribute('content', /20X puts open shifts/);
  await expect(content('og:image')).toHaveAttribute('content', /\/og-image\.jpg$/);
});

test('HOM-01 ERR-02 home content that is empty shows every section with its starter texts', async ({ page, data }) => {
  await data.publish('home-content', 'home', {});
  await data.show();
  const response = await visit(page, '/');
  expect(response.status()).toBe(200);
  await expectDefaults(page);
});

async function expectDefaults(page: Page) {
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(/Fill the shift\./);
  await expect(main(page).getByRole('heading', { name: 'Outcomes that Matter' })).toBeVisible();
  await expect(main(page).getByText('SOC 2 Certified')).toBeVisible();
  await expect(main(page).getByRole('link', { name: 'Book a Live Demo' })).toHaveAttribute('href', '/contact');
  await expect(page.getByRole('alert')).toHaveCount(0);
}

test.describe('while the home content fails', () => {
  // The browser asks again, and says what it got.
  test.use({ tolerated: /status of 500|net::ERR_FAILED/ });

  test('HOM-01 ERR-02 THR-223 a kept page stays; where none is, the defaults show, silently', async ({
    page,
    data,
  }) => {
    await showHome(page, data, { introTitle: 'What the owner says' });
    await data.kept('home');
    await data.breakTable('content_revision');
    await data.show();
    const kept = await page.goto('/');
    expect(kept!.status()).toBe(200);
    await expect(main(page).getByRole('heading', { name: 'What the owner says' })).toBeVisible();

    await data.forgetPages();
    const fresh = await page.goto('/');
    expect([fresh!.status(), fresh!.headers()['cache-control']]).toEqual([200, 'no-store']);
    await page.locator('#root[data-hydrated]').waitFor();
    await expectDefaults(page);
  });
});

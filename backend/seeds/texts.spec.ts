import { searchDescriptionWidth, searchTitleWidth } from '../src/content/checks/text-width.ts';
import { publishErrors } from '../src/content/documents/content-validation.ts';
import { HomeContent } from '../src/home-content/home-content.dto.ts';
import { SettingsValues } from '../src/settings/settings.dto.ts';
import { readingGrade } from '../test/support/reading-grade.ts';
import { hrefsOf, siteRoutes, textsOf } from '../test/support/shipped-texts.ts';
import { shippedLegalLinks, shippedSections } from './footer.ts';
import { shippedFaqs } from './home-faqs.ts';
import { shippedHome } from './home-content.ts';
import { shippedSettings } from './settings.ts';

describe('the shipped home page', () => {
  it('can be published as it is', () => {
    expect(publishErrors(HomeContent, shippedHome)).toEqual([]);
  });

  it('tells one call-off in six moments, answers ten questions, and names no invented customer', () => {
    const moments = shippedHome.features?.map(({ time, anchor }) => `${time} #${anchor}`);
    expect(moments).toEqual([
      '05:12 #board',
      '05:13 #matching',
      '05:14 #credentials',
      '05:19 #mobile',
      '19:41 #timesheets',
      'Fri #clients',
    ]);
    expect(shippedHome.faqs).toHaveLength(10);
    expect([shippedHome.trustCompanies, shippedHome.trustTestimonials, shippedHome.insights]).toEqual([[], [], []]);
  });

  it('leads only to pages of the site', () => {
    expect(hrefsOf(shippedHome).filter((href) => !siteRoutes.includes(href))).toEqual([]);
  });

  it('makes no claim beyond the default figures and badges', () => {
    const rest = { ...shippedHome, trustStats: [], trustBadges: [] };
    const claims = /#1|\bbest\b|certified|guarantee|\d%|compliant/i;
    expect(textsOf(rest).filter((text) => claims.test(text) || /\[.*\]/.test(text))).toEqual([]);
  });

  it('reads at grade 8 or below', () => {
    const { introSubtitle, introCards, features, outcomes, trustSubtitle, finalCta } = shippedHome;
    const body = [introCards, features, outcomes].map((cards) =>
      cards?.map(({ description }) => description).join(' '),
    );
    const passages = [
      introSubtitle,
      ...body,
      trustSubtitle,
      finalCta?.subtitle,
      ...shippedFaqs.map(({ answer }) => answer),
    ];
    for (const passage of passages) expect(readingGrade(passage ?? '')).toBeLessThanOrEqual(8);
  });

  it('fits the search result', () => {
    const { title, description } = shippedHome.seo ?? {};
    for (const { width, most } of [searchTitleWidth(title ?? ''), searchDescriptionWidth(description ?? '')])
      expect(width).toBeLessThanOrEqual(most);
  });

  it('says what its pictures show', () => {
    expect(shippedHome.finalCta?.demoScreenshotAlt).toMatch(/.{20}/);
  });
});

describe('the shipped frame of the site', () => {
  it('has valid settings', () => {
    expect(publishErrors(SettingsValues, shippedSettings)).toEqual([]);
  });

  it('has three footer sections and the legal links, all leading to pages of the site', () => {
    expect(shippedSections).toHaveLength(3);
    const links = [...shippedSections.flatMap((section) => section.links), ...shippedLegalLinks];
    expect(links.map(([, url]) => url).filter((url) => !siteRoutes.includes(url))).toEqual([]);
  });
});

import { searchDescriptionWidth, searchTitleWidth } from '@20x/shared/search-width';
import { publishErrors } from '../content/documents/content-validation.ts';
import { HomeContent } from '../home-content/home-content.dto.ts';
import { BrandContent } from '../brand/brand-content.dto.ts';
import { FooterContent } from '../footer/footer-content.dto.ts';
import { NavigationContent } from '../navigation/navigation-content.dto.ts';
import { readingGrade } from '../../test/support/reading-grade.ts';
import { hrefsOf, siteRoutes, textsOf } from '../../test/support/starter-texts.ts';
import { starterBrand } from './brand.ts';
import { starterFooter, starterLegalLinks, starterSections } from './footer.ts';
import { starterFaqs } from './home-faqs.ts';
import { starterHome } from './home-content.ts';
import { starterNavigation } from './navigation.ts';

describe('the starter home page', () => {
  it('can be published as it is', () => {
    expect(publishErrors(HomeContent, starterHome)).toEqual([]);
  });

  it('tells one call-off in six moments, answers ten questions, and names no invented customer', () => {
    const moments = starterHome.features?.map(({ time, anchor }) => `${time} #${anchor}`);
    expect(moments).toEqual([
      '05:12 #board',
      '05:13 #matching',
      '05:14 #credentials',
      '05:19 #mobile',
      '19:41 #timesheets',
      'Fri #clients',
    ]);
    expect(starterHome.faqs).toHaveLength(10);
    expect([starterHome.trustCompanies, starterHome.trustTestimonials, starterHome.insights]).toEqual([[], [], []]);
  });

  it('leads only to pages of the site', () => {
    expect(hrefsOf(starterHome).filter((href) => !siteRoutes.includes(href))).toEqual([]);
  });

  it('makes no claim beyond the default figures and badges', () => {
    const rest = { ...starterHome, trustStats: [], trustBadges: [] };
    const claims = /#1|\bbest\b|certified|guarantee|\d%|compliant/i;
    expect(textsOf(rest).filter((text) => claims.test(text) || /\[.*\]/.test(text))).toEqual([]);
  });

  it('reads at grade 8 or below', () => {
    const { introSubtitle, introCards, features, outcomes, trustSubtitle, finalCta } = starterHome;
    const body = [introCards, features, outcomes].map((cards) =>
      cards?.map(({ description }) => description).join(' '),
    );
    const passages = [
      introSubtitle,
      ...body,
      trustSubtitle,
      finalCta?.subtitle,
      ...starterFaqs.map(({ answer }) => answer),
    ];
    for (const passage of passages) expect(readingGrade(passage ?? '')).toBeLessThanOrEqual(8);
  });

  it('fits the search result', () => {
    const { title, description } = starterHome.seo ?? {};
    for (const { width, most } of [searchTitleWidth(title ?? ''), searchDescriptionWidth(description ?? '')])
      expect(width).toBeLessThanOrEqual(most);
  });

  it('says what its pictures show', () => {
    expect(starterHome.finalCta?.demoScreenshotAlt).toMatch(/.{20}/);
  });
});

describe('the starter frame of the site', () => {
  it('has valid settings', () => {
    expect(publishErrors(BrandContent, starterBrand)).toEqual([]);
    expect(publishErrors(NavigationContent, starterNavigation)).toEqual([]);
    expect(publishErrors(FooterContent, starterFooter)).toEqual([]);
  });

  it('has three footer sections and the legal links, all leading to pages of the site', () => {
    expect(starterSections).toHaveLength(3);
    const links = [...starterSections.flatMap((section) => section.links), ...starterLegalLinks];
    expect(links.map(([, url]) => url).filter((url) => !siteRoutes.includes(url))).toEqual([]);
  });
});

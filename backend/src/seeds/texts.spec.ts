import { searchDescriptionWidth, searchTitleWidth } from '@20x/shared/search-width';
import { publishErrors } from '../content/documents/content-validation.ts';
import { HomeContent } from '../home-content/home-content.dto.ts';
import { BrandContent } from '../brand/brand-content.dto.ts';
import { FooterContent } from '../footer/footer-content.dto.ts';
import { NavigationContent } from '../navigation/navigation-content.dto.ts';
import { readingGrade } from '../../test/support/reading-grade.ts';
import { anchorsOf, forbidden, hrefsOf, repeatedIn, siteRoutes, textsOf } from '../../test/support/starter-texts.ts';
import { starterBrand } from './brand.ts';
import { starterFooter, starterLegalLinks, starterSections } from './footer.ts';
import { starterFaqs } from './home-faqs.ts';
import { starterHome } from './home-content.ts';
import { starterFeatures } from './features.ts';
import { starterNavigation } from './navigation.ts';
import { starterPages } from './pages.ts';

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
      'Fri 07:38 #timesheets',
      'Fri #clients',
    ]);
    expect(starterHome.faqs).toHaveLength(10);
    expect([starterHome.trustCompanies, starterHome.trustTestimonials, starterHome.insights]).toEqual([[], [], []]);
    expect([starterHome.trustStats, starterHome.hiddenSections]).toEqual([[], ['trustStats']]);
  });

  it('leads only to pages of the site', () => {
    expect(hrefsOf(starterHome).filter((href) => !siteRoutes.includes(href.replace(/#.*/, '')))).toEqual([]);
    const anchors = [
      ...starterPages.flatMap(({ slug, content }) => anchorsOf(content).map((anchor) => `/${slug}#${anchor}`)),
      ...starterFeatures.flatMap(({ slug, content }) =>
        anchorsOf(content).map((anchor) => `/features/${slug}#${anchor}`),
      ),
    ];
    expect(hrefsOf(starterHome).filter((href) => href.includes('#') && !anchors.includes(href))).toEqual([]);
  });

  it('says nothing twice that wears out', () => {
    expect(repeatedIn({ ...starterHome, seo: {} })).toEqual([]);
  });

  it('makes no claim', () => {
    expect(textsOf(starterHome).filter((text) => forbidden.test(text) || /\[.*\]/.test(text))).toEqual([]);
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
  it('makes no claim', () => {
    expect(textsOf([starterFooter, starterNavigation, starterBrand]).filter((text) => forbidden.test(text))).toEqual(
      [],
    );
  });

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

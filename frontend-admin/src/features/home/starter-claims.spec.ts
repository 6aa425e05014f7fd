import { defaultContent } from '@20x/kit/home/default-content';
import { homeContent } from '../../api/fields/home-content.generated';
import { starterContent, claimsIn, withoutClaims } from './starter-claims';

const claims = claimsIn(starterContent, homeContent);
const pathsOf = (kind: string) => claims.filter((claim) => claim.kind === kind).map(({ path }) => path);

it('lists every starter figure and badge, and texts with strong words', () => {
  expect(pathsOf('figure')).toEqual(['trustStats.0', 'trustStats.1', 'trustStats.2', 'trustStats.3']);
  expect(pathsOf('badge')).toEqual(['trustBadges.0', 'trustBadges.1', 'trustBadges.2']);
  expect(pathsOf('wording')).toContain('trustSubtitle'); // “Every offer, check, …”
  expect(pathsOf('wording')).not.toContain('heroCtaHref');
});

it('lists quotes', () => {
  expect(claimsIn({ trustTestimonials: [{ name: 'A. Lee', quote: 'Good.' }] }, homeContent)).toMatchObject([
    { kind: 'testimonial', text: 'A. Lee: “Good.”' },
  ]);
});

it('keeps all that nobody dropped', () => {
  expect(withoutClaims(starterContent, new Set())).toEqual(starterContent);
});

it('drops rows, and leaves no starter text or row to come back', () => {
  const dropped = new Set(['trustStats.0', ...pathsOf('badge'), 'trustSubtitle', 'finalCta.title', 'faqs.1.answer']);
  const left = withoutClaims(starterContent, dropped);
  expect(left.trustStats).toEqual(defaultContent.trustStats.slice(1));
  expect(left.trustBadges).toEqual([]);
  expect(left.hiddenSections).toEqual(['trustBadges']);
  expect(left.trustSubtitle).toBe('[your own words]');
  expect(left.finalCta?.title).toBe('[your own words]');
  expect(left.faqs).toHaveLength(defaultContent.faqs.length - 1);
  expect(starterContent.finalCta?.title).toBe(defaultContent.finalCta.title);
});

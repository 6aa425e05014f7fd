import { siteBase, type ContactRequest, type ContactUtm } from '@20x/kit';
import { campaignLimit, campaignParts } from '@20x/shared/contact-form/fields';
import { cutTo } from '@20x/shared/cut-to';

type Origin = Pick<ContactRequest, 'utm' | 'landingPage' | 'referrer'>;

/**
 * Where the visitor came from: by the document that was loaded, which the router may have left since. Nothing is kept for it
 * on the device. Browsers that ask for privacy tell only the campaign of the address in view.
 */
export function originOf({ location, document, navigator, performance }: Window): Origin {
  const utm = utmOf(location.search);
  const { globalPrivacyControl } = navigator as { readonly globalPrivacyControl?: boolean };
  const [entry] = performance.getEntriesByType('navigation');
  const landing = URL.parse(entry?.name ?? '');
  const referrer = URL.parse(document.referrer);
  // Without a referrer of another site the visit may have begun on an earlier page.
  const isWithin = referrer?.origin === location.origin;
  if (globalPrivacyControl || !landing || isWithin) return { utm };
  return {
    utm: utm ?? utmOf(landing.search),
    landingPage: landing.pathname.slice(siteBase(landing.pathname).length) || '/',
    referrer: referrer?.hostname,
  };
}

/** The campaign that an address names by its `utm_` parameters; undefined when it names none. */
export function utmOf(search: string): ContactUtm | undefined {
  const given = new URLSearchParams(search);
  const named = campaignParts.flatMap((key) => {
    const value = cutTo(campaignLimit, given.get(`utm_${key}`)?.trim() ?? '');
    return value ? [[key, value] as const] : [];
  });
  return named.length > 0 ? Object.fromEntries(named) : undefined;
}

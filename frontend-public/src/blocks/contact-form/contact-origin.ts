import type { ContactUtm } from '@20x/kit';
import { campaignLimit, campaignParts } from '@20x/shared/contact-form/fields';

/** The campaign that an address names by its `utm_` parameters; undefined when it names none. */
export function utmOf(search: string): ContactUtm | undefined {
  const given = new URLSearchParams(search);
  const named = campaignParts.flatMap((key) => {
    const value = given.get(`utm_${key}`)?.trim().slice(0, campaignLimit);
    return value ? [[key, value] as const] : [];
  });
  return named.length > 0 ? Object.fromEntries(named) : undefined;
}

import type { ContactRequest } from './contact.dto.ts';

export const spamReasons = ['honeypot', 'no-start', 'too-fast', 'links'] as const;
export type SpamReason = (typeof spamReasons)[number];

/** No person fills in a form faster. */
const fastestMs = 2_000;
/** Clocks of visitors may be ahead by a wrong time zone. */
const mostAheadMs = 86_400_000;
const mostLinks = 3;

const typedFields = ['name', 'phone', 'agency', 'role', 'nurseCount', 'region', 'message'] as const;
type SpamFacts = Pick<ContactRequest, 'website' | 'startedAt' | (typeof typedFields)[number]>;

/**
 * Why a message is marked as spam; null when a person may have written it. Only a form without JavaScript says nothing
 * about when it was shown.
 */
export function spamReasonOf(
  request: SpamFacts,
  { now, withoutScript }: { readonly now: number; readonly withoutScript: boolean },
): SpamReason | null {
  if (request.website) return 'honeypot';
  if (!withoutScript) {
    const elapsed = now - Date.parse(request.startedAt ?? '');
    if (!(elapsed > -mostAheadMs)) return 'no-start';
    if (elapsed >= 0 && elapsed < fastestMs) return 'too-fast';
  }
  const typed = typedFields.map((field) => request[field] ?? '').join(' ');
  return (typed.match(/https?:\/\/|\bwww\./gi) ?? []).length > mostLinks ? 'links' : null;
}

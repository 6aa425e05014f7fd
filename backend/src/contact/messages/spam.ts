import type { ContactRequest } from './contact.dto.ts';

export const spamReasons = ['honeypot', 'too-fast', 'links'] as const;
export type SpamReason = (typeof spamReasons)[number];

/** No person fills in a form faster. */
const fastestMs = 2_000;
const mostLinks = 3;

/** Why a message is marked as spam; null when a person may have written it. A clock that is ahead proves nothing. */
export function spamReasonOf(
  { website, startedAt, message = '' }: Pick<ContactRequest, 'website' | 'startedAt' | 'message'>,
  now: number,
): SpamReason | null {
  if (website) return 'honeypot';
  const elapsed = now - Date.parse(startedAt ?? '');
  if (elapsed >= 0 && elapsed < fastestMs) return 'too-fast';
  return (message.match(/https?:\/\/|\bwww\./gi) ?? []).length > mostLinks ? 'links' : null;
}

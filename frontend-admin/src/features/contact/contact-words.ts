import type { ContactDelivery, SpamReason } from '../../api/generated';

export const spamReasons: Readonly<Record<SpamReason, string>> = {
  honeypot: 'A field hidden from people was filled in.',
  'no-start': 'The message does not say when the form was shown. Forms on this site do.',
  'too-fast': 'The form was sent within two seconds of being shown.',
  links: 'The message has more than three links.',
};

type DeliveryStatus = ContactDelivery['status'];

export const deliveryStates: Readonly<Record<DeliveryStatus, string>> = {
  queued: 'Waiting to be sent',
  sent: 'Sent',
  failed: 'Failed',
  skipped: 'Not sent',
};

export const deliveryTone: Readonly<Record<DeliveryStatus, 'plain' | 'ok' | 'danger'>> = {
  queued: 'plain',
  sent: 'ok',
  failed: 'danger',
  skipped: 'plain',
};

/** "Saturday 21 November 2026 at 12:04", in the reader's own time. */
export function fullTime(time: string): string {
  return new Date(time).toLocaleString('en-GB', { dateStyle: 'full', timeStyle: 'short' });
}

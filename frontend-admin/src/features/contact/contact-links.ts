import type { ContactTopic } from '@20x/kit';

const subjects: Readonly<Record<ContactTopic, string>> = {
  demo: 'Re: your demo request',
  question: 'Re: your question',
  support: 'Re: your support request',
};

/** An address for the reader's mail program; nothing in the address can add a header or a recipient. */
export function mailHref(email: string, topic: ContactTopic): string {
  const recipient = encodeURIComponent(email).replace('%40', '@');
  return `mailto:${recipient}?subject=${encodeURIComponent(subjects[topic])}`;
}

/** An address for the reader's phone: `+1 (555) 010-1234 x5` → `tel:+15550101234;ext=5`; null without enough digits. */
export function phoneHref(phone: string): string | null {
  const [number = '', extension = ''] = phone.split(/x/i, 2);
  const digits = number.replace(/\D/g, '');
  if (digits.length < 5) return null;
  const plus = number.trim().startsWith('+') ? '+' : '';
  const ext = extension.replace(/\D/g, '');
  return `tel:${plus}${digits}${ext ? `;ext=${ext}` : ''}`;
}

/** The path of a page of this site; null for anything that would lead elsewhere. */
export function pageHref(sourcePage: string | null): string | null {
  return sourcePage && /^\/(?![/\\])/.test(sourcePage) ? sourcePage : null;
}

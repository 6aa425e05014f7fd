import { contactForm, contactLabels } from '@20x/shared/contact-form/form';
import type { ContactMessage, ContactMessageSummary } from '../api/generated';
import { problem, type ApiAnswers } from '@20x/kit/testing';

const day = 24 * 60 * 60 * 1000;

/** A message that came `age` days ago. */
export function contactMessage(id: string, age: number, fields: Partial<ContactMessage> = {}): ContactMessage {
  const message = fields.message === undefined ? `Message ${id}` : fields.message;
  return {
    id,
    topic: 'question',
    name: `Sender ${id}`,
    email: `${id}@agency.example`,
    agency: null,
    excerpt: (message ?? '').slice(0, 160),
    receivedAt: new Date(Date.now() - age * day).toISOString(),
    readAt: null,
    spamReason: null,
    phone: null,
    role: null,
    nurseCount: null,
    country: null,
    region: null,
    consentVersion: null,
    consentText: null,
    consentTicked: null,
    delivery: null,
    sourcePage: null,
    landingPage: null,
    referrer: null,
    utm: {},
    labels: contactLabels(contactForm()),
    ...fields,
    message,
  };
}

const isUndelivered = ({ spamReason, delivery }: ContactMessage) =>
  spamReason === null && delivery?.status === 'failed';

/** The contact messages' API as the back end keeps it: folders, pages, the read mark. */
export class ContactApi {
  /** Ids that were asked for, in order. */
  readonly opened: string[] = [];
  /** Answers given instead of marking. */
  refusal: Response | null = null;
  readonly messages: ContactMessage[];

  constructor(...messages: readonly ContactMessage[]) {
    this.messages = [...messages];
  }

  get(id: string): ContactMessage | undefined {
    return this.messages.find((message) => message.id === id);
  }

  /** Newest first, as the query of the request filters them. */
  list(request: Request) {
    const query = new URL(request.url).searchParams;
    const page = Number(query.get('page') ?? 1);
    const limit = Number(query.get('limit') ?? 20);
    const inFolder = this.messages
      .filter(({ spamReason }) => (spamReason !== null) === (query.get('folder') === 'spam'))
      .filter(({ readAt }) => query.get('unread') !== 'true' || readAt === null)
      .filter((message) => query.get('undelivered') !== 'true' || isUndelivered(message))
      .sort((one, other) => other.receivedAt.localeCompare(one.receivedAt));
    const data: ContactMessageSummary[] = inFolder.slice((page - 1) * limit, page * limit);
    const unread = this.messages.filter(({ spamReason, readAt }) => spamReason === null && readAt === null).length;
    const undelivered = this.messages.filter(isUndelivered).length;
    const spam = this.messages.filter(({ spamReason }) => spamReason !== null);
    const unreadSpam = spam.filter(({ readAt }) => readAt === null).length;
    return { data, total: inFolder.length, page, limit, unread, undelivered, spam: spam.length, unreadSpam };
  }

  get answers(): ApiAnswers {
    return {
      '/api/admin/contact-messages': (request: Request) => this.list(request),
      'POST /api/admin/contact-messages/not-spam': async (request: Request) => {
        const { ids } = (await request.json()) as { ids: string[] };
        this.messages.forEach((message, index) => {
          if (ids.includes(message.id)) this.messages[index] = { ...message, spamReason: null };
        });
        return null;
      },
      ...Object.fromEntries(this.messages.flatMap(({ id }) => this.answersFor(id))),
    };
  }

  private answersFor(id: string): readonly (readonly [string, unknown])[] {
    const path = `/api/admin/contact-messages/${id}`;
    const open = () => {
      this.opened.push(id);
      return this.get(id) ?? problem(404, 'not_found', { detail: 'Nothing is here.' });
    };
    const mark = async (request: Request) => {
      if (this.refusal) return this.refusal;
      const { read } = (await request.json()) as { read: boolean };
      const index = this.messages.findIndex((message) => message.id === id);
      const marked = { ...this.messages[index]!, readAt: read ? new Date().toISOString() : null };
      this.messages[index] = marked;
      return marked;
    };
    return [
      [path, open],
      [`PATCH ${path}`, mark],
    ];
  }
}

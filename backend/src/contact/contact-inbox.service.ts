import { Injectable } from '@nestjs/common';
import { DataSource, In, IsNull, Not, Raw, type EntityManager } from 'typeorm';
import { Audit } from '../audit/audit.service.ts';
import { UnitOfWork } from '../core/database/unit-of-work.ts';
import { pageOf } from '../core/http/pagination.ts';
import { Problem } from '../core/http/problem.ts';
import type {
  ContactMessage,
  ContactMessageList,
  ContactMessageQuery,
  ContactMessageSummary,
} from './contact-message.dto.ts';
import { ContactMessageRow } from './messages/contact-message.entity.ts';
import { PublishedForms } from './form/published-forms.ts';
import type { ContactDeliveryRow } from './notifications/contact-delivery.entity.ts';
import { findDelivery } from './notifications/deliveries.ts';
import { Notifier } from './notifications/notifier.service.ts';

const excerptLength = 160;
/** Their notification failed for good and is sent only when someone retries it. */
const undelivered = Raw((id) => `${id} in (select message_id from contact_delivery where status = 'failed')`);
const inSpam = { spamReason: Not(IsNull()) };
const inInbox = { spamReason: IsNull() };
const unread = { readAt: IsNull() };

/** The messages as the site's owners read them. */
@Injectable()
export class ContactInbox {
  constructor(
    private readonly dataSource: DataSource,
    private readonly unitOfWork: UnitOfWork,
    private readonly audit: Audit,
    private readonly notifier: Notifier,
    private readonly forms: PublishedForms,
  ) {}

  /** Newest first. */
  async list(query: ContactMessageQuery): Promise<ContactMessageList> {
    const { manager } = this.dataSource;
    const [messages, total] = await manager.findAndCount(ContactMessageRow, {
      where: {
        ...(query.folder === 'spam' ? inSpam : inInbox),
        ...(query.unread && unread),
        ...(query.undelivered && { id: undelivered }),
      },
      order: { receivedAt: 'DESC', id: 'ASC' },
      skip: query.offset,
      take: query.limit,
    });
    return {
      ...pageOf(query, messages.map(toSummary), total),
      unread: await manager.countBy(ContactMessageRow, { ...inInbox, ...unread }),
      undelivered: await manager.countBy(ContactMessageRow, { ...inInbox, id: undelivered }),
      spam: await manager.countBy(ContactMessageRow, inSpam),
      unreadSpam: await manager.countBy(ContactMessageRow, { ...inSpam, ...unread }),
    };
  }

  /** Opening a message is recorded in the audit log. */
  async open(id: string): Promise<ContactMessage> {
    await this.unitOfWork.run(async (tx) => {
      await getMessage(tx.manager, id);
      await this.audit.record(tx, { action: 'contact-message.opened', subject: id });
    });
    return this.whole(id);
  }

  async mark(id: string, read: boolean): Promise<ContactMessage> {
    await this.unitOfWork.run(async (tx) => {
      const changed = await tx.manager.update(
        ContactMessageRow,
        { id, readAt: read ? IsNull() : Not(IsNull()) },
        { readAt: read ? () => 'now()' : null },
      );
      if (changed.affected) {
        await this.audit.record(tx, { action: 'contact-message.marked', subject: id, details: { read } });
      }
    });
    return this.whole(id);
  }

  /** Moves messages from spam to the inbox and notifies their recipients, as if they had arrived there. */
  async takeOutOfSpam(ids: readonly string[]): Promise<void> {
    await this.unitOfWork.run(async (tx) => {
      const update = tx.manager.createQueryBuilder().update(ContactMessageRow).set({ spamReason: null });
      const moved = await update
        .where({ id: In(ids), ...inSpam })
        .returning(['id', 'topic'])
        .execute();
      for (const { id, topic } of moved.raw as readonly Pick<ContactMessageRow, 'id' | 'topic'>[]) {
        await this.notifier.queue(tx, id, topic);
        await this.audit.record(tx, { action: 'contact-message.not-spam', subject: id });
      }
    });
  }

  /** Notifies the recipients now and returns the outcome. */
  async notifyAgain(id: string): Promise<ContactMessage> {
    const { spamReason } = await getMessage(this.dataSource.manager, id);
    if (spamReason) throw new Problem('conflict', { detail: 'Messages marked as spam are not sent.' });
    const isTried = await this.notifier.sendAgain(id, (tx) =>
      this.audit.record(tx, { action: 'contact-message.notified-again', subject: id }),
    );
    const message = await this.whole(id);
    if (isTried) return message;
    const isDone = message.delivery?.status === 'sent';
    const detail = isDone
      ? 'The notification was already sent.'
      : 'It is being sent right now. Check again in a moment.';
    throw new Problem('conflict', { detail, extra: { current: message } });
  }

  private async whole(id: string): Promise<ContactMessage> {
    const { manager } = this.dataSource;
    const row = await getMessage(manager, id);
    const { phone, role, nurseCount, country, region, message, sourcePage, landingPage, referrer, utm } = row;
    const { consentVersion, consentText, consentTicked } = row;
    const sender = { phone, role, nurseCount, country, region };
    const consent = { consentVersion, consentText, consentTicked };
    const delivery = toDelivery(await findDelivery(manager, id));
    const labels = await this.forms.labelsOn(sourcePage);
    const origin = { sourcePage, landingPage, referrer, utm };
    return { ...toSummary(row), ...sender, message, ...consent, ...origin, delivery, labels };
  }
}

async function getMessage(manager: EntityManager, id: string): Promise<ContactMessageRow> {
  const message = await manager.findOneBy(ContactMessageRow, { id });
  if (!message) throw new Problem('not_found');
  return message;
}

function toSummary(row: ContactMessageRow): ContactMessageSummary {
  const { id, topic, name, email, agency, message, receivedAt, readAt, spamReason } = row;
  return {
    id,
    topic,
    name,
    email,
    agency,
    excerpt: [...(message ?? '')].slice(0, excerptLength).join(''),
    receivedAt: receivedAt.toISOString(),
    readAt: readAt?.toISOString() ?? null,
    spamReason,
  };
}

const toDelivery = (row: ContactDeliveryRow | null) =>
  row && { status: row.status, nextAttemptAt: row.nextAttemptAt?.toISOString() ?? null, log: row.log };

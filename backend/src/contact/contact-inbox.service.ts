import { Injectable } from '@nestjs/common';
import { DataSource, IsNull, Not, type EntityManager } from 'typeorm';
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
import { ContactMessageRow } from './contact-message.entity.ts';

const excerptLength = 160;
const unreadInbox = { spamReason: IsNull(), readAt: IsNull() };

/** The messages as the owners of the site read them. */
@Injectable()
export class ContactInbox {
  constructor(
    private readonly dataSource: DataSource,
    private readonly unitOfWork: UnitOfWork,
    private readonly audit: Audit,
  ) {}

  /** Newest first. */
  async list(query: ContactMessageQuery): Promise<ContactMessageList> {
    const { manager } = this.dataSource;
    const [messages, total] = await manager.findAndCount(ContactMessageRow, {
      where: {
        spamReason: query.folder === 'spam' ? Not(IsNull()) : IsNull(),
        ...(query.unread && { readAt: IsNull() }),
      },
      order: { receivedAt: 'DESC', id: 'ASC' },
      skip: query.offset,
      take: query.limit,
    });
    const unread = await manager.countBy(ContactMessageRow, unreadInbox);
    return { ...pageOf(query, messages.map(toSummary), total), unread };
  }

  /** Who looks at what a person wrote leaves a trail. */
  async open(id: string): Promise<ContactMessage> {
    return this.unitOfWork.run(async (tx) => {
      const message = await getMessage(tx.manager, id);
      await this.audit.record(tx, { action: 'contact-message.opened', subject: id });
      return toMessage(message);
    });
  }

  async mark(id: string, read: boolean): Promise<ContactMessage> {
    return this.unitOfWork.run(async (tx) => {
      const changed = await tx.manager.update(
        ContactMessageRow,
        { id, readAt: read ? IsNull() : Not(IsNull()) },
        { readAt: read ? () => 'now()' : null },
      );
      if (changed.affected) {
        await this.audit.record(tx, { action: 'contact-message.marked', subject: id, details: { read } });
      }
      return toMessage(await getMessage(tx.manager, id));
    });
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

function toMessage(row: ContactMessageRow): ContactMessage {
  const { phone, role, nurseCount, country, region, message, sourcePage, utm } = row;
  const { consentVersion, consentText } = row;
  const sender = { phone, role, nurseCount, country, region };
  return { ...toSummary(row), ...sender, message, consentVersion, consentText, sourcePage, utm };
}

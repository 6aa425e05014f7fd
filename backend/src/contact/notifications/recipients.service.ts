import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { ContactTopic } from '@20x/shared/contact-form/fields';
import { Audit } from '../../audit/audit.service.ts';
import { UnitOfWork } from '../../core/database/unit-of-work.ts';
import { Problem } from '../../core/http/problem.ts';
import { Mailer } from '../../core/mail/mailer.ts';
import type { ContactRecipientLists, ContactRecipients } from './contact-recipients.dto.ts';
import { ContactRecipientsRow } from './contact-recipients.entity.ts';

/** The recipients of notifications. */
@Injectable()
export class Recipients {
  constructor(
    private readonly dataSource: DataSource,
    private readonly unitOfWork: UnitOfWork,
    private readonly mailer: Mailer,
    private readonly audit: Audit,
  ) {}

  async get(): Promise<ContactRecipients> {
    return this.read(this.dataSource.manager);
  }

  async save(version: number, values: ContactRecipientLists): Promise<ContactRecipients> {
    return this.unitOfWork.run(async (tx) => {
      const { demo, question, support } = values;
      const change = { demo, question, support, version: version + 1 };
      const { affected } = await tx.manager.update(ContactRecipientsRow, { id: 1, version }, change);
      const current = await this.read(tx.manager);
      if (affected !== 1) {
        const detail =
          'Someone else saved the recipients after you opened them. Load the newest version and try again.';
        throw new Problem('edit_conflict', { detail, extra: { current } });
      }
      await this.audit.record(tx, { action: 'contact-recipients.changed' });
      return current;
    });
  }

  private async read(manager: EntityManager): Promise<ContactRecipients> {
    const { version, demo, question, support } = await getRow(manager);
    const { isSetUp, sender } = this.mailer;
    return { version, values: { demo, question, support }, canSend: isSetUp, sender };
  }
}

/** The recipients of messages about a topic. */
export const recipientsOf = async (manager: EntityManager, topic: ContactTopic): Promise<string[]> =>
  (await getRow(manager))[topic];

const getRow = (manager: EntityManager) => manager.findOneByOrFail(ContactRecipientsRow, { id: 1 });

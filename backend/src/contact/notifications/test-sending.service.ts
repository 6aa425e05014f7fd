import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { ContactTopic } from '@20x/shared/contact-form/fields';
import { Audit } from '../../audit/audit.service.ts';
import type { SignedInUser } from '../../core/access/access.ts';
import { Config } from '../../core/config/config.ts';
import type { Transaction } from '../../core/database/transaction.ts';
import { UnitOfWork } from '../../core/database/unit-of-work.ts';
import { Problem } from '../../core/http/problem.ts';
import { MailFailure } from '../../core/mail/mail-failure.ts';
import { Mailer } from '../../core/mail/mailer.ts';
import type { TestOutcome } from './contact-recipients.dto.ts';
import { testMail } from './notification-mail.ts';
import { recipientsOf } from './recipients.service.ts';

/** Limits the tests, because a mail server may block a site that sends too many. */
const perWindow = 5;
const windowMinutes = 10;
const testLock = 20_033;

/** Sends a test to the recipients of a topic and returns the mail server's answer. */
@Injectable()
export class TestSending {
  constructor(
    private readonly dataSource: DataSource,
    private readonly unitOfWork: UnitOfWork,
    private readonly mailer: Mailer,
    private readonly audit: Audit,
    private readonly config: Config,
  ) {}

  async send(topic: ContactTopic, by: SignedInUser): Promise<TestOutcome> {
    if (!this.mailer.isSetUp) {
      throw new Problem('conflict', {
        detail: 'Email is not connected. Ask your developer to set SMTP_URL and restart the site.',
      });
    }
    const recipients = await recipientsOf(this.dataSource.manager, topic);
    if (recipients.length === 0) {
      throw new Problem('conflict', { detail: 'This topic has no recipients. Add an email address and save first.' });
    }
    await this.unitOfWork.run(async (tx) => {
      await countTest(tx);
      await this.audit.record(tx, { action: 'contact-notification.tested', details: { topic } });
    });
    try {
      const mail = testMail(topic, by.username, this.config.publicUrl);
      const { messageId, response, refused } = await this.mailer.send({ ...mail, to: recipients });
      return { isSent: true, recipients, refused: [...refused], messageId, detail: response, advice: null };
    } catch (error) {
      if (!(error instanceof MailFailure)) throw error;
      const { reason: detail, advice } = error;
      return { isSent: false, recipients, refused: [], messageId: null, detail, advice };
    }
  }
}

/** Counts a test or refuses it, and deletes tests outside the window. */
async function countTest({ manager }: Transaction): Promise<void> {
  await manager.query('select pg_advisory_xact_lock($1)', [testLock]);
  await manager.query(`delete from contact_test_sending where sent_at < now() - interval '${windowMinutes} minutes'`);
  const [count] = await manager.query<{ sent: number; wait: number | null }[]>(
    `select count(*)::int as sent, extract(epoch from min(sent_at) - now())::float8 + ${windowMinutes * 60} as wait
     from contact_test_sending`,
  );
  if (count && count.sent >= perWindow) {
    const seconds = Math.max(1, Math.ceil(count.wait ?? 1));
    throw new Problem('too_many_requests', {
      detail: `At most ${perWindow} tests can be sent in ${windowMinutes} minutes. Try again in ${Math.ceil(seconds / 60)} min.`,
      headers: { 'retry-after': String(seconds) },
    });
  }
  await manager.query('insert into contact_test_sending default values');
}

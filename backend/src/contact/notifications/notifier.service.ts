import { Injectable, Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { ContactTopic } from '@20x/shared/contact-form/fields';
import { Config } from '../../core/config/config.ts';
import type { Transaction } from '../../core/database/transaction.ts';
import { UnitOfWork } from '../../core/database/unit-of-work.ts';
import { Jobs } from '../../core/jobs/jobs.ts';
import { MailFailure } from '../../core/mail/mail-failure.ts';
import { Mailer } from '../../core/mail/mailer.ts';
import { ContactMessageRow } from '../messages/contact-message.entity.ts';
import { PublishedForms } from '../form/published-forms.ts';
import type { DeliveryAttempt } from './contact-delivery.dto.ts';
import { ContactDeliveryRow } from './contact-delivery.entity.ts';
import { claimAgain, claimDue, settle, type Claim } from './deliveries.ts';
import { notificationMail } from './notification-mail.ts';
import { recipientsOf } from './recipients.service.ts';

const queueName = 'contact-notifications';
const nobody = 'This topic has no recipients.';
const noServer = 'Email is not connected (SMTP_URL).';

/**
 * Notifies the recipients of a topic about a new message. The delivery's row says what is due; jobs only wake the
 * process. An attempt is claimed before it starts and recorded afterwards, so that processes don't send twice. If a
 * process ends in between, another sends the same mail with the same Message-ID a minute later.
 */
@Injectable()
export class Notifier {
  private readonly logger = new Logger(Notifier.name);

  constructor(
    private readonly dataSource: DataSource,
    private readonly unitOfWork: UnitOfWork,
    private readonly jobs: Jobs,
    private readonly mailer: Mailer,
    private readonly config: Config,
    private readonly forms: PublishedForms,
  ) {
    jobs.handle(queueName, () => this.sendDue());
    jobs.schedule(queueName, '*/5 * * * *'); // in case a job got lost
  }

  /** Queues the notification in the transaction that stores the message. */
  async queue(tx: Transaction, messageId: string, topic: ContactTopic): Promise<void> {
    const reason = await this.reasonToSkip(tx, topic);
    if (reason !== null) {
      const entry: DeliveryAttempt = {
        at: new Date().toISOString(),
        outcome: 'skipped',
        recipients: [],
        detail: reason,
      };
      await tx.manager.insert(ContactDeliveryRow, { messageId, status: 'skipped', log: [entry] });
      return;
    }
    await tx.manager.insert(ContactDeliveryRow, { messageId, status: 'queued', nextAttemptAt: () => 'now()' });
    await this.jobs.enqueue(tx, queueName, {});
  }

  /** Sends everything that is due, one after the other. */
  async sendDue(): Promise<void> {
    for (;;) {
      const claim = await this.unitOfWork.run(async (tx) => this.withAlarm(tx, await claimDue(tx)));
      if (!claim) return;
      await this.attempt(claim);
    }
  }

  /**
   * Sends at once what waits, has failed for good or was skipped; false while an attempt runs or when it was delivered.
   */
  async sendAgain(messageId: string, whenClaimed: (tx: Transaction) => Promise<void>): Promise<boolean> {
    const claim = await this.unitOfWork.run(async (tx) => {
      const claimed = await this.withAlarm(tx, await claimAgain(tx, messageId));
      if (claimed) await whenClaimed(tx);
      return claimed;
    });
    if (claim) await this.attempt(claim, { isAsked: true });
    return claim !== null;
  }

  private async reasonToSkip({ manager }: Transaction, topic: ContactTopic): Promise<string | null> {
    if (!this.mailer.isSetUp) return noServer;
    return (await recipientsOf(manager, topic)).length === 0 ? nobody : null;
  }

  /** Wakes another process if this one ends while it holds the claim. */
  private async withAlarm(tx: Transaction, claim: Claim | null): Promise<Claim | null> {
    if (claim) await this.jobs.enqueue(tx, queueName, {}, { at: claim.until });
    return claim;
  }

  private async attempt(claim: Claim, { isAsked = false } = {}): Promise<void> {
    const { manager } = this.dataSource;
    const message = await manager.findOneBy(ContactMessageRow, { id: claim.messageId });
    if (!message) return;
    const recipients = await recipientsOf(manager, message.topic);
    try {
      if (recipients.length === 0) throw new MailFailure(nobody, '', true);
      const labels = await this.forms.labelsOn(message.sourcePage);
      const mail = notificationMail(message, labels, this.config.publicUrl);
      const { response, refused } = await this.mailer.send({ ...mail, to: recipients });
      const detail = refused.length > 0 ? `${response} (refused: ${refused.join(', ')})` : response;
      await this.record(claim, { status: 'sent' }, { outcome: 'sent', recipients, detail });
    } catch (error) {
      if (!(error instanceof MailFailure)) throw error;
      // A person who retries sees the outcome and can try again, so no automatic attempts follow.
      const wait = error.isFinal || isAsked ? null : retryDelay(claim.attempt);
      const next = wait === null ? ({ status: 'failed' } as const) : ({ status: 'queued', inSeconds: wait } as const);
      const detail = [error.reason, error.advice].filter(Boolean).join(' ');
      await this.record(claim, next, { outcome: 'failed', recipients, detail });
      this.logger.warn({ msg: 'a notification was not sent', messageId: claim.messageId, attempt: claim.attempt });
    }
  }

  private async record(
    claim: Claim,
    next: Parameters<typeof settle>[2],
    entry: Omit<DeliveryAttempt, 'at'>,
  ): Promise<void> {
    await this.unitOfWork.run(async (tx) => {
      const at = await settle(tx, claim, next, { at: new Date().toISOString(), ...entry });
      if (at) await this.jobs.enqueue(tx, queueName, {}, { at });
    });
  }
}

const retryMinutes = [1, 5, 15, 60, 180, 360, 720];

/** Seconds to wait after a failed attempt, counted from 1. Null after about a day: no more attempts. */
function retryDelay(attempt: number): number | null {
  const wait = retryMinutes[attempt - 1];
  return wait === undefined ? null : wait * 60;
}

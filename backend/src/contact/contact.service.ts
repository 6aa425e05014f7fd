import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { ContactForm } from '@20x/shared/contact-form/form';
import { BoundedQueue } from '../core/concurrency/bounded-queue.ts';
import { UnitOfWork } from '../core/database/unit-of-work.ts';
import { Problem } from '../core/http/problem.ts';
import type { ContactReceived } from './contact-events.ts';
import { ContactMessageRow } from './messages/contact-message.entity.ts';
import type { ContactReceipt, ContactRequest } from './messages/contact.dto.ts';
import { asAsked, consentOf, refusalsOf } from './form/form-rules.ts';
import { Notifier } from './notifications/notifier.service.ts';
import { countSending } from './sending-limit.ts';
import { spamReasonOf } from './messages/spam.ts';

interface Sending {
  /** The sender's network, whose messages are limited. */
  readonly network: string;
  /** The browser sent the form itself. */
  readonly withoutScript: boolean;
}

/** Receives messages. A message that is confirmed is stored. */
@Injectable()
export class ContactService {
  /** Limits parallel messages, so that a flood of them leaves database connections for others. */
  private readonly queue = new BoundedQueue({ running: 2, waiting: 50 });

  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly notifier: Notifier,
  ) {}

  /**
   * Stores the message once, however often it is sent. Spam is marked and gets the same answer, but no notification.
   */
  async receive(
    request: ContactRequest,
    form: ContactForm,
    { network, withoutScript }: Sending,
  ): Promise<ContactReceipt> {
    const errors = refusalsOf(form, request);
    if (errors.length > 0) throw new Problem('invalid_input', { errors });
    const { id, utm, consent, ...fields } = asAsked(form, withoutTraps(request));
    const spamReason = spamReasonOf(request, { now: Date.now(), withoutScript });
    const digest = digestOf({ ...fields, spamReason });
    const submissionId = id?.toLowerCase() ?? idOfToday(digest);
    const consentTicked = form.consentBox ? Boolean(consent) : null;
    await this.queue.run(() =>
      this.unitOfWork.run(async (tx) => {
        if (await tx.manager.existsBy(ContactMessageRow, { submissionId, digest })) return;
        await countSending(tx, network);
        const row = { ...fields, ...consentOf(form), utm: { ...utm }, consentTicked, spamReason, submissionId, digest };
        const insertion = tx.manager.createQueryBuilder().insert().into(ContactMessageRow).values(row).orIgnore();
        const [stored] = (await insertion.returning('id').execute()).raw as { readonly id: string }[];
        if (!stored || spamReason !== null) return;
        await this.notifier.queue(tx, stored.id, request.topic);
        const { sourcePage = null, landingPage = null, referrer = null } = request;
        tx.emit<ContactReceived>({
          ...{ name: 'contact.received', sourcePage, landingPage, referrer, utm: { ...utm } },
        });
      }),
    );
    return { id: submissionId };
  }
}

function withoutTraps({
  website: _,
  startedAt: __,
  formId: ___,
  consentVersion: ____,
  consentText: _____,
  ...request
}: ContactRequest) {
  return request;
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

function digestOf(fields: object): string {
  const known = Object.entries(fields).filter(([, value]) => value !== undefined && value !== null);
  return sha256(JSON.stringify(known.sort(([a], [b]) => (a < b ? -1 : 1))));
}

/** Without JavaScript there is no id from the form: equal messages of one day are one message. */
function idOfToday(digest: string): string {
  const hex = sha256(`${digest} ${new Date().toISOString().slice(0, 10)}`);
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  );
}

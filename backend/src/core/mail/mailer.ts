import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { createTransport } from 'nodemailer';
import { Config } from '../config/config.ts';
import { Metrics } from '../metrics/metrics.ts';
import { mailFailure, MailFailure } from './mail-failure.ts';

export interface Mail {
  readonly to: readonly string[];
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Where replies go. Default: the sender. */
  readonly replyTo?: { readonly name: string; readonly address: string };
  /** A repeated mail has the same id, so that mailboxes show it once. Default: a new one. */
  readonly messageId?: string;
}

export interface MailReceipt {
  readonly messageId: string;
  /** The last answer of the mail server. */
  readonly response: string;
  /** Recipients that the mail server refused while it accepted others. */
  readonly refused: readonly string[];
}

/** Longest silence of the mail server. */
const silenceMs = 15_000;
/** Longest time for one mail, even while the server answers. */
const longestSendingMs = 40_000;

/** Sends mail through the server in SMTP_URL, with one connection per mail. */
@Injectable()
export class Mailer implements OnApplicationShutdown {
  private readonly transport;
  private readonly server: string;
  private readonly sendings;

  constructor(
    private readonly config: Config,
    metrics: Metrics,
  ) {
    this.sendings = metrics.counter({
      name: 'mails_total',
      help: 'Mails that the mail server accepted, and those that failed',
      labelNames: ['outcome'],
    });
    const { smtpUrl } = config;
    this.server = smtpUrl ? new URL(smtpUrl).host : '';
    this.transport = smtpUrl
      ? createTransport({
          url: smtpUrl,
          // A container has no real host name, and mail servers refuse clients that greet with an address.
          name: new URL(config.publicUrl).hostname,
          connectionTimeout: silenceMs,
          greetingTimeout: silenceMs,
          socketTimeout: silenceMs,
          disableFileAccess: true,
          disableUrlAccess: true,
        })
      : null;
  }

  get isSetUp(): boolean {
    return this.transport !== null;
  }

  get sender(): string {
    return this.config.mailFrom;
  }

  /** Resolves when the mail server has accepted the mail for at least one recipient; throws a MailFailure. */
  async send({ to, subject, text, html, replyTo, messageId }: Mail): Promise<MailReceipt> {
    const { transport } = this;
    if (!transport) throw new MailFailure('Email is not connected.', 'Ask your developer to set SMTP_URL.', true);
    const { promise: tooLate, reject } = Promise.withResolvers<never>();
    const timer = setTimeout(() => {
      reject(Object.assign(new Error('the mail server took too long'), { code: 'ETIMEDOUT' }));
    }, longestSendingMs);
    try {
      const sending = transport.sendMail({
        from: { name: '20X website', address: this.sender },
        to: [...to],
        subject: oneLine(subject),
        text,
        html,
        ...(replyTo && { replyTo: { name: oneLine(replyTo.name), address: replyTo.address } }),
        ...(messageId && { messageId: `<${messageId}>` }),
        headers: { 'Auto-Submitted': 'auto-generated' },
      });
      const { messageId: id, response, rejected } = await Promise.race([sending, tooLate]);
      this.sendings.inc({ outcome: 'sent' });
      return { messageId: id, response: oneLine(response), refused: rejected.map(addressOf) };
    } catch (error) {
      this.sendings.inc({ outcome: 'failed' });
      throw mailFailure(error, this.server);
    } finally {
      clearTimeout(timer);
    }
  }

  /** Signs in to the mail server and sends nothing; throws a MailFailure. */
  async tryConnection(): Promise<void> {
    try {
      await this.transport?.verify();
    } catch (error) {
      throw mailFailure(error, this.server);
    }
  }

  onApplicationShutdown(): void {
    this.transport?.close();
  }
}

const oneLine = (text: string) => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
const addressOf = (recipient: string | { readonly address: string }) =>
  typeof recipient === 'string' ? recipient : recipient.address;

import { once } from 'node:events';
import { SMTPServer } from 'smtp-server';
import { workersSite } from './site.ts';

/** The mail server that the site under test sends through, for as long as a test wants it to run. */
export class Mailbox {
  /** Whole mails by their recipients. */
  readonly mails: { readonly to: readonly string[]; readonly source: string }[] = [];
  private readonly server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, { envelope }, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        this.mails.push({
          to: envelope.rcptTo.map(({ address }) => address),
          source: Buffer.concat(chunks).toString(),
        });
        done();
      });
    },
  });

  static async open(): Promise<Mailbox> {
    const mailbox = new Mailbox();
    const { server } = mailbox;
    server.listen(workersSite().mailPort, '127.0.0.1');
    await once(server.server, 'listening');
    return mailbox;
  }

  async close(): Promise<void> {
    await new Promise<void>((resolve) => this.server.close(resolve));
  }

  to(address: string): string[] {
    return this.mails.filter(({ to }) => to.includes(address)).map(({ source }) => source);
  }
}

import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export interface ReceivedMail {
  readonly from: string;
  readonly to: readonly string[];
  /** The name that the sender greeted with. */
  readonly greeting: string;
  /** The whole mail as it came over the line. */
  readonly source: string;
  /** Headers in lower case, unfolded. */
  readonly headers: Readonly<Record<string, string>>;
  /** The parts' texts, decoded. */
  readonly text: string;
}

/** A mail server of the test's own, on the same port whenever it runs. */
export class MailServer {
  readonly mails: ReceivedMail[] = [];
  /** Says why a recipient is refused: with a reply such as 550. Default: everybody is welcome. */
  refuse: (address: string) => { code: number; message: string } | null = () => null;
  /** Awaited before a mail is taken. Default: nothing. */
  beforeTaking: () => Promise<void> = () => Promise.resolve();
  private server: SMTPServer | null = null;
  private port = 0;

  static async started(): Promise<MailServer> {
    const server = new MailServer();
    await server.start();
    return server;
  }

  get url(): string {
    return `smtp://127.0.0.1:${this.port}`;
  }

  async start(): Promise<void> {
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onAuth: (_auth, _session, done) => done(Object.assign(new Error('no such account'), { responseCode: 535 })),
      onRcptTo: ({ address }, _session, done) => {
        const refusal = this.refuse(address);
        done(refusal && Object.assign(new Error(refusal.message), { responseCode: refusal.code }));
      },
      onData: (stream, session, done) => {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => {
          const { mailFrom, rcptTo } = session.envelope;
          const mail = parsed(Buffer.concat(chunks).toString(), {
            from: mailFrom ? mailFrom.address : '',
            to: rcptTo.map(({ address }) => address),
            greeting: session.hostNameAppearsAs,
          });
          void this.beforeTaking().then(() => {
            this.mails.push(mail);
            done();
          });
        });
      },
    });
    server.on('error', () => undefined); // a client that was killed
    server.listen(this.port, '127.0.0.1');
    await once(server.server, 'listening');
    this.port = (server.server.address() as AddressInfo).port;
    this.server = server;
  }

  async stop(): Promise<void> {
    const { server } = this;
    this.server = null;
    if (server) await new Promise<void>((resolve) => server.close(resolve));
  }

  to(address: string): ReceivedMail[] {
    return this.mails.filter(({ to }) => to.includes(address));
  }
}

function parsed(source: string, envelope: Pick<ReceivedMail, 'from' | 'to' | 'greeting'>): ReceivedMail {
  const [head = ''] = source.split('\r\n\r\n', 1);
  const lines = head.replace(/\r\n[ \t]+/g, ' ').split('\r\n');
  const headers = lines.map((line) => [
    line.slice(0, line.indexOf(':')).toLowerCase(),
    line.slice(line.indexOf(':') + 2),
  ]);
  const text = source
    .replace(/=\r\n/g, '')
    .replace(/(=[0-9A-F]{2})+/g, (bytes) => Buffer.from(bytes.replaceAll('=', ''), 'hex').toString());
  return { ...envelope, source, headers: Object.fromEntries(headers) as Record<string, string>, text };
}

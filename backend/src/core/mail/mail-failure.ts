/** Why a mail was not taken: words for the owner of the site, never the mail account's secrets. */
export class MailFailure extends Error {
  constructor(
    /** What happened. */
    readonly reason: string,
    /** What to do about it. */
    readonly advice: string,
    /** Sending the same again would be refused again. */
    readonly isFinal: boolean,
  ) {
    super(reason);
  }
}

interface SmtpError {
  readonly code?: string;
  readonly command?: string;
  readonly response?: string;
  readonly responseCode?: number;
  readonly message: string;
}

const mayBeWrong = 'Check the host and the port in SMTP_URL, and that this machine may connect to it.';
const certificate = /certificate|self.signed|altname|ssl|tls|wrong version/i;

/** Says in plain words what the mail server, or the way to it, answered. */
export function mailFailure(error: unknown, server: string): MailFailure {
  const { code = '', command = '', response = '', responseCode = 0, message } = toSmtpError(error);
  const said = response ? ` It said: “${plain(response)}”.` : '';
  if (code === 'EAUTH' || responseCode === 535 || responseCode === 530) {
    return new MailFailure(
      `The mail server ${server} did not accept the user name or the password.${said}`,
      'Check the user name and the password in SMTP_URL; special characters in them must be percent-encoded.',
      false,
    );
  }
  if (responseCode > 0) return refusal(server, command, responseCode, said);
  if (code === 'EDNS' || /ENOTFOUND|EAI_AGAIN/.test(message)) {
    return new MailFailure(`There is no mail server called ${server}.`, 'Check the host in SMTP_URL.', false);
  }
  if (code === 'ETLS' || certificate.test(message)) {
    return new MailFailure(
      `No secure connection to the mail server ${server}: ${plain(message)}`,
      'Use smtps:// for port 465 and smtp:// for port 587, and the host name that its certificate is made for.',
      false,
    );
  }
  if (code === 'ETIMEDOUT')
    return new MailFailure(`The mail server ${server} did not answer in time.`, mayBeWrong, false);
  if (message.includes('ECONNREFUSED')) {
    return new MailFailure(`Nothing answers at ${server}: the connection was refused.`, mayBeWrong, false);
  }
  return new MailFailure(`The connection to the mail server ${server} failed: ${plain(message)}`, mayBeWrong, false);
}

function refusal(server: string, command: string, responseCode: number, said: string): MailFailure {
  const isFinal = responseCode >= 500;
  if (command === 'MAIL FROM') {
    const advice = 'Set MAIL_FROM to an address that this mail account may send from.';
    return new MailFailure(`The mail server ${server} refused the sender.${said}`, advice, isFinal);
  }
  if (command === 'RCPT TO') {
    const advice = isFinal ? 'Check the addresses of the recipients.' : 'It may take the mail later.';
    return new MailFailure(`The mail server ${server} refused every recipient.${said}`, advice, isFinal);
  }
  const advice = isFinal ? 'Ask whoever runs the mail server for the reason.' : 'It may take the mail later.';
  return new MailFailure(`The mail server ${server} refused the mail.${said}`, advice, isFinal);
}

function toSmtpError(error: unknown): SmtpError {
  return error instanceof Error ? error : { message: String(error) };
}

/** One line of at most 300 characters. */
const plain = (text: string) =>
  text
    .replace(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, ' ')
    .trim()
    .slice(0, 300);

/** Why a mail was not accepted, in words for the site's owner and without the mail account's secrets. */
export class MailFailure extends Error {
  constructor(
    /** What happened. */
    readonly reason: string,
    /** What to do about it. */
    readonly advice: string,
    /** The mail server would refuse the same mail again. */
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

const mayBeWrong = 'Check the host and the port in SMTP_URL and the firewall of this machine.';
const certificate = /certificate|self.signed|altname|ssl|tls|wrong version/i;

/** Explains the answer of the mail server, or the failed connection, in plain words. */
export function mailFailure(error: unknown, server: string): MailFailure {
  const { code = '', command = '', response = '', responseCode = 0, message } = toSmtpError(error);
  const said = response ? ` It answered: “${plain(response)}”.` : '';
  if (code === 'EAUTH' || responseCode === 535 || responseCode === 530) {
    return new MailFailure(
      `The mail server ${server} did not accept the username or the password.${said}`,
      'Check the username and the password in SMTP_URL. Special characters in them must be percent-encoded.',
      false,
    );
  }
  if (responseCode > 0) return refusal(server, command, responseCode, said);
  if (code === 'EDNS' || /ENOTFOUND|EAI_AGAIN/.test(message)) {
    return new MailFailure(`The mail server ${server} does not exist.`, 'Check the host in SMTP_URL.', false);
  }
  if (code === 'ETLS' || certificate.test(message)) {
    return new MailFailure(
      `The secure connection to the mail server ${server} failed: ${plain(message)}`,
      'Use smtps:// for port 465 and smtp:// for port 587, with the host name of its certificate.',
      false,
    );
  }
  if (code === 'ETIMEDOUT')
    return new MailFailure(`The mail server ${server} did not answer in time.`, mayBeWrong, false);
  if (message.includes('ECONNREFUSED')) {
    return new MailFailure(`The mail server ${server} refused the connection.`, mayBeWrong, false);
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
    const advice = isFinal ? 'Check the addresses of the recipients.' : 'The mail server may accept it later.';
    return new MailFailure(`The mail server ${server} refused every recipient.${said}`, advice, isFinal);
  }
  const advice = isFinal
    ? 'Ask the administrator of the mail server for the reason.'
    : 'The mail server may accept it later.';
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

import { StartupError } from './startup-error.ts';

const addressPattern = /^[^\s@<>",;:()[\]\\]+@[a-z0-9-]+(\.[a-z0-9-]+)*$/i;

/**
 * The sender of mail: the given address, else the mail account if it is an address, else no-reply at the site's host.
 */
export function mailSender(given: string | undefined, smtpUrl: string | undefined, publicUrl: string): string {
  if (given !== undefined) {
    if (addressPattern.test(given)) return given;
    throw new StartupError('MAIL_FROM must be an email address such as site@example.com.');
  }
  const account = accountOf(smtpUrl);
  return addressPattern.test(account) ? account : `no-reply@${new URL(publicUrl).hostname}`;
}

function accountOf(smtpUrl: string | undefined): string {
  try {
    return smtpUrl ? decodeURIComponent(new URL(smtpUrl).username) : '';
  } catch {
    return '';
  }
}

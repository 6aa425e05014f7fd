import { connect, type TLSSocket } from 'node:tls';
import type { Config } from '../core/config/config.ts';
import { Mailer } from '../core/mail/mailer.ts';
import { Metrics } from '../core/metrics/metrics.ts';
import { openMediaStore } from '../media/files/open-media-store.ts';
import { openBackupStore } from '../backup/store/open-backup-store.ts';
import { error, ok, warning, type Finding } from './finding.ts';

const fewDays = 21;
const patienceMs = 10_000;

export async function checkMail(config: Config): Promise<Finding> {
  const mailer = new Mailer(config, new Metrics(config));
  if (!mailer.isSetUp) return warning('Email is not connected; contact messages are only stored.', 'Set SMTP_URL.');
  try {
    await mailer.tryConnection();
    return ok('The mail server accepts the account.');
  } catch (problem) {
    return error(
      `The mail server does not: ${(problem as Error).message}`,
      'Check SMTP_URL, and whether this machine may reach it.',
    );
  } finally {
    mailer.onApplicationShutdown();
  }
}

/** The certificate that visitors get. */
export async function checkCertificate({ publicUrl }: Config): Promise<Finding> {
  const { protocol, hostname, port } = new URL(publicUrl);
  if (protocol !== 'https:') return ok(`${publicUrl} needs no certificate.`);
  try {
    const validTo = await certificateEnd(hostname, Number(port || 443));
    if (!validTo) {
      return warning(
        `${hostname} cannot be reached from here, so its certificate was not checked.`,
        'That is usual in the stack, where back ends have no way out. Elsewhere, check the name server and the firewall.',
      );
    }
    const days = Math.floor((validTo.getTime() - Date.now()) / 86_400_000);
    const text = `The certificate of ${hostname} is valid for ${days} more days.`;
    return days < fewDays ? warning(text, 'Renew it, and reload nginx or the proxy.') : ok(text);
  } catch (problem) {
    const { reason, message } = problem as Error & { reason?: string };
    return error(`${hostname} has no valid certificate: ${reason ?? message}`, 'Renew or replace it.');
  }
}

/** Null when nothing answers. Rejects for a certificate that browsers refuse. */
function certificateEnd(host: string, port: number): Promise<Date | null> {
  return new Promise((resolve, reject) => {
    const socket: TLSSocket = connect({ host, port, servername: host, timeout: patienceMs }, () => {
      resolve(new Date(socket.getPeerCertificate().valid_to));
      socket.destroy();
    });
    socket.once('error', (problem: Error) => {
      // Several when the name has several addresses.
      if ('syscall' in problem || problem instanceof AggregateError) resolve(null);
      else reject(problem);
    });
    socket.once('timeout', () => {
      resolve(null);
      socket.destroy();
    });
  });
}

export async function checkStores(config: Config): Promise<Finding> {
  try {
    if (config.mediaStore !== 'disk') await openMediaStore(config).has('originals/00/none');
    if (typeof config.backupStore !== 'string') await openBackupStore(config).list();
    return ok('Uploads and backups can be reached.');
  } catch (problem) {
    return error((problem as Error).message, 'Check the address, the key and its rights.');
  }
}

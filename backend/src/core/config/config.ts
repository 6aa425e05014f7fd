import path from 'node:path';
import { Environment, type Variables } from './environment.ts';
import { parseListen, type ListenAddress } from './listen.ts';
import { mailSender } from './mail-sender.ts';
import { backupStore, mediaStore, type BucketAddress } from './file-stores.ts';
import { keepSecret } from './secrets.ts';
import { StartupError } from './startup-error.ts';
import { parseTrustedProxies, type TrustProxy } from './trusted-proxies.ts';

const repository = path.resolve(import.meta.dirname, '../../../..', import.meta.filename.endsWith('.ts') ? '' : '..');
const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
const ageKey = /^AGE-SECRET-KEY-1[02-9AC-HJ-NP-Z]{58}$/;
const shortestSecret = 32;
const weakSecrets = /^(.)\1*$|change-?me|secret|password|example/i;

/** The configuration from the environment, parsed and checked once. Inject it by its class. */
export class Config {
  readonly production: boolean;
  readonly listen: ListenAddress;
  /** Origin (and path) that visitors use, without a trailing slash. */
  readonly publicUrl: string;
  readonly dataDir: string;
  /** Unset: the embedded server in `dataDir`. */
  readonly databaseUrl: string | undefined;
  readonly adminUsername: string;
  /** Unset: generated once and stored in `adminPasswordFile`. */
  readonly adminPassword: string | undefined;
  readonly adminPasswordFile: string;
  /** Unset: no mail is sent. */
  readonly smtpUrl: string | undefined;
  /** The sender of all mail. */
  readonly mailFrom: string;
  /** Disk: `mediaDir`. */
  readonly mediaStore: BucketAddress | 'disk';
  /** Uploads on disk, and those that are being received. */
  readonly mediaDir: string;
  /** Where backups are kept: a folder or a bucket. */
  readonly backupStore: BucketAddress | string;
  /** Unset: backups are not encrypted. */
  readonly backupKey: string | undefined;
  /** How many backups are kept. */
  readonly backupKeep: number;
  readonly logLevel: (typeof logLevels)[number];
  /** Unset: no metrics are served. */
  readonly metricsListen: ListenAddress | undefined;
  /** Rendered pages. */
  readonly siteDir: string;
  /** The folder that holds frontend-shell, frontend-public and frontend-admin with their builds. */
  readonly frontendDir: string;
  readonly trustProxy: TrustProxy;
  private knownSessionSecret: string | undefined;

  constructor(variables: Variables) {
    const env = new Environment(variables);
    this.production = env.oneOf('NODE_ENV', ['development', 'production', 'test'], 'development') === 'production';
    this.listen = parseListen('LISTEN', env.text('LISTEN') ?? '127.0.0.1:3000');
    this.publicUrl = env
      .url('PUBLIC_URL', env.text('PUBLIC_URL') ?? 'http://localhost:8080', ['http:', 'https:'])
      .href.replace(/\/+$/, '');
    this.dataDir = path.resolve(env.text('DATA_DIR') ?? path.join(repository, '.data'));
    this.databaseUrl = env.secret('DATABASE_URL');
    if (this.databaseUrl) env.url('DATABASE_URL', this.databaseUrl, ['postgres:', 'postgresql:']);
    this.adminUsername = env.text('ADMIN_USERNAME') ?? 'admin';
    this.adminPassword = env.secret('ADMIN_PASSWORD');
    this.adminPasswordFile = path.join(this.dataDir, 'admin-password');
    this.knownSessionSecret = env.secret('SESSION_SECRET');
    this.smtpUrl = env.secret('SMTP_URL');
    if (this.smtpUrl) env.url('SMTP_URL', this.smtpUrl, ['smtp:', 'smtps:']);
    this.mailFrom = mailSender(env.text('MAIL_FROM'), this.smtpUrl, this.publicUrl);
    this.mediaStore = mediaStore(env);
    this.mediaDir = path.resolve(env.text('MEDIA_DIR') ?? path.join(this.dataDir, 'media'));
    this.backupStore = backupStore(env, path.join(this.dataDir, 'backups'));
    this.backupKey = env.secret('BACKUP_KEY');
    if (this.backupKey !== undefined && !ageKey.test(this.backupKey)) {
      throw new StartupError('BACKUP_KEY must be a key of age. Run "npm run cli -- backup key" to make one.');
    }
    this.backupKeep = env.count('BACKUP_KEEP', 7);
    this.logLevel = env.oneOf('LOG_LEVEL', logLevels, 'info');
    const metricsListen = env.text('METRICS_LISTEN');
    this.metricsListen = metricsListen === undefined ? undefined : parseListen('METRICS_LISTEN', metricsListen);
    this.siteDir = path.resolve(env.text('SITE_DIR') ?? path.join(this.dataDir, 'site'));
    this.frontendDir = path.resolve(env.text('FRONTEND_DIR') ?? repository);
    this.trustProxy = parseTrustedProxies('TRUST_PROXY', env.text('TRUST_PROXY') ?? '127.0.0.1,::1');
    this.refuseWeakSecrets();
  }

  /** Signs access tokens. Production must set it; otherwise it is generated once and stored in `dataDir`. */
  get sessionSecret(): string {
    return (this.knownSessionSecret ??= this.keptSessionSecret());
  }

  /** Cookies are `Secure` exactly when visitors come over https. */
  get secure(): boolean {
    return this.publicUrl.startsWith('https:');
  }

  private keptSessionSecret(): string {
    const file = path.join(this.dataDir, 'session-secret');
    const { secret } = keepSecret(file);
    if (secret.length >= shortestSecret) return secret;
    throw new StartupError(`${file} is damaged: its secret is too short. Remove it, and the next start makes another.`);
  }

  private refuseWeakSecrets(): void {
    const secret = this.knownSessionSecret;
    if (this.production && secret === undefined) {
      throw new StartupError('SESSION_SECRET is not set. Set it to at least 32 random characters.');
    }
    if (secret !== undefined && (secret.length < shortestSecret || (this.production && weakSecrets.test(secret)))) {
      throw new StartupError('SESSION_SECRET is too weak. Set it to at least 32 random characters.');
    }
    const password = this.adminPassword;
    if (password !== undefined && password.length < (this.production ? 12 : 8)) {
      throw new StartupError(`ADMIN_PASSWORD is too short. Use at least ${this.production ? 12 : 8} characters.`);
    }
    if (password !== undefined && Buffer.byteLength(password) > 1024) {
      throw new StartupError('ADMIN_PASSWORD is too long. Use at most 1,024 bytes.');
    }
  }
}

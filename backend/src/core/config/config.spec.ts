import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Config } from './config.ts';
import { StartupError } from './startup-error.ts';

const secret = 'kV2b9TtP5qLw8xYz3mNc7RfHd4JsGa6u';
const production = { NODE_ENV: 'production', SESSION_SECRET: secret };

let folder: string;
beforeEach(() => (folder = mkdtempSync(path.join(os.tmpdir(), '20x-config-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('needs nothing to be set', () => {
  const config = new Config({});
  expect(config).toMatchObject({
    production: false,
    listen: { host: '127.0.0.1', port: 3000 },
    publicUrl: 'http://localhost:8080',
    adminUsername: 'admin',
    databaseUrl: undefined,
    metricsListen: undefined,
    secure: false,
    backupKeep: 7,
    backupKey: undefined,
  });
  expect(config.dataDir).toBe(path.join(config.frontendDir, '.data'));
  expect(config.siteDir).toBe(path.join(config.dataDir, 'site'));
  expect(config.backupStore).toBe(path.join(config.dataDir, 'backups'));
  expect(config.mediaDir).toBe(path.join(config.dataDir, 'media'));
  expect(new Config({ MEDIA_DIR: '/uploads' }).mediaDir).toBe('/uploads');
  expect(readFileSync(path.join(config.frontendDir, 'package.json'), 'utf8')).toContain('"workspaces"');
});

it.each([
  [{ NODE_ENV: 'prod' }, 'NODE_ENV must be one of development, production, test, not "prod".'],
  [{ LISTEN: 'localhost' }, 'LISTEN must be host:port or unix:/path/to.sock, not "localhost".'],
  [{ LISTEN: '70000' }, 'LISTEN must be host:port or unix:/path/to.sock, not "70000".'],
  [{ LISTEN: `unix:/${'x'.repeat(120)}` }, "LISTEN: the socket's path is longer than 107 bytes."],
  [{ METRICS_LISTEN: 'x:y' }, 'METRICS_LISTEN must be host:port or unix:/path/to.sock, not "x:y".'],
  [{ PUBLIC_URL: 'localhost:8080' }, 'PUBLIC_URL must be a URL that starts with http:// or https://.'],
  [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL must be a URL that starts with postgres:// or postgresql://.'],
  [{ SMTP_URL: 'mail.example' }, 'SMTP_URL must be a URL that starts with smtp:// or smtps://.'],
  [{ MEDIA_STORE: 's3' }, 'MEDIA_STORE must be "disk" or s3://bucket/prefix?region=…&endpoint=….'],
  [{ MEDIA_STORE: 's3://My_Bucket' }, 'MEDIA_STORE must be "disk" or s3://bucket/prefix?region=…&endpoint=….'],
  [{ MEDIA_STORE: 's3://bucket?zone=a' }, 'MEDIA_STORE must be "disk" or s3://bucket/prefix?region=…&endpoint=….'],
  [
    { MEDIA_STORE: 's3://bucket?endpoint=files.example' },
    'The endpoint in MEDIA_STORE must be a URL that starts with http:// or https://.',
  ],
  [
    { MEDIA_STORE: 's3://bucket', AWS_ACCESS_KEY_ID: 'key' },
    'Set both AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, or neither.',
  ],
  [{ BACKUP_STORE: 'backups' }, 'BACKUP_STORE must be an absolute path or s3://bucket/prefix?region=…&endpoint=….'],
  [{ BACKUP_KEY: 'secret' }, 'BACKUP_KEY must be a key of age. Run "npm run cli -- backup key" to make one.'],
  [{ BACKUP_KEEP: '0' }, 'BACKUP_KEEP must be a whole number from 1 to 1000, not "0".'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent, not "loud".'],
  [
    { TRUST_PROXY: '10.0.0.0/33' },
    'TRUST_PROXY must list addresses or networks such as 127.0.0.1,172.16.0.0/12, not "10.0.0.0/33".',
  ],
  [{ ADMIN_PASSWORD: 'short' }, 'ADMIN_PASSWORD is too short. Use at least 8 characters.'],
  [{ SESSION_SECRET: 'short' }, 'SESSION_SECRET is too weak. Set it to at least 32 random characters.'],
  [
    { SESSION_SECRET: secret, SESSION_SECRET_FILE: '/x' },
    'SESSION_SECRET and SESSION_SECRET_FILE are both set. Set only one of them.',
  ],
  [{ SMTP_URL_FILE: '/no/such/file' }, 'The secret file /no/such/file cannot be read: ENOENT.'],
])('refuses %j with a message that names the variable', (variables, sentence) => {
  expect(() => new Config(variables)).toThrow(new StartupError(sentence));
});

it.each([
  ['missing', {}],
  ['short', { SESSION_SECRET: secret.slice(1) }],
  ['one repeated character', { SESSION_SECRET: 'a'.repeat(40) }],
  ['a placeholder', { SESSION_SECRET: 'please-change-me-please-change-me-now' }],
])('THR-184 refuses to run in production with a session secret that is %s', (_, variables) => {
  expect(() => new Config({ NODE_ENV: 'production', ...variables })).toThrow('SESSION_SECRET');
});

it('THR-184 refuses a short administrator password in production', () => {
  expect(() => new Config({ ...production, ADMIN_PASSWORD: 'elevenchars' })).toThrow('ADMIN_PASSWORD');
});

it('reads secrets from files', () => {
  writeFileSync(path.join(folder, 'url'), 'postgres://app@db/app\n');
  expect(new Config({ ...production, DATABASE_URL_FILE: path.join(folder, 'url') }).databaseUrl).toBe(
    'postgres://app@db/app',
  );
});

it('makes a session secret once, readable by its owner only', () => {
  const made = new Config({ DATA_DIR: folder }).sessionSecret;
  expect(made.length).toBeGreaterThanOrEqual(32);
  expect(new Config({ DATA_DIR: folder }).sessionSecret).toBe(made);
  expect(statSync(path.join(folder, 'session-secret')).mode & 0o777).toBe(0o600);
  writeFileSync(path.join(folder, 'session-secret'), made.slice(0, 20)); // as a crash of the machine leaves it
  expect(() => new Config({ DATA_DIR: folder }).sessionSecret).toThrow('session-secret is damaged');
});

it('takes a Unix socket, IPv6 and a port alone to listen on', () => {
  expect(new Config({ LISTEN: 'unix:/run/20x.sock' }).listen).toEqual({ path: '/run/20x.sock' });
  expect(new Config({ LISTEN: '[::1]:8081' }).listen).toEqual({ host: '::1', port: 8081 });
  expect(new Config({ LISTEN: '8081' }).listen).toEqual({ host: '127.0.0.1', port: 8081 });
});

it('trusts proxies in the listed networks and requests through the Unix socket', () => {
  const { trustProxy } = new Config({ TRUST_PROXY: '127.0.0.1, 172.16.0.0/12, fd00::/8' });
  expect(['127.0.0.1', '172.31.9.9', '::ffff:172.16.0.1', 'fd12::1', undefined].map(trustProxy)).toEqual(
    Array(5).fill(true),
  );
  expect(['127.0.0.2', '172.32.0.1', '2001:db8::1', 'unknown'].map(trustProxy)).toEqual(Array(4).fill(false));
});

it('is secure when visitors come over https', () => {
  expect(new Config({ PUBLIC_URL: 'https://20x.example/' })).toMatchObject({
    secure: true,
    publicUrl: 'https://20x.example',
  });
});

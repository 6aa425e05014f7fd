import { pino, type DestinationStream, type Logger } from 'pino';
import type { Config } from '../config/config.ts';
import { describeError } from './describe-error.ts';

/** Injection token of the process's logger. */
export const LOGGER = Symbol('LOGGER');

/** Names of secrets, at the top of a log line and up to two levels down. */
const secretNames = [
  'password',
  'passwordHash',
  'token',
  'accessToken',
  'refreshToken',
  'secret',
  'authorization',
  'cookie',
  '"set-cookie"',
];
const redacted = secretNames.flatMap((name) => {
  const own = name.startsWith('"') ? `[${name}]` : name;
  return name.startsWith('"') ? [own, `*${own}`, `*.*${own}`] : [own, `*.${own}`, `*.*.${own}`];
});

/** JSON lines on stdout. Control characters are escaped, so a value cannot forge a line or color a terminal. */
export function createLogger(config: Pick<Config, 'logLevel'>, destination?: DestinationStream): Logger {
  return pino(
    {
      level: config.logLevel,
      base: undefined,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      serializers: { err: describeError },
      redact: { paths: redacted, censor: '[redacted]' },
    },
    destination ?? pino.destination({ fd: 1, sync: true }),
  );
}

import { isNativeError } from 'node:util/types';
import type { LoggerService } from '@nestjs/common';
import type { Logger } from 'pino';

/** Contexts in which Nest logs every start-up step. */
const chatty = new Set(['InstanceLoader', 'NestFactory', 'RouterExplorer', 'RoutesResolver', 'NestApplication']);

/**
 * Nest's `Logger` on pino. `logger.error({ msg, err, … })` logs these members; a text is the message; an Error, alone
 * or after the text, is `err`.
 */
export class NestLogger implements LoggerService {
  constructor(private readonly pino: Logger) {}

  log(message: unknown, ...rest: unknown[]): void {
    this.write(chatty.has(String(rest.at(-1))) ? 'debug' : 'info', message, rest);
  }
  fatal(message: unknown, ...rest: unknown[]): void {
    this.write('fatal', message, rest);
  }
  error(message: unknown, ...rest: unknown[]): void {
    this.write('error', message, rest);
  }
  warn(message: unknown, ...rest: unknown[]): void {
    this.write('warn', message, rest);
  }
  debug(message: unknown, ...rest: unknown[]): void {
    this.write('debug', message, rest);
  }
  verbose(message: unknown, ...rest: unknown[]): void {
    this.write('trace', message, rest);
  }

  /** Nest appends the context, sometimes after a stack or an error. */
  private write(
    level: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace',
    message: unknown,
    rest: unknown[],
  ): void {
    const context = typeof rest.at(-1) === 'string' ? rest.at(-1) : undefined;
    const [detail] = context === undefined ? rest : rest.slice(0, -1);
    const err = [message, detail].find((value) => isNativeError(value));
    const stack = typeof detail === 'string' ? { stack: detail } : {};
    const members = typeof message === 'object' && !isNativeError(message) ? message : {};
    const text = typeof message === 'string' ? message : err?.message;
    this.pino[level]({ context, ...stack, ...(err && { err }), ...members }, text);
  }
}

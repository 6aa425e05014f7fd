import { isNativeError } from 'node:util/types';
import { Problem, type ProblemCode } from './problem.ts';

/** SQLSTATE codes and classes, longest prefix first, that mean something other than a bug. */
const meanings: readonly (readonly [prefix: string, code: ProblemCode])[] = [
  ['23505', 'conflict'], // unique_violation
  ['23503', 'conflict'], // foreign_key_violation
  ['40001', 'conflict'], // serialization_failure
  ['40P01', 'conflict'], // deadlock_detected
  ['22021', 'invalid_input'], // a zero byte in a text
  ['22P02', 'invalid_input'], // not a uuid, not a number
  ['22P05', 'invalid_input'], // a character that the database cannot hold
  ['55P03', 'unavailable'], // lock_timeout
  ['57014', 'unavailable'], // statement_timeout
  ['57P', 'unavailable'], // shutting down, starting up, crashed
  ['25P03', 'unavailable'], // idle_in_transaction_session_timeout
  ['53', 'unavailable'], // out of connections, memory or disk
  ['5803', 'unavailable'], // the database's disk fails
  ['08', 'unavailable'], // connection lost
];
const networkCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EACCES',
  'EAGAIN', // too many wait at the socket of a server that hangs
]);
/**
 * pg and TypeORM report a lost or exhausted connection only in words; one lost in a transaction counts as released. One whose
 * plans are outdated is given up.
 */
const lostConnection =
  /cached plan must not change|prepared statement .* does not exist|connection terminated|timeout exceeded when trying to connect|query read timeout|client has encountered a connection error|connection is not established|driver not connected|client was closed|pool after calling end|query runner (was )?already released/i;

/** What a database error means to the caller; undefined for other errors and for bugs in a statement. */
export function databaseProblem(error: unknown): Problem | undefined {
  if (!isNativeError(error)) return undefined;
  const cause = (error as { driverError?: unknown }).driverError ?? error;
  const { code, syscall } = cause as NodeJS.ErrnoException;
  const isNetwork =
    code !== undefined && networkCodes.has(code) && ['connect', 'read', 'write', 'getaddrinfo'].includes(syscall ?? '');
  if (isNetwork || lostConnection.test(error.message)) return new Problem('unavailable', { cause: error });
  if (!code || !/^[0-9A-Z]{5}$/.test(code)) return undefined;
  const meaning = meanings.find(([prefix]) => code.startsWith(prefix));
  return meaning && new Problem(meaning[1], { cause: error });
}

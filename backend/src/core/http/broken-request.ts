import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import { STATUS_CODES } from 'node:http';
import { Problem } from './problem.ts';

/** Answers what Node could not read as a request, so that no route was asked, and closes the connection. */
export function refuseBrokenRequest(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const problem = problemOf(error.code);
  const body = JSON.stringify(problem.toBody(randomUUID()));
  socket.end(
    [
      `HTTP/1.1 ${problem.status} ${STATUS_CODES[problem.status] ?? ''}`,
      'content-type: application/problem+json; charset=utf-8',
      `content-length: ${Buffer.byteLength(body)}`,
      'cache-control: no-store',
      'connection: close',
      '',
      body,
    ].join('\r\n'),
  );
}

function problemOf(code: string | undefined): Problem {
  if (code === 'HPE_INVALID_METHOD') return new Problem('method_not_allowed');
  if (code === 'HPE_HEADER_OVERFLOW') return new Problem('headers_too_large');
  return new Problem('invalid_input', { detail: 'This is not a well-formed request, or it took too long.' });
}

import { Catch, HttpException, Logger, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { describeError } from '../logging/describe-error.ts';
import { databaseProblem } from './database-problem.ts';
import { Problem } from './problem.ts';

/**
 * Turns everything thrown into an answer. What is not a Problem is a bug: logged in full, answered only with the
 * request id.
 */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  private readonly logger = new Logger(ProblemFilter.name);

  catch(error: unknown, host: ArgumentsHost): void {
    const request = host.switchToHttp().getRequest<FastifyRequest>();
    const reply = host.switchToHttp().getResponse<FastifyReply>();
    const problem = toProblem(error);
    this.log(problem, request.id);
    if (!reply.sent) this.answer(problem, request, reply);
  }

  protected answer(problem: Problem, _request: FastifyRequest, reply: FastifyReply): void {
    sendProblem(reply, problem);
  }

  /** Logs a bug in full, and an outage, which affects every request, in one short line. */
  private log(problem: Problem, requestId: string): void {
    const err = problem.options.cause ?? problem;
    if (problem.code === 'unavailable') {
      this.logger.warn({ msg: 'unavailable', requestId, reason: describeError(err).message });
    } else if (problem.status >= 500) {
      this.logger.error({ msg: 'failed request', requestId, err });
    }
  }
}

export function sendProblem(reply: FastifyReply, problem: Problem): void {
  void reply
    .status(problem.status)
    .headers({ 'cache-control': 'no-store', ...problem.options.headers })
    .header('content-type', 'application/problem+json; charset=utf-8')
    .send(problem.toBody(reply.request.id));
}

export function toProblem(error: unknown): Problem {
  if (error instanceof Problem) return error;
  const status = statusIn(error);
  if (status !== undefined && status >= 400 && status < 500) {
    return new Problem(Problem.codeOf(status), { detail: (error as Error).message, cause: error });
  }
  return databaseProblem(error) ?? new Problem(status === 503 ? 'unavailable' : 'internal', { cause: error });
}

/** The status of Nest's exceptions and of Fastify's own errors (body too large, malformed JSON). */
function statusIn(error: unknown): number | undefined {
  if (error instanceof HttpException) return error.getStatus();
  const code = (error as { code?: unknown }).code;
  const status = (error as { statusCode?: unknown }).statusCode;
  return typeof code === 'string' && code.startsWith('FST_') && typeof status === 'number' ? status : undefined;
}

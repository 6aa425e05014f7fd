import { Catch, HttpException, Logger, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { databaseProblem } from './database-problem.ts';
import { Problem } from './problem.ts';

/** The one place where a throw becomes an answer. What is no refusal is a bug: logged whole, answered with the request id only. */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  private readonly logger = new Logger(ProblemFilter.name);

  catch(error: unknown, host: ArgumentsHost): void {
    const request = host.switchToHttp().getRequest<FastifyRequest>();
    const reply = host.switchToHttp().getResponse<FastifyReply>();
    const problem = toProblem(error);
    if (problem.status >= 500) {
      const err = problem.options.cause ?? problem;
      this.logger.error({ msg: 'failed request', requestId: request.id, code: problem.code, err });
    }
    if (!reply.sent) sendProblem(reply, problem);
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

/** Nest's exceptions, and Fastify's own refusals (body too large, malformed JSON). */
function statusIn(error: unknown): number | undefined {
  if (error instanceof HttpException) return error.getStatus();
  const code = (error as { code?: unknown }).code;
  const status = (error as { statusCode?: unknown }).statusCode;
  return typeof code === 'string' && code.startsWith('FST_') && typeof status === 'number' ? status : undefined;
}

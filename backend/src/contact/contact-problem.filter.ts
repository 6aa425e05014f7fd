import { Catch } from '@nestjs/common';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isForm } from '../core/http/json-body.ts';
import { ProblemFilter } from '../core/http/problem-filter.ts';
import type { Problem } from '../core/http/problem.ts';
import { inProcessAddress } from '../core/http/request-log.ts';
import { contactFormPage, formPagePolicy } from './contact-form-page.ts';
import { formOf } from './form/form-in-view.interceptor.ts';

/** Answers a form sent without JavaScript with a page, everything else with a problem. */
@Catch()
export class ContactProblemFilter extends ProblemFilter {
  protected override answer(problem: Problem, request: FastifyRequest, reply: FastifyReply): void {
    if (!isForm(request)) return super.answer(problem, request, reply);
    void contactPage(request.server).then((sitePage) =>
      reply
        .status(problem.status)
        .headers({ 'cache-control': 'no-store', 'content-security-policy': formPagePolicy, ...problem.options.headers })
        .header('content-type', 'text/html; charset=utf-8')
        .send(contactFormPage(problem, formOf(request), (request.body ?? {}) as Record<string, unknown>, sitePage)),
    );
  }
}

/** The page that the form was on, as anyone gets it; null while the site cannot show it. */
async function contactPage(fastify: FastifyInstance): Promise<string | null> {
  try {
    const answer = await fastify.inject({ url: '/contact', remoteAddress: inProcessAddress });
    return answer.statusCode === 200 ? answer.payload : null;
  } catch {
    return null;
  }
}

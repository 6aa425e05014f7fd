import { Catch } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isForm } from '../core/http/json-body.ts';
import { ProblemFilter } from '../core/http/problem-filter.ts';
import type { Problem } from '../core/http/problem.ts';
import { contactFormPage, formPagePolicy } from './contact-form-page.ts';
import { formOf } from './form/form-in-view.interceptor.ts';

/** Answers a form sent without JavaScript with a page, everything else with a problem. */
@Catch()
export class ContactProblemFilter extends ProblemFilter {
  protected override answer(problem: Problem, request: FastifyRequest, reply: FastifyReply): void {
    if (!isForm(request)) return super.answer(problem, request, reply);
    void reply
      .status(problem.status)
      .headers({ 'cache-control': 'no-store', 'content-security-policy': formPagePolicy, ...problem.options.headers })
      .header('content-type', 'text/html; charset=utf-8')
      .send(contactFormPage(problem, formOf(request), (request.body ?? {}) as Record<string, unknown>));
  }
}

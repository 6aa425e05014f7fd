import {
  createParamDecorator,
  Injectable,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Observable } from 'rxjs';
import { contactForm, type ContactForm } from '@20x/shared/contact-form/form';
import { sourcePageOf } from './source-page.ts';
import { PublishedForms } from './published-forms.ts';

const forms = new WeakMap<FastifyRequest, ContactForm>();

/** Finds the form that a message was sent with, before anything of the message is checked. */
@Injectable()
export class FormInView implements NestInterceptor {
  constructor(private readonly published: PublishedForms) {}

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const { sourcePage, formId } = (request.body ?? {}) as Readonly<Record<string, unknown>>;
    const block = typeof formId === 'string' ? formId : undefined;
    forms.set(request, await this.published.find({ page: sourcePageOf(sourcePage), block }));
    return next.handle();
  }
}

/** The form of a request; the default one as long as none could be read. */
export const formOf = (request: FastifyRequest): ContactForm => forms.get(request) ?? contactForm();

/** The parameter receives the `ContactForm` that the message was sent with. */
export const SentForm = createParamDecorator((_: unknown, context: ExecutionContext) =>
  formOf(context.switchToHttp().getRequest<FastifyRequest>()),
);

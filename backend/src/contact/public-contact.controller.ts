import { Body, Controller, Post, Req, Res, UseFilters, UseGuards, UseInterceptors } from '@nestjs/common';
import { ApiAcceptedResponse, ApiForbiddenResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ContactForm } from '@20x/shared/contact-form/form';
import { Public } from '../core/access/access.ts';
import { clientNetwork } from '../auth/client-network.ts';
import { FormBody, isForm } from '../core/http/json-body.ts';
import { OwnSiteGuard } from '../core/http/own-site.guard.ts';
import { ContactReceipt, ContactRequest } from './messages/contact.dto.ts';
import { ContactProblemFilter } from './contact-problem.filter.ts';
import { ContactService } from './contact.service.ts';
import { FormInView, SentForm } from './form/form-in-view.interceptor.ts';

/**
 * Where a browser without JavaScript is redirected: a stored page cannot read the query, but its styles can use the
 * target.
 */
const thanks = '/contact?sent=1#sent';

@ApiTags('Contact')
@Controller('contact')
export class PublicContactController {
  constructor(private readonly contact: ContactService) {}

  @Post()
  @Public()
  @FormBody()
  @UseGuards(OwnSiteGuard)
  @UseInterceptors(FormInView)
  @UseFilters(ContactProblemFilter)
  @ApiOperation({
    summary: 'Send a message to the owners of the site',
    description:
      'The message is stored before the answer. The published form decides which fields it requires and accepts. Send JSON; a form that a browser sends is answered with 303, or with a page that lists the errors.',
  })
  @ApiAcceptedResponse({ type: ContactReceipt })
  @ApiForbiddenResponse({ description: 'The browser sent this for a page of another site.' })
  async sendContactMessage(
    @Body() message: ContactRequest,
    @SentForm() form: ContactForm,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const withoutScript = isForm(request);
    const receipt = await this.contact.receive(message, form, { network: clientNetwork(request.ip), withoutScript });
    if (withoutScript) void reply.header('cache-control', 'no-store').redirect(thanks, 303);
    else void reply.status(202).send(receipt);
  }
}

import { Body, Controller, Get, HttpCode, Post, Put } from '@nestjs/common';
import { ApiConflictResponse, ApiOkResponse, ApiTags, ApiTooManyRequestsResponse } from '@nestjs/swagger';
import { ApiStaleVersion } from '../../content/documents/stale-version.ts';
import { CurrentUser, Requires, SignedInUser } from '../../core/access/access.ts';
import {
  ContactRecipients,
  SaveContactRecipientsRequest,
  SendTestRequest,
  TestOutcome,
} from './contact-recipients.dto.ts';
import { Recipients } from './recipients.service.ts';
import { TestSending } from './test-sending.service.ts';

@ApiTags('Contact')
@Controller('admin/contact-recipients')
@Requires('contact:notify')
export class AdminRecipientsController {
  constructor(
    private readonly recipients: Recipients,
    private readonly tests: TestSending,
  ) {}

  @Get()
  @ApiOkResponse({ type: ContactRecipients })
  getContactRecipients(): Promise<ContactRecipients> {
    return this.recipients.get();
  }

  @Put()
  @ApiOkResponse({ type: ContactRecipients })
  @ApiStaleVersion(ContactRecipients)
  saveContactRecipients(@Body() { version, values }: SaveContactRecipientsRequest): Promise<ContactRecipients> {
    return this.recipients.save(version, values);
  }

  @Post('test')
  @HttpCode(200)
  @ApiOkResponse({ type: TestOutcome, description: 'Also when the mail server refused; see `isSent`.' })
  @ApiConflictResponse({ description: 'Email is not connected, or there are no recipients.' })
  @ApiTooManyRequestsResponse({ description: 'At most 5 tests in 10 minutes.' })
  sendContactTest(@Body() { topic }: SendTestRequest, @CurrentUser() by: SignedInUser): Promise<TestOutcome> {
    return this.tests.send(topic, by);
  }
}

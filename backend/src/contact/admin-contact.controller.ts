import { Body, Controller, Get, HttpCode, Patch, Post, Query } from '@nestjs/common';
import { ApiConflictResponse, ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Requires } from '../core/access/access.ts';
import { UuidParam } from '../core/http/path-parameters.ts';
import { ContactInbox } from './contact-inbox.service.ts';
import {
  ContactMessage,
  ContactMessageIds,
  ContactMessageList,
  ContactMessageQuery,
  MarkContactMessageRequest,
} from './contact-message.dto.ts';

@ApiTags('Contact')
@Controller('admin/contact-messages')
export class AdminContactController {
  constructor(private readonly inbox: ContactInbox) {}

  @Get()
  @Requires('contact:read')
  @ApiOkResponse({ type: ContactMessageList })
  listContactMessages(@Query() query: ContactMessageQuery): Promise<ContactMessageList> {
    return this.inbox.list(query);
  }

  @Get(':id')
  @Requires('contact:read')
  @ApiOkResponse({ type: ContactMessage })
  getContactMessage(@UuidParam('id') id: string): Promise<ContactMessage> {
    return this.inbox.open(id);
  }

  @Post('not-spam')
  @HttpCode(204)
  @Requires('contact:read')
  @ApiNoContentResponse({ description: 'They are in the inbox, and their recipients are notified.' })
  takeContactMessagesOutOfSpam(@Body() { ids }: ContactMessageIds): Promise<void> {
    return this.inbox.takeOutOfSpam(ids);
  }

  @Patch(':id')
  @Requires('contact:read')
  @ApiOkResponse({ type: ContactMessage })
  markContactMessage(
    @UuidParam('id') id: string,
    @Body() { read }: MarkContactMessageRequest,
  ): Promise<ContactMessage> {
    return this.inbox.mark(id, read);
  }

  @Post(':id/notify')
  @HttpCode(200)
  @Requires('contact:notify')
  @ApiOkResponse({ type: ContactMessage, description: 'Sent at once; see `delivery` for the outcome.' })
  @ApiConflictResponse({ description: 'It was already sent, is being sent or is marked as spam.' })
  notifyOfContactMessage(@UuidParam('id') id: string): Promise<ContactMessage> {
    return this.inbox.notifyAgain(id);
  }
}

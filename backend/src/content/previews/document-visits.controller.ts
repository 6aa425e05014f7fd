import { Body, Controller, Delete, Get, HttpCode, Param, ParseUUIDPipe, Post, Put } from '@nestjs/common';
import { ApiConflictResponse, ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CurrentUser, Requires, SignedInUser } from '../../core/access/access.ts';
import { PreviewLinkRequest } from '../documents/document-requests.dto.ts';
import { NewPreviewLink, Presence, PreviewLink } from './document-visits.dto.ts';
import { DocumentVisits } from './document-visits.service.ts';

@ApiTags('Documents')
@Controller('admin/documents/:id')
@Requires('signed-in')
export class DocumentVisitsController {
  constructor(private readonly visits: DocumentVisits) {}

  @Put('presence')
  @ApiOkResponse({ type: Presence, description: 'Call it every 15 seconds; after 40 seconds you count as gone.' })
  announcePresence(@Param('id', ParseUUIDPipe) id: string, @CurrentUser() user: SignedInUser): Promise<Presence> {
    return this.visits.announce({ id, user });
  }

  @Post('presence/take-over')
  @HttpCode(200)
  @ApiOkResponse({ type: Presence, description: 'The others are notified with their next call; nothing is enforced.' })
  takeOverDocument(@Param('id', ParseUUIDPipe) id: string, @CurrentUser() user: SignedInUser): Promise<Presence> {
    return this.visits.takeOver({ id, user });
  }

  @Post('preview-links')
  @ApiCreatedResponse({ type: NewPreviewLink })
  @ApiConflictResponse({ description: 'The document is in the trash.' })
  createPreviewLink(
    @Param('id', ParseUUIDPipe) id: string,
    @Body() request: PreviewLinkRequest,
    @CurrentUser() user: SignedInUser,
  ): Promise<NewPreviewLink> {
    return this.visits.createLink({ id, user }, request);
  }

  @Get('preview-links')
  @ApiOkResponse({ type: [PreviewLink], description: 'Links that are valid, newest first.' })
  listPreviewLinks(@Param('id', ParseUUIDPipe) id: string, @CurrentUser() user: SignedInUser): Promise<PreviewLink[]> {
    return this.visits.listLinks({ id, user });
  }

  @Delete('preview-links/:linkId')
  @HttpCode(204)
  @ApiNoContentResponse()
  revokePreviewLink(
    @Param('id', ParseUUIDPipe) id: string,
    @Param('linkId', ParseUUIDPipe) linkId: string,
    @CurrentUser() user: SignedInUser,
  ): Promise<void> {
    return this.visits.revokeLink({ id, user }, linkId);
  }
}

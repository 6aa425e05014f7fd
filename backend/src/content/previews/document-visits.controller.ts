import { Body, Controller, Delete, Get, HttpCode, Post, Put } from '@nestjs/common';
import {
  ApiConflictResponse,
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiParam,
  ApiTags,
} from '@nestjs/swagger';
import { Requires } from '../../core/access/access.ts';
import { UuidParam } from '../../core/http/path-parameters.ts';
import { PreviewLinkRequest } from '../documents/document-requests.dto.ts';
import { Asked, Documents, type AskedDocument } from '../documents/documents.service.ts';
import { ContentPreviews } from './content-previews.ts';
import { NewPreviewLink, Presence, PreviewLink } from './document-visits.dto.ts';
import { EditorsPresent } from './editors-present.ts';

/** Who looks at a document: editors beside each other, and those who hold a link to its draft. */
@ApiTags('Documents')
@ApiParam({ name: 'id', type: String })
@Controller('admin/documents/:id')
@Requires('signed-in')
export class DocumentVisitsController {
  constructor(
    private readonly documents: Documents,
    private readonly present: EditorsPresent,
    private readonly previews: ContentPreviews,
  ) {}

  @Put('presence/:windowId')
  @ApiOkResponse({
    type: Presence,
    description: 'Call it every 15 seconds with an id of the open editor; after 90 seconds it counts as closed.',
  })
  async announcePresence(@Asked() asked: AskedDocument, @UuidParam('windowId') windowId: string): Promise<Presence> {
    const version = await this.documents.allow(asked);
    return { ...(await this.present.announce(asked.id, windowId, asked.user)), version };
  }

  @Delete('presence/:windowId')
  @HttpCode(204)
  @ApiNoContentResponse({ description: 'The editor was closed.' })
  async endPresence(@Asked() asked: AskedDocument, @UuidParam('windowId') windowId: string): Promise<void> {
    await this.documents.allow(asked);
    await this.present.leave(asked.id, windowId, asked.user);
  }

  @Post('presence/:windowId/take-over')
  @HttpCode(200)
  @ApiOkResponse({ type: Presence, description: 'The others are notified with their next call; nothing is enforced.' })
  async takeOverDocument(@Asked() asked: AskedDocument, @UuidParam('windowId') windowId: string): Promise<Presence> {
    const version = await this.documents.allow(asked);
    return { ...(await this.present.announce(asked.id, windowId, asked.user, { takesOver: true })), version };
  }

  @Post('preview-links')
  @ApiCreatedResponse({ type: NewPreviewLink })
  @ApiConflictResponse({ description: 'The document is in the trash.' })
  async createPreviewLink(@Asked() asked: AskedDocument, @Body() request: PreviewLinkRequest): Promise<NewPreviewLink> {
    return this.previews.create(await this.documents.open(asked), request, asked.user);
  }

  @Get('preview-links')
  @ApiOkResponse({
    type: [PreviewLink],
    description: 'Shared links that are valid, newest first; those of editors’ own previews are left out.',
  })
  async listPreviewLinks(@Asked() asked: AskedDocument): Promise<PreviewLink[]> {
    await this.documents.allow(asked);
    return this.previews.list(asked.id);
  }

  @Delete('preview-links/:linkId')
  @HttpCode(204)
  @ApiNoContentResponse()
  async revokePreviewLink(@Asked() asked: AskedDocument, @UuidParam('linkId') linkId: string): Promise<void> {
    await this.previews.revoke(await this.documents.open(asked), linkId, asked.user);
  }
}

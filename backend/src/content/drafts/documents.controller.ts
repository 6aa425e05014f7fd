import { Body, Controller, Get, Post, Put } from '@nestjs/common';
import { ApiConflictResponse, ApiCreatedResponse, ApiOkResponse, ApiParam, ApiTags } from '@nestjs/swagger';
import { Requires } from '../../core/access/access.ts';
import { ChangeSlugRequest, DuplicateRequest, RestoreRequest } from '../documents/document-requests.dto.ts';
import { DocumentState } from '../documents/document.dto.ts';
import { toBareState } from '../documents/document-state.ts';
import { Asked, Documents, type AskedDocument } from '../documents/documents.service.ts';
import { AnswersNewState } from '../documents/stale-version.ts';
import { ContentAddresses } from './content-addresses.ts';
import { ContentCopies } from './content-copies.ts';

/** Documents of any type by their ids; the type says who may edit them: `page:edit`. */
@ApiTags('Documents')
@ApiParam({ name: 'id', type: String })
@Controller('admin/documents/:id')
@Requires('signed-in')
export class DocumentsController {
  constructor(
    private readonly documents: Documents,
    private readonly copies: ContentCopies,
    private readonly addresses: ContentAddresses,
  ) {}

  @Get()
  @ApiOkResponse({ type: DocumentState })
  async getDocument(@Asked() asked: AskedDocument): Promise<DocumentState> {
    const { type, document } = await this.documents.open(asked);
    return toBareState(type, document);
  }

  @Post('duplicate')
  @ApiCreatedResponse({ type: DocumentState, description: 'The copy, which is not published.' })
  @ApiConflictResponse({
    description: 'The address is taken, or another document has this id; `errors` names the field.',
  })
  async duplicateDocument(
    @Asked() asked: AskedDocument,
    @Body() { id, slug }: DuplicateRequest,
  ): Promise<DocumentState> {
    const source = await this.documents.open(asked);
    return this.documents.change(source, (tx) => this.copies.duplicate(tx, source, { id, slug, by: asked.user }), id);
  }

  @Put('slug')
  @AnswersNewState(
    'The address is fixed or taken; `errors` names slug.',
    'The address of a published document changes with its next publication, and the old one then redirects.',
  )
  async changeSlug(
    @Asked() asked: AskedDocument,
    @Body() { version, slug }: ChangeSlugRequest,
  ): Promise<DocumentState> {
    const seen = await this.documents.open(asked, version);
    return this.documents.change(seen, (tx) => this.addresses.change(tx, seen, slug, asked.user));
  }

  @Post('restore')
  @AnswersNewState()
  async restoreRevision(
    @Asked() asked: AskedDocument,
    @Body() { version, ...wish }: RestoreRequest,
  ): Promise<DocumentState> {
    const seen = await this.documents.open(asked, version);
    return this.documents.change(seen, (tx) => this.copies.restore(tx, seen, { ...wish, by: asked.user }));
  }
}

import { Body, Controller, Get, HttpCode, Param, ParseUUIDPipe, Post, Put } from '@nestjs/common';
import { ApiConflictResponse, ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CurrentUser, Requires, SignedInUser } from '../../core/access/access.ts';
import { ChangeSlugRequest, DuplicateRequest, RestoreRequest } from '../documents/document-requests.dto.ts';
import { DocumentState } from '../documents/document.dto.ts';
import { Documents } from '../documents/documents.service.ts';
import { ApiStaleVersion } from '../documents/stale-version.ts';
import { ContentAddresses } from './content-addresses.ts';
import { ContentCopies } from './content-copies.ts';

const refused = { description: '`detail` says why this is not possible now.' };

/** Documents of any type by their ids; the type says who may edit them: `page:edit`. */
@ApiTags('Documents')
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
  getDocument(@Param('id', ParseUUIDPipe) id: string, @CurrentUser() user: SignedInUser): Promise<DocumentState> {
    return this.documents.getState({ id, user });
  }

  @Post('duplicate')
  @ApiCreatedResponse({ type: DocumentState, description: 'The copy, which is not published.' })
  @ApiConflictResponse({ description: 'The address is taken, or another document has this id; `errors` says which.' })
  duplicateDocument(
    @Param('id', ParseUUIDPipe) id: string,
    @Body() { id: copy, slug }: DuplicateRequest,
    @CurrentUser() user: SignedInUser,
  ): Promise<DocumentState> {
    const duplicate = { id: copy, slug, by: user };
    return this.documents.change({ id, user }, (tx, type) => this.copies.duplicate(tx, type, id, duplicate), copy);
  }

  @Put('slug')
  @ApiOkResponse({
    type: DocumentState,
    description:
      'The address of a published document changes with its next publication, and the old one then redirects.',
  })
  @ApiStaleVersion()
  @ApiConflictResponse({ description: 'The address is fixed or taken; `errors` names slug.' })
  changeSlug(
    @Param('id', ParseUUIDPipe) id: string,
    @Body() { version, slug }: ChangeSlugRequest,
    @CurrentUser() user: SignedInUser,
  ): Promise<DocumentState> {
    return this.documents.change({ id, user }, (tx, type) =>
      this.addresses.change(tx, type, id, { version, slug, by: user }),
    );
  }

  @Post('restore')
  @HttpCode(200)
  @ApiOkResponse({ type: DocumentState })
  @ApiStaleVersion()
  @ApiConflictResponse(refused)
  restoreRevision(
    @Param('id', ParseUUIDPipe) id: string,
    @Body() request: RestoreRequest,
    @CurrentUser() user: SignedInUser,
  ): Promise<DocumentState> {
    return this.documents.change({ id, user }, (tx, type) =>
      this.copies.restore(tx, type, id, { ...request, by: user }),
    );
  }
}

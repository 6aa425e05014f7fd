import { Body, Controller, Get, Param, Post, Put, Query } from '@nestjs/common';
import { ApiConflictResponse, ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CurrentUser, Requires, SignedInUser } from '../auth/access.ts';
import { DocumentList, DocumentQuery } from '../content/document.dto.ts';
import { ApiStaleVersion } from '../content/stale-version.ts';
import { EditorBody } from '../core/http/json-body.ts';
import { CreatePageRequest, PageDocument, SavePageDraftRequest } from './page-document.dto.ts';
import { PageDocuments } from './page-documents.service.ts';

@ApiTags('Pages')
@Controller('admin/pages')
@Requires('page:edit')
export class AdminPagesController {
  constructor(private readonly pages: PageDocuments) {}

  @Get()
  @ApiOkResponse({ type: DocumentList })
  listPageDocuments(@Query() query: DocumentQuery): Promise<DocumentList> {
    return this.pages.list(query);
  }

  @Post()
  @EditorBody()
  @ApiCreatedResponse({
    type: PageDocument,
    description: 'Also when the same page was made by the same request before.',
  })
  @ApiConflictResponse({ description: 'The address is taken, or another document has this id: `errors` names which.' })
  createPage(@Body() request: CreatePageRequest, @CurrentUser() by: SignedInUser): Promise<PageDocument> {
    return this.pages.create(request, by);
  }

  @Get(':ref')
  @ApiOkResponse({ type: PageDocument, description: 'By id or slug; the trash only by id.' })
  getPageDocument(@Param('ref') ref: string): Promise<PageDocument> {
    return this.pages.get(ref);
  }

  @Put(':ref/draft')
  @EditorBody()
  @ApiOkResponse({ type: PageDocument })
  @ApiStaleVersion(PageDocument)
  @ApiConflictResponse({ description: 'It lies in the trash.' })
  savePageDraft(
    @Param('ref') ref: string,
    @Body() request: SavePageDraftRequest,
    @CurrentUser() by: SignedInUser,
  ): Promise<PageDocument> {
    return this.pages.saveDraft(ref, request, by);
  }
}

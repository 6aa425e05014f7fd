import { Body, Controller, Get, Param, Put, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CurrentUser, Requires, SignedInUser } from '../auth/access.ts';
import { ContentService } from '../content/content.service.ts';
import { DocumentLists } from '../content/document-lists.ts';
import { DocumentList, DocumentQuery } from '../content/document.dto.ts';
import { ApiStaleVersion } from '../content/stale-version.ts';
import { EditorBody } from '../core/http/json-body.ts';
import { LegalDocument, SaveLegalDraftRequest } from './legal-document.dto.ts';
import { LegalType } from './legal-type.ts';

@ApiTags('Legal texts')
@Controller('admin/legal')
@Requires('legal:edit')
export class AdminLegalController {
  constructor(
    private readonly content: ContentService,
    private readonly lists: DocumentLists,
    private readonly type: LegalType,
  ) {}

  @Get()
  @ApiOkResponse({ type: DocumentList })
  listLegalDocuments(@Query() query: DocumentQuery): Promise<DocumentList> {
    return this.lists.list(this.type, query);
  }

  @Get(':slug')
  @ApiOkResponse({ type: LegalDocument })
  getLegalDocument(@Param('slug') slug: string): Promise<LegalDocument> {
    return this.content.getState(this.type, { slug });
  }

  @Put(':slug/draft')
  @EditorBody()
  @ApiOkResponse({ type: LegalDocument })
  @ApiStaleVersion(LegalDocument)
  saveLegalDraft(
    @Param('slug') slug: string,
    @Body() { version, content, autosave }: SaveLegalDraftRequest,
    @CurrentUser() by: SignedInUser,
  ): Promise<LegalDocument> {
    return this.content.saveDraft(this.type, { slug }, { version, content, autosave, by });
  }
}

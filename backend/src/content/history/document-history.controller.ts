import { Body, Controller, Get, Param, ParseIntPipe, ParseUUIDPipe, Put, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CurrentUser, Requires, SignedInUser } from '../../core/access/access.ts';
import { PageQuery } from '../../core/http/pagination.ts';
import { ContentHistory } from './content-history.ts';
import { HistoryList, Revision } from './document-history.dto.ts';
import { NameRevisionRequest } from '../documents/document-requests.dto.ts';
import { RevisionInfo } from '../documents/document.dto.ts';
import { Documents } from '../documents/documents.service.ts';

@ApiTags('Documents')
@Controller('admin/documents/:id/revisions')
@Requires('signed-in')
export class DocumentHistoryController {
  constructor(
    private readonly documents: Documents,
    private readonly history: ContentHistory,
  ) {}

  @Get()
  @ApiOkResponse({ type: HistoryList })
  listHistory(
    @Param('id', ParseUUIDPipe) id: string,
    @Query() query: PageQuery,
    @CurrentUser() user: SignedInUser,
  ): Promise<HistoryList> {
    return this.documents.read({ id, user }, (manager) => this.history.list(manager, id, query));
  }

  @Get(':number')
  @ApiOkResponse({ type: Revision })
  getRevision(
    @Param('id', ParseUUIDPipe) id: string,
    @Param('number', ParseIntPipe) number: number,
    @CurrentUser() user: SignedInUser,
  ): Promise<Revision> {
    return this.documents.read({ id, user }, (manager) => this.history.getRevision(manager, id, number));
  }

  @Put(':number/name')
  @ApiOkResponse({ type: RevisionInfo })
  nameRevision(
    @Param('id', ParseUUIDPipe) id: string,
    @Param('number', ParseIntPipe) number: number,
    @Body() { name }: NameRevisionRequest,
    @CurrentUser() user: SignedInUser,
  ): Promise<RevisionInfo> {
    return this.documents.write({ id, user }, (tx) => this.history.name(tx, id, number, name?.trim() || null));
  }
}

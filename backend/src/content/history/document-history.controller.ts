import { Body, Controller, Get, Put, Query } from '@nestjs/common';
import { ApiOkResponse, ApiParam, ApiTags } from '@nestjs/swagger';
import { Requires } from '../../core/access/access.ts';
import { PageQuery } from '../../core/http/pagination.ts';
import { IntegerParam } from '../../core/http/path-parameters.ts';
import { ContentHistory } from './content-history.ts';
import { HistoryList, Revision } from './document-history.dto.ts';
import { NameRevisionRequest } from '../documents/document-requests.dto.ts';
import { RevisionInfo } from '../documents/document.dto.ts';
import { Asked, Documents, type AskedDocument } from '../documents/documents.service.ts';

@ApiTags('Documents')
@ApiParam({ name: 'id', type: String })
@Controller('admin/documents/:id/revisions')
@Requires('signed-in')
export class DocumentHistoryController {
  constructor(
    private readonly documents: Documents,
    private readonly history: ContentHistory,
  ) {}

  @Get()
  @ApiOkResponse({ type: HistoryList })
  async listHistory(@Asked() asked: AskedDocument, @Query() query: PageQuery): Promise<HistoryList> {
    const { document } = await this.documents.open(asked);
    return this.history.list(document, query);
  }

  @Get(':number')
  @ApiOkResponse({ type: Revision })
  async getRevision(@Asked() asked: AskedDocument, @IntegerParam('number') number: number): Promise<Revision> {
    await this.documents.allow(asked);
    return this.history.getRevision(asked.id, number);
  }

  @Put(':number/name')
  @ApiOkResponse({ type: RevisionInfo })
  async nameRevision(
    @Asked() asked: AskedDocument,
    @IntegerParam('number') number: number,
    @Body() { name }: NameRevisionRequest,
  ): Promise<RevisionInfo> {
    await this.documents.allow(asked);
    return this.history.name(asked.id, number, name?.trim() || null);
  }
}

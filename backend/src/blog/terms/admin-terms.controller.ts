import { Body, Controller, Delete, Get, HttpCode, Post, Put, Query } from '@nestjs/common';
import { ApiConflictResponse, ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Requires } from '../../core/access/access.ts';
import { UuidParam } from '../../core/http/path-parameters.ts';
import { TermEdits } from './term-edits.service.ts';
import { EditedTerm, EditedTermList, EditTermRequest, MergeTermRequest, TermQuery } from './terms.dto.ts';

@ApiTags('Blog')
@Controller('admin/terms')
export class AdminTermsController {
  constructor(private readonly terms: TermEdits) {}

  /** Also those without published posts. */
  @Get()
  @Requires('post:edit')
  @ApiOkResponse({ type: EditedTermList })
  listEditedTerms(@Query() query: TermQuery): Promise<EditedTermList> {
    return this.terms.list(query);
  }

  /** Changes all published posts at once; the earlier slug leads to the new one. */
  @Put(':id')
  @Requires('post:publish')
  @ApiOkResponse({ type: EditedTerm })
  @ApiConflictResponse({ description: 'Another one has the name or the slug.' })
  editTerm(@UuidParam('id') id: string, @Body() request: EditTermRequest): Promise<EditedTerm> {
    return this.terms.edit(id, request);
  }

  /** Answers the term that has taken over posts and addresses. */
  @Post(':id/merge')
  @HttpCode(200)
  @Requires('post:publish')
  @ApiOkResponse({ type: EditedTerm })
  mergeTerm(@UuidParam('id') id: string, @Body() { into }: MergeTermRequest): Promise<EditedTerm> {
    return this.terms.merge(id, into);
  }

  @Delete(':id')
  @HttpCode(204)
  @Requires('post:publish')
  @ApiNoContentResponse()
  @ApiConflictResponse({ description: 'Published posts use it.' })
  removeTerm(@UuidParam('id') id: string): Promise<void> {
    return this.terms.remove(id);
  }
}

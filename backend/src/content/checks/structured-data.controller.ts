import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiParam, ApiTags } from '@nestjs/swagger';
import { CurrentUser, Requires, SignedInUser } from '../../core/access/access.ts';
import { Asked, Documents, type AskedDocument } from '../documents/documents.service.ts';
import {
  AutomaticStructuredData,
  InvalidStructuredData,
  LiveStructuredData,
  StructuredDataPages,
  StructuredDataQuery,
} from './structured-data.dto.ts';
import { StructuredData } from './structured-data.ts';
import { StructuredDataLists } from './structured-data-lists.ts';

@ApiTags('Documents')
@Controller('admin')
@Requires('signed-in')
export class StructuredDataController {
  constructor(
    private readonly documents: Documents,
    private readonly data: StructuredData,
    private readonly lists: StructuredDataLists,
  ) {}

  @Get('documents/:id/structured-data')
  @ApiParam({ name: 'id', type: String })
  @ApiOkResponse({ type: AutomaticStructuredData, description: 'Made of the last saved draft.' })
  async getAutomaticStructuredData(@Asked() asked: AskedDocument): Promise<AutomaticStructuredData> {
    return this.data.automatic(await this.documents.open(asked));
  }

  @Get('documents/:id/structured-data/live')
  @ApiParam({ name: 'id', type: String })
  @ApiOkResponse({ type: LiveStructuredData, description: 'Read from the page that visitors get.' })
  async getLiveStructuredData(@Asked() asked: AskedDocument): Promise<LiveStructuredData> {
    return this.data.live(await this.documents.open(asked));
  }

  @Get('structured-data')
  @ApiTags('Content')
  @ApiOkResponse({ type: StructuredDataPages, description: 'The pages that you may edit.' })
  async listStructuredData(
    @Query() query: StructuredDataQuery,
    @CurrentUser() user: SignedInUser,
  ): Promise<StructuredDataPages> {
    return this.lists.pages(user, query);
  }

  @Get('invalid-structured-data')
  @ApiOkResponse({ type: [InvalidStructuredData], description: 'Only documents that you may edit.' })
  async listInvalidStructuredData(@CurrentUser() user: SignedInUser): Promise<InvalidStructuredData[]> {
    return this.lists.invalid(user);
  }
}

import { Controller, Get, Header, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Public } from '../core/access/access.ts';
import { SearchQuery, SearchResults } from './search.dto.ts';
import { Search } from './search.service.ts';

@ApiTags('Search')
@Controller('search')
export class PublicSearchController {
  constructor(private readonly found: Search) {}

  /** What visitors can read, by words. Queries are too many to be kept in memory. */
  @Get()
  @Public()
  @Header('cache-control', 'no-store')
  @ApiOkResponse({ type: SearchResults })
  search(@Query() query: SearchQuery): Promise<SearchResults> {
    return this.found.find(query);
  }
}

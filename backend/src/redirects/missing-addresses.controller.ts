import { Body, Controller, Delete, Get, HttpCode, Put, Query } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Requires } from '../core/access/access.ts';
import {
  ClearMissingQuery,
  IgnoreMissingRequest,
  MissingAddressList,
  MissingAddressQuery,
  MissingSpikeAnswer,
  RedirectSuggestion,
  SuggestionQuery,
} from './missing-address.dto.ts';
import { MissingAddresses } from './missing-addresses.service.ts';
import { SimilarPages } from './similar-pages.ts';

@ApiTags('Redirects')
@Controller('admin/redirects/missing')
@Requires('settings:edit')
export class MissingAddressesController {
  constructor(
    private readonly missing: MissingAddresses,
    private readonly similar: SimilarPages,
  ) {}

  @Get()
  @ApiOkResponse({ type: MissingAddressList, description: 'The 1,000 most wanted, without queries and visitors.' })
  listMissingAddresses(@Query() query: MissingAddressQuery): Promise<MissingAddressList> {
    return this.missing.list(query);
  }

  @Get('spike')
  @ApiOkResponse({ type: MissingSpikeAnswer })
  async getMissingSpike(): Promise<MissingSpikeAnswer> {
    return { spike: await this.missing.spike() };
  }

  @Get('suggestion')
  @ApiOkResponse({ type: RedirectSuggestion })
  async suggestRedirect(@Query() { path }: SuggestionQuery): Promise<RedirectSuggestion> {
    return { to: await this.similar.closest(path) };
  }

  @Put('ignored')
  @HttpCode(204)
  @ApiNoContentResponse()
  ignoreMissingAddress(@Body() { path, ignored }: IgnoreMissingRequest): Promise<void> {
    return this.missing.ignore(path, ignored);
  }

  @Delete()
  @HttpCode(204)
  @ApiNoContentResponse()
  clearMissingAddresses(@Query() { path }: ClearMissingQuery): Promise<void> {
    return this.missing.clear(path);
  }
}

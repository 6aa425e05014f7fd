import { Body, Controller, Get, HttpCode, Post, Put, Query } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CurrentUser, Requires, SignedInUser } from '../core/access/access.ts';
import { PageQuery } from '../core/http/pagination.ts';
import { SiteCheckRuns } from './site-check-runs.ts';
import {
  ExternalLinksRequest,
  SiteCheckRunList,
  SiteChecksState,
  SiteFindingList,
  SiteFindingQuery,
} from './site-checks.dto.ts';
import { SiteChecks } from './site-checks.service.ts';

@ApiTags('Site checks')
@Controller('admin/site-checks')
@Requires('signed-in')
export class SiteChecksController {
  constructor(
    private readonly checks: SiteChecks,
    private readonly runs: SiteCheckRuns,
  ) {}

  @Get()
  @ApiOkResponse({ type: SiteChecksState })
  getSiteChecks(): Promise<SiteChecksState> {
    return this.checks.state();
  }

  @Get('findings')
  @ApiOkResponse({ type: SiteFindingList, description: 'What is resolved is kept for 90 days.' })
  listSiteFindings(@Query() query: SiteFindingQuery, @CurrentUser() user: SignedInUser): Promise<SiteFindingList> {
    return this.checks.findings(query, user);
  }

  @Get('runs')
  @ApiOkResponse({ type: SiteCheckRunList, description: 'The newest first; 100 are kept.' })
  listSiteCheckRuns(@Query() query: PageQuery): Promise<SiteCheckRunList> {
    return this.checks.runs(query);
  }

  @Post('runs')
  @Requires('settings:edit')
  @HttpCode(204)
  @ApiNoContentResponse({ description: 'All pages are checked now, unless they are being checked already.' })
  startSiteCheck(): Promise<void> {
    return this.runs.start();
  }

  @Put('external-links')
  @Requires('settings:edit')
  @HttpCode(204)
  @ApiNoContentResponse()
  chooseExternalLinkCheck(@Body() { checked }: ExternalLinksRequest): Promise<void> {
    return this.checks.chooseExternalLinks(checked);
  }
}

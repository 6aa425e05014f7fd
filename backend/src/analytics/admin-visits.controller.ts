import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Requires } from '../core/access/access.ts';
import { VisitStatistics } from './visit-statistics.service.ts';
import { VisitsAnswer, VisitsQuery } from './visits.dto.ts';

@ApiTags('Visits')
@Controller('admin/visits')
@Requires('signed-in')
export class AdminVisitsController {
  constructor(private readonly statistics: VisitStatistics) {}

  @Get()
  @ApiOkResponse({ type: VisitsAnswer })
  getVisits(@Query() query: VisitsQuery): Promise<VisitsAnswer> {
    return this.statistics.read(query);
  }
}

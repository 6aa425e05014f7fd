import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CurrentUser, Requires, SignedInUser } from '../../core/access/access.ts';
import { CheckCounter } from './check-counter.ts';
import { CheckCounts, CheckCountsQuery } from './document-checks.dto.ts';

@ApiTags('Documents')
@Controller('admin/check-counts')
@Requires('signed-in')
export class CheckCountsController {
  constructor(private readonly counter: CheckCounter) {}

  @Get()
  @ApiOkResponse({
    type: CheckCounts,
    description: 'For lists; the rules that look at the rendered page or at other pages are left out.',
  })
  async listCheckCounts(@Query() { ids }: CheckCountsQuery, @CurrentUser() user: SignedInUser): Promise<CheckCounts> {
    return { data: await this.counter.count(user, ids) };
  }
}

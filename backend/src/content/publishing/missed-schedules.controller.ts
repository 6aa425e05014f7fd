import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CurrentUser, Requires, SignedInUser } from '../../core/access/access.ts';
import { MissedSchedule } from './missed-schedules.dto.ts';
import { MissedSchedules } from './missed-schedules.ts';

@ApiTags('Documents')
@Controller('admin/missed-schedules')
@Requires('signed-in')
export class MissedSchedulesController {
  constructor(private readonly schedules: MissedSchedules) {}

  @Get()
  @ApiOkResponse({ type: [MissedSchedule], description: 'Only documents that you may edit, newest first.' })
  listMissedSchedules(@CurrentUser() user: SignedInUser): Promise<MissedSchedule[]> {
    return this.schedules.list(user);
  }
}

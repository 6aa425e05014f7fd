import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CurrentUser, Requires, SignedInUser } from '../auth/access.ts';
import { UnkeptSchedule } from './unkept-schedules.dto.ts';
import { UnkeptSchedules } from './unkept-schedules.ts';

@ApiTags('Documents')
@Controller('admin/unkept-schedules')
@Requires('signed-in')
export class UnkeptSchedulesController {
  constructor(private readonly schedules: UnkeptSchedules) {}

  @Get()
  @ApiOkResponse({ type: [UnkeptSchedule], description: 'Of documents that you may edit, the newest first.' })
  listUnkeptSchedules(@CurrentUser() user: SignedInUser): Promise<UnkeptSchedule[]> {
    return this.schedules.list(user);
  }
}

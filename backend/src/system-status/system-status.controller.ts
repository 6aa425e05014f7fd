import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Requires } from '../core/access/access.ts';
import { SystemStatus } from './system-status.dto.ts';
import { SystemStatuses } from './system-status.service.ts';

@ApiTags('System status')
@Controller('admin/system-status')
@Requires('settings:edit')
export class SystemStatusController {
  constructor(private readonly statuses: SystemStatuses) {}

  @Get()
  @ApiOkResponse({ type: SystemStatus })
  getSystemStatus(): Promise<SystemStatus> {
    return this.statuses.current();
  }
}

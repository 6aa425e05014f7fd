import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Requires } from '../core/access/access.ts';
import { BlockedHost } from './blocked-host.dto.ts';
import { BlockedHosts } from './blocked-hosts.service.ts';

@ApiTags('Client reports')
@Controller('admin/blocked-hosts')
@Requires('settings:edit')
export class BlockedHostsController {
  constructor(private readonly hosts: BlockedHosts) {}

  @Get()
  @ApiOkResponse({ type: [BlockedHost], description: 'Of the last 30 days, the most reported first; at most 100.' })
  listBlockedHosts(): Promise<BlockedHost[]> {
    return this.hosts.list();
  }
}

import { Controller, Get, Res } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { revisionsHeader } from '../content/documents/revision-mark.ts';
import { Public } from '../core/access/access.ts';
import { Setting } from './settings.dto.ts';
import { SettingsService } from './settings.service.ts';

@ApiTags('Settings')
@Controller('settings')
export class PublicSettingsController {
  constructor(private readonly settings: SettingsService) {}

  @Get()
  @Public()
  @ApiOkResponse({ type: [Setting], description: 'Settings that differ from their default.' })
  async listSettings(@Res({ passthrough: true }) reply: FastifyReply): Promise<Setting[]> {
    const { settings, revisions } = await this.settings.list();
    void reply.header(revisionsHeader, revisions.join(' '));
    return settings;
  }
}

import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
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
  listSettings(): Promise<Setting[]> {
    return this.settings.list();
  }
}

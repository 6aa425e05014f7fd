import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Requires } from '../core/access/access.ts';
import { ApiStaleVersion } from '../content/documents/stale-version.ts';
import { SaveSettingsRequest, SettingsDocument } from './settings.dto.ts';
import { SettingsService } from './settings.service.ts';

@ApiTags('Settings')
@Controller('admin/settings')
export class AdminSettingsController {
  constructor(private readonly settings: SettingsService) {}

  @Get()
  @Requires('settings:edit')
  @ApiOkResponse({ type: SettingsDocument })
  getSettingsDocument(): Promise<SettingsDocument> {
    return this.settings.getDocument();
  }

  @Put()
  @Requires('settings:edit')
  @ApiOkResponse({ type: SettingsDocument })
  @ApiStaleVersion(SettingsDocument)
  saveSettings(@Body() { version, values }: SaveSettingsRequest): Promise<SettingsDocument> {
    return this.settings.save(version, values);
  }
}

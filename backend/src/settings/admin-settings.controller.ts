import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiOkResponse, ApiPreconditionFailedResponse, ApiTags } from '@nestjs/swagger';
import { Requires } from '../core/access/access.ts';
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
  @ApiPreconditionFailedResponse({
    description: 'Someone saved a newer version; `current` is the newest document.',
  })
  saveSettings(@Body() { version, values }: SaveSettingsRequest): Promise<SettingsDocument> {
    return this.settings.save(version, values);
  }
}

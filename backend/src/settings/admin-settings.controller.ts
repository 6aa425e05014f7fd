import { Body, Controller, Get, Param, Put } from '@nestjs/common';
import { ApiOkResponse, ApiParam, ApiTags } from '@nestjs/swagger';
import { CurrentUser, Requires, SignedInUser } from '../core/access/access.ts';
import { ApiStaleVersion } from '../content/documents/stale-version.ts';
import { settingKeys } from './setting-keys.ts';
import { SaveSettingsRequest, SettingsDocument, SettingValue } from './settings.dto.ts';
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
  saveSettings(
    @Body() { version, values }: SaveSettingsRequest,
    @CurrentUser() user: SignedInUser,
  ): Promise<SettingsDocument> {
    return this.settings.save(version, values, user);
  }

  @Get('history/:key')
  @Requires('settings:edit')
  @ApiParam({ name: 'key', enum: settingKeys })
  @ApiOkResponse({ type: [SettingValue], description: 'What the setting was, newest first; at most 50 values.' })
  listSettingHistory(@Param('key') key: string): Promise<SettingValue[]> {
    return this.settings.history(key);
  }
}

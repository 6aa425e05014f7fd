import { Module } from '@nestjs/common';
import { AdminSettingsController } from './admin-settings.controller.ts';
import { PublicSettingsController } from './public-settings.controller.ts';
import { SettingsService } from './settings.service.ts';

@Module({
  controllers: [PublicSettingsController, AdminSettingsController],
  providers: [SettingsService],
  exports: [SettingsService],
})
export class SettingsModule {}

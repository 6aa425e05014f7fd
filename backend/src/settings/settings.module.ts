import { Module, type OnModuleInit } from '@nestjs/common';
import { titleFrom } from '@20x/shared/title-template';
import { BrandModule } from '../brand/brand.module.ts';
import { ContentModule } from '../content/content.module.ts';
import { PageTitles } from '../content/checks/page-titles.ts';
import { FooterModule } from '../footer/footer.module.ts';
import { NavigationModule } from '../navigation/navigation.module.ts';
import { SiteScriptsModule } from '../site-scripts/site-scripts.module.ts';
import { AdminSettingsController } from './admin-settings.controller.ts';
import { PublicSettingsController } from './public-settings.controller.ts';
import { SettingsService } from './settings.service.ts';

@Module({
  imports: [ContentModule, BrandModule, NavigationModule, FooterModule, SiteScriptsModule],
  controllers: [PublicSettingsController, AdminSettingsController],
  providers: [SettingsService],
  exports: [SettingsService],
})
export class SettingsModule implements OnModuleInit {
  constructor(
    private readonly settings: SettingsService,
    private readonly titles: PageTitles,
  ) {}

  onModuleInit(): void {
    this.titles.takeTemplateFrom(async () => titleFrom('{title}', await this.settings.titles()));
  }
}

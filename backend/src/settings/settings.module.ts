import { Module, type OnModuleInit } from '@nestjs/common';
import { menuItems } from '@20x/shared/menu';
import { settingDefaults } from '@20x/shared/site-defaults';
import { titleFrom } from '@20x/shared/title-template';
import { ContentModule } from '../content/content.module.ts';
import { PageTitles } from '../content/checks/page-titles.ts';
import { ImagesInUse, imagesIn } from '../content/images/images-in-use.ts';
import { SiteLinks } from '../content/links/site-links.ts';
import { AdminSettingsController } from './admin-settings.controller.ts';
import { PublicSettingsController } from './public-settings.controller.ts';
import { SettingsValues } from './settings.dto.ts';
import { SettingsService } from './settings.service.ts';

@Module({
  imports: [ContentModule],
  controllers: [PublicSettingsController, AdminSettingsController],
  providers: [SettingsService],
  exports: [SettingsService],
})
export class SettingsModule implements OnModuleInit {
  constructor(
    private readonly settings: SettingsService,
    private readonly siteLinks: SiteLinks,
    private readonly images: ImagesInUse,
    private readonly titles: PageTitles,
  ) {}

  onModuleInit(): void {
    this.titles.takeTemplateFrom(async () => titleFrom('{title}', await this.settings.values()));
    this.images.collectFrom('settings', async () => imagesIn(SettingsValues, await this.settings.values()));
    this.siteLinks.collectFrom(async () => {
      const { navbarMenuItems, navbarCtaLink } = await this.settings.values();
      const menu = menuItems(navbarMenuItems).map(({ label, href }) => ({ title: `Menu: ${label}`, href }));
      const call = { title: 'Menu: the button', href: navbarCtaLink ?? settingDefaults.navbarCtaLink };
      return [...menu, call].map((link) => ({ ...link, holder: 'settings' }));
    });
  }
}

import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { menuItems } from '@20x/shared/menu';
import { Public } from '../core/access/access.ts';
import { MenuFeatures } from '../features/menu-features.ts';
import { FooterService } from '../footer/footer.service.ts';
import { SettingsService } from '../settings/settings.service.ts';
import { SiteScripts } from '../site-scripts/site-scripts.service.ts';
import { SiteLayout } from './layout.dto.ts';

@ApiTags('Layout')
@Controller('layout')
export class LayoutController {
  constructor(
    private readonly settings: SettingsService,
    private readonly features: MenuFeatures,
    private readonly footer: FooterService,
    private readonly scripts: SiteScripts,
  ) {}

  /** One answer for every page: its parts are also lists of their own, for other programs. */
  @Get()
  @Public()
  @ApiOkResponse({ type: SiteLayout })
  async getLayout(): Promise<SiteLayout> {
    const [{ navbarMenuItems, ...settings }, features, footer, scripts] = await Promise.all([
      this.settings.filled(),
      this.features.list(),
      this.footer.whole(),
      this.scripts.list(),
    ]);
    const menu = menuItems(navbarMenuItems).map(({ href, label }) => ({ href, label }));
    return { settings, menu, features, footer, ...(scripts.length > 0 && { scripts }) };
  }
}

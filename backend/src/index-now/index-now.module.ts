import { Module } from '@nestjs/common';
import { ContentModule } from '../content/content.module.ts';
import { SettingsModule } from '../settings/settings.module.ts';
import { SiteModule } from '../site/site.module.ts';
import { IndexNowController, IndexNowKeyController } from './index-now.controller.ts';
import { IndexNow, IndexNowTarget } from './index-now.service.ts';

/** Tells search engines which pages changed. */
@Module({
  imports: [ContentModule, SettingsModule, SiteModule],
  controllers: [IndexNowController, IndexNowKeyController],
  providers: [IndexNow, IndexNowTarget],
})
export class IndexNowModule {}

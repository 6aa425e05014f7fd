import { Module } from '@nestjs/common';
import { FeaturesModule } from '../features/features.module.ts';
import { FooterModule } from '../footer/footer.module.ts';
import { SettingsModule } from '../settings/settings.module.ts';
import { SiteScriptsModule } from '../site-scripts/site-scripts.module.ts';
import { LayoutController } from './layout.controller.ts';

@Module({ imports: [FeaturesModule, FooterModule, SettingsModule, SiteScriptsModule], controllers: [LayoutController] })
export class LayoutModule {}

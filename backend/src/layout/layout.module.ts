import { Module } from '@nestjs/common';
import { FeaturesModule } from '../features/features.module.ts';
import { FooterModule } from '../footer/footer.module.ts';
import { SettingsModule } from '../settings/settings.module.ts';
import { LayoutController } from './layout.controller.ts';

@Module({ imports: [FeaturesModule, FooterModule, SettingsModule], controllers: [LayoutController] })
export class LayoutModule {}

import { Module, type OnModuleInit } from '@nestjs/common';
import { ContentTypes } from '../content/documents/content-types.ts';
import { ContentModule } from '../content/content.module.ts';
import { featureHooks, featureType } from './feature-type.ts';
import { MenuFeatures } from './menu-features.ts';
import { PublicFeaturesController } from './public-features.controller.ts';

@Module({
  imports: [ContentModule],
  controllers: [PublicFeaturesController],
  providers: [MenuFeatures],
  exports: [MenuFeatures],
})
export class FeaturesModule implements OnModuleInit {
  constructor(private readonly types: ContentTypes) {}

  onModuleInit(): void {
    this.types.addHooks(featureType, featureHooks);
  }
}

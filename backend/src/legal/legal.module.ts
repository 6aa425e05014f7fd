import { Module, type OnModuleInit } from '@nestjs/common';
import { ContentTypes } from '../content/documents/content-types.ts';
import { ContentModule } from '../content/content.module.ts';
import { SettingsModule } from '../settings/settings.module.ts';
import { SiteScriptsModule } from '../site-scripts/site-scripts.module.ts';
import { LegalFactsService } from './legal-facts.service.ts';
import { LegalHooks } from './legal-hooks.ts';
import { legalType } from './legal-type.ts';
import { LegalVersions } from './legal-versions.service.ts';
import { PublicLegalController } from './public-legal.controller.ts';

@Module({
  imports: [ContentModule, SettingsModule, SiteScriptsModule],
  controllers: [PublicLegalController],
  providers: [LegalHooks, LegalFactsService, LegalVersions],
})
export class LegalModule implements OnModuleInit {
  constructor(
    private readonly types: ContentTypes,
    private readonly hooks: LegalHooks,
  ) {}

  onModuleInit(): void {
    this.types.addHooks(legalType, this.hooks);
  }
}

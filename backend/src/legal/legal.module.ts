import { Module, type OnModuleInit } from '@nestjs/common';
import { ContentTypes } from '../content/content-types.ts';
import { ContentModule } from '../content/content.module.ts';
import { SettingsModule } from '../settings/settings.module.ts';
import { AdminLegalController } from './admin-legal.controller.ts';
import { LegalFactsService } from './legal-facts.service.ts';
import { LegalPages } from './legal-pages.service.ts';
import { LegalType } from './legal-type.ts';
import { LegalVersions } from './legal-versions.service.ts';
import { PublicLegalController } from './public-legal.controller.ts';

@Module({
  imports: [ContentModule, SettingsModule],
  controllers: [PublicLegalController, AdminLegalController],
  providers: [LegalType, LegalFactsService, LegalVersions, LegalPages],
})
export class LegalModule implements OnModuleInit {
  constructor(
    private readonly types: ContentTypes,
    private readonly type: LegalType,
  ) {}

  onModuleInit(): void {
    this.types.register(this.type);
  }
}

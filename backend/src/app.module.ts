import { Module, type DynamicModule } from '@nestjs/common';
import { AnalyticsModule } from './analytics/analytics.module.ts';
import { AuthModule } from './auth/auth.module.ts';
import { BackupModule } from './backup/backup.module.ts';
import { BrandModule } from './brand/brand.module.ts';
import { BlogImportModule } from './blog-import/blog-import.module.ts';
import { BlogModule } from './blog/blog.module.ts';
import { ConsentsModule } from './consents/consents.module.ts';
import { ContactModule } from './contact/contact.module.ts';
import { ClientReportsModule } from './client-reports/client-reports.module.ts';
import { CoreModule, type CoreOptions } from './core/core.module.ts';
import { entities } from './entities.ts';
import { FeaturesModule } from './features/features.module.ts';
import { FooterModule } from './footer/footer.module.ts';
import { HomeContentModule } from './home-content/home-content.module.ts';
import { IndexNowModule } from './index-now/index-now.module.ts';
import { LayoutModule } from './layout/layout.module.ts';
import { LegalModule } from './legal/legal.module.ts';
import { MediaModule } from './media/media.module.ts';
import { NavigationModule } from './navigation/navigation.module.ts';
import { PagesModule } from './pages/pages.module.ts';
import { RedirectsModule } from './redirects/redirects.module.ts';
import { SearchModule } from './search/search.module.ts';
import { SettingsModule } from './settings/settings.module.ts';
import { SiteChecksModule } from './site-checks/site-checks.module.ts';
import { SiteModule } from './site/site.module.ts';
import { SiteScriptsModule } from './site-scripts/site-scripts.module.ts';
import { SnippetsModule } from './snippets/snippets.module.ts';

/** The whole application. Every feature is a module in this list; its entities are in entities.ts. */ import { SystemStatusModule } from './system-status/system-status.module.ts';

@Module({
  imports: [
    AuthModule,
    HomeContentModule,
    PagesModule,
    LegalModule,
    BlogModule,
    BlogImportModule,
    FeaturesModule,
    SnippetsModule,
    ContactModule,
    RedirectsModule,
    SearchModule,
    MediaModule,
    SettingsModule,
    NavigationModule,
    BrandModule,
    SiteScriptsModule,
    ConsentsModule,
    IndexNowModule,
    SystemStatusModule,
    FooterModule,
    LayoutModule,
    ClientReportsModule,
    SiteChecksModule,
    BackupModule,
    AnalyticsModule,
    SiteModule,
  ],
})
export class AppModule {
  static with(options: Omit<CoreOptions, 'entities'>): DynamicModule {
    return { module: AppModule, imports: [CoreModule.with({ ...options, entities })] };
  }
}

import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { refreshCookieName } from '../auth/refresh-cookie.ts';
import { idleSeconds } from '../auth/session-times.ts';
import { LivePages } from '../content/documents/live-pages.ts';
import { Config } from '../core/config/config.ts';
import { SettingsService } from '../settings/settings.service.ts';
import { SiteScripts } from '../site-scripts/site-scripts.service.ts';
import type { LegalFacts } from './legal-text.ts';
import { storedItems, storedItemsTable } from './stored-items.ts';

const secondsAnHour = 3600;

/** What legal texts take from the rest of the site. */
@Injectable()
export class LegalFactsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly config: Config,
    private readonly settings: SettingsService,
    private readonly pages: LivePages,
    private readonly scripts: SiteScripts,
  ) {}

  async read(manager: EntityManager = this.dataSource.manager): Promise<LegalFacts> {
    const pages = await this.pages.list(manager);
    const scripts = await this.scripts.ofSite();
    const { visitCounting } = await this.settings.values(manager);
    const own = {
      sessionCookie: refreshCookieName(this.config),
      sessionHours: idleSeconds / secondsAnHour,
      isCounting: visitCounting !== 'off',
    };
    return { ...(await this.names(manager)), table: storedItemsTable(storedItems(pages, own, scripts)) };
  }

  async names(manager: EntityManager): Promise<Pick<LegalFacts, 'legal_name' | 'privacy_email'>> {
    const { legalName = null, privacyEmail = null } = await this.settings.values(manager);
    return { legal_name: legalName, privacy_email: privacyEmail };
  }
}

import { Injectable } from '@nestjs/common';
import { LiveContents } from '../content/publishing/live-contents.service.ts';
import type { PartSettings } from '../content/publishing/part-settings.ts';
import { brandSlug, brandType } from './brand-type.ts';

/** What visitors get of the brand; in its preview, of its draft. */
@Injectable()
export class BrandService {
  constructor(private readonly content: LiveContents) {}

  /** The settings that come from the brand. */
  async settings(): Promise<PartSettings | null> {
    const live = await this.content.findLive(brandType, brandSlug);
    if (!live) return null;
    const { siteName, adminName, logo, logoDark, favicon, socialImage } = live.content;
    const images = { siteLogoUrl: logo, siteLogoDarkUrl: logoDark, faviconUrl: favicon, socialImageUrl: socialImage };
    return { values: { siteName, adminName, ...images }, revision: live.revision };
  }
}

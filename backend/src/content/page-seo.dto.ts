import { Address, Flag, ImageUrl, LongText, Text, Texts } from '../core/http/fields.ts';

/** Search, social and tracking metadata of one page. An empty field falls back to the site's default. */
export class PageSeo {
  @Text({ max: 120 }) title?: string | null;
  @Text({ max: 320 }) description?: string | null;
  @Texts({ max: 30 }) keywords?: string[] | null;
  @Text({ max: 120 }) author?: string | null;
  @Text({ max: 120, description: 'Robots directives, such as "index, follow".' }) robots?: string | null;
  @Address({ description: 'Canonical address of the page.' }) canonical?: string | null;
  @Text({ max: 120 }) viewport?: string | null;
  @Text({ max: 20 }) charset?: string | null;
  @Text({ max: 35, description: 'BCP 47 language tag.' }) language?: string | null;
  @Text({ max: 20 }) geoRegion?: string | null;
  @Text({ max: 120 }) geoPlacename?: string | null;
  @Text({ max: 60 }) geoPosition?: string | null;
  @Text({ max: 120 }) ogTitle?: string | null;
  @Text({ max: 320 }) ogDescription?: string | null;
  @ImageUrl() ogImage?: string | null;
  @Text({ max: 40 }) ogType?: string | null;
  @Text({ max: 120 }) ogSiteName?: string | null;
  @Address() ogUrl?: string | null;
  @Text({ max: 40 }) twitterCard?: string | null;
  @Text({ max: 120 }) twitterTitle?: string | null;
  @Text({ max: 320 }) twitterDescription?: string | null;
  @ImageUrl() twitterImage?: string | null;
  @Text({ max: 60 }) twitterSite?: string | null;
  @Text({ max: 60 }) twitterCreator?: string | null;
  @Text({ max: 120 }) linkedinTitle?: string | null;
  @Text({ max: 320 }) linkedinDescription?: string | null;
  @ImageUrl() linkedinImage?: string | null;
  @LongText({ description: 'JSON-LD as JSON text.' }) structuredData?: string | null;
  @Text({ max: 40, description: 'Google Analytics id, such as G-ABC123.' }) googleAnalytics?: string | null;
  @Text({ max: 40, description: 'Google Tag Manager id, such as GTM-ABC123.' }) googleTagManager?: string | null;
  @Text({ max: 40, description: 'Numeric Facebook pixel id.' }) facebookPixel?: string | null;
  @Text({ max: 40, description: 'Numeric LinkedIn partner id.' }) linkedinInsight?: string | null;
  @LongText({ description: 'Raw HTML for the end of the head.' }) headHtml?: string | null;
  @LongText({ description: 'Raw HTML for the end of the body.' }) bodyHtml?: string | null;
  @Flag({ description: 'Listed in sitemap.xml unless false.' }) inSitemap?: boolean | null;
}

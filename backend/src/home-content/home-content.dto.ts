import { ApiProperty } from '@nestjs/swagger';
import {
  Choice,
  Choices,
  Flag,
  Group,
  ImageUrl,
  ImageUrls,
  Link,
  LongText,
  Pick,
  RichText,
  Row,
  Rows,
  Text,
  Texts,
} from '../core/http/fields.ts';
import { ConsentOnFile, Evidence } from '../core/http/editors-fields.ts';
import type { TextEntry } from '../core/http/hidden-entry.ts';
import { Whole } from '../core/http/number-fields.ts';
import { Content } from '../content/content-field.ts';
import { SaveDraftRequest } from '../content/document-requests.dto.ts';
import { EditedDocument } from '../content/document.dto.ts';
import { PageSeo } from '../content/page-seo.dto.ts';
import { RevisionMark } from '../content/revision-mark.ts';
import { EachImageDescribed, TagToFollow, WholeCall } from './home-rules.ts';
import { homeSections, type HomeSection } from './home-sections.ts';

export class IntroCard extends Row {
  @Text({ max: 40, description: 'users, trendingUp; any other shows a shield.' }) iconName?: string | null;
  @Text({ max: 60, required: true }) title?: string | null;
  @Text({ max: 160 }) description?: string | null;
}
export class HighlightCard extends Row {
  @Text({ max: 90, required: true }) title?: string | null;
  @Text({ max: 320 }) description?: string | null;
  @Text({ max: 60, description: 'Anchor on the feature page, without #.' }) anchor?: string | null;
  @ImageUrl() image?: string | null;
  @Text({ max: 20, description: 'Time or day shown beside the card, such as 05:12.' }) time?: string | null;
}
export class OutcomeItem extends Row {
  @Text({ max: 40, description: 'One of the 15 outcome icons; any other shows TrendingUp.' }) iconName?: string | null;
  @Text({ max: 90, required: true }) title?: string | null;
  @Text({ max: 320 }) description?: string | null;
  @ImageUrl() image?: string | null;
}
export class TrustStat extends Row {
  @Text({ max: 10, required: true }) value?: string | null;
  @Text({ max: 40, required: true }) label?: string | null;
  @Text({ max: 200, description: 'Where the figure comes from.' }) source?: string | null;
  @Text({ max: 40, description: 'When the figure was true.' }) asOf?: string | null;
}
export class TrustCompany extends Row {
  @Text({ max: 60, required: true }) name?: string | null;
  @Text({ max: 40, description: 'Background colour of the tile, such as #e3ecfa.' }) bg?: string | null;
}
export class Testimonial extends Row {
  @Text({ max: 80, required: true }) name?: string | null;
  @Text({ max: 120 }) role?: string | null;
  @Text({ max: 400, required: true }) quote?: string | null;
  @ImageUrl() avatarUrl?: string | null;
  @ConsentOnFile() consentOnFile?: boolean | null;
}
export class TrustBadge extends Row {
  @Text({ max: 40, description: 'checkCircle, alertTriangle; any other shows a shield.' }) icon?: string | null;
  @Text({ max: 60, required: true }) title?: string | null;
  @Text({ max: 160 }) description?: string | null;
  @Evidence() evidence?: string | null;
}
export class FaqItem extends Row {
  @Text({ max: 150, required: true }) question?: string | null;
  @RichText({ required: true, description: 'HTML, or plain text as older revisions hold it.' })
  answer?: string | null;
}
export class InsightCard extends Row {
  @Pick({ under: '/blog/' }) slug?: string | null;
  @Text({ max: 150, required: true }) title?: string | null;
  @Text({ max: 40 }) date?: string | null;
  @Text({ max: 320 }) excerpt?: string | null;
  @Texts({ max: 10 }) tags?: string[] | null;
  @ImageUrl() ogImage?: string | null;
  @ImageUrl() featuredImage?: string | null;
}
export class FinalCta {
  @Text({ max: 90 }) title?: string | null;
  @Text({ max: 220 }) subtitle?: string | null;
  @Text({ max: 30 }) buttonLabel?: string | null;
  @Link({ label: 'buttonLabel' }) buttonHref?: string | null;
  @Flag({ description: 'Opens in a new tab.' }) buttonNewTab?: boolean | null;
  @ImageUrl() demoScreenshot?: string | null;
  @Text({ max: 300, description: 'What the screenshot shows, for those who cannot see it.' })
  demoScreenshotAlt?: string | null;
}

export type InsightsSource = 'newest' | 'tag' | 'picked';

/** Everything the home page says. An empty field shows the site's built-in default. */
export class HomeContent {
  @Group(() => PageSeo) seo?: PageSeo | null;
  @LongText() headHtml?: string | null;
  @LongText() bodyHtml?: string | null;
  @Choices(homeSections, { enumName: 'HomeSection', description: 'What visitors do not see, whatever it holds.' })
  hiddenSections?: HomeSection[] | null;

  @Text({ max: 60, description: 'The line above the title.' }) heroKicker?: string | null;
  @Text({ max: 90 }) heroTitle?: string | null;
  @Text({ max: 40 }) heroTitleBefore?: string | null;
  @Text({ max: 40 }) heroTitleHighlight?: string | null;
  @Text({ max: 40 }) heroTitleAfter?: string | null;
  @Text({ max: 220 }) heroSubtitle?: string | null;
  @Text({ max: 30 }) heroCtaLabel?: string | null;
  @Link({ label: 'heroCtaLabel' }) heroCtaHref?: string | null;
  @Flag({ description: 'Opens in a new tab.' }) heroCtaNewTab?: boolean | null;
  @Text({ max: 30 }) heroSecondaryCtaLabel?: string | null;
  @Link({ label: 'heroSecondaryCtaLabel' }) heroSecondaryCtaHref?: string | null;
  @Flag({ description: 'Opens in a new tab.' }) heroSecondaryCtaNewTab?: boolean | null;
  @Text({ max: 120 }) heroTrustText?: string | null;
  @ImageUrls({ max: 8, hides: true }) heroImages?: TextEntry[] | null;
  @EachImageDescribed()
  @Texts({ max: 8, hides: true, description: 'Alternative texts of heroImages, by index; hidden together with them.' })
  heroAlt?: TextEntry[] | null;

  @Text({ max: 90 }) introTitle?: string | null;
  @Text({ max: 320 }) introSubtitle?: string | null;
  @Rows(() => IntroCard, { max: 6 }) introCards?: IntroCard[] | null;
  @WholeCall() @Text({ max: 90 }) introCtaTitle?: string | null;
  @WholeCall() @Text({ max: 220 }) introCtaSubtitle?: string | null;
  @WholeCall() @Text({ max: 30 }) introCtaLabel?: string | null;
  @WholeCall() @Link({ label: 'introCtaLabel' }) introCtaHref?: string | null;
  @Flag({ description: 'Opens in a new tab.' }) introCtaNewTab?: boolean | null;

  @Text({ max: 90 }) featuresTitle?: string | null;
  @Text({ max: 220 }) featuresSubtitle?: string | null;
  @Rows(() => HighlightCard, { max: 12 }) features?: HighlightCard[] | null;

  @Text({ max: 90 }) outcomesTitle?: string | null;
  @Text({ max: 320 }) outcomesSubtitle?: string | null;
  @ImageUrl() outcomesImage?: string | null;
  @Rows(() => OutcomeItem, { max: 12 }) outcomes?: OutcomeItem[] | null;

  @Text({ max: 90 }) trustTitle?: string | null;
  @Text({ max: 320 }) trustSubtitle?: string | null;
  @Rows(() => TrustStat, { max: 8 }) trustStats?: TrustStat[] | null;
  @Text({ max: 220 }) trustCompaniesSubtitle?: string | null;
  @Rows(() => TrustCompany, { max: 24 }) trustCompanies?: TrustCompany[] | null;
  @Rows(() => Testimonial, { max: 12 }) trustTestimonials?: Testimonial[] | null;
  @Text({ max: 90 }) trustBadgesTitle?: string | null;
  @Rows(() => TrustBadge, { max: 8 }) trustBadges?: TrustBadge[] | null;

  @Text({ max: 90 }) faqTitle?: string | null;
  @Rows(() => FaqItem, { max: 30 }) faqs?: FaqItem[] | null;
  @Text({ max: 90 }) insightsTitle?: string | null;
  @Choice(['newest', 'tag', 'picked'], {
    enumName: 'InsightsSource',
    description: 'Which posts the cards show. Empty: those in `insights`, else the newest.',
  })
  insightsSource?: InsightsSource | null;
  @TagToFollow() @Text({ max: 60 }) insightsTag?: string | null;
  @Whole({ range: [1, 12], description: 'How many posts by date or tag. Default: 6.' })
  insightsCount?: number | null;
  @Rows(() => InsightCard, { max: 24, description: 'Hand-picked posts.' }) insights?: InsightCard[] | null;
  @Group(() => FinalCta) finalCta?: FinalCta | null;
}

/** What visitors get. */
export class PublishedHome extends HomeContent {
  @RevisionMark({ required: false }) revision?: string;
}

/** The home page as its editor sees it. */
export class HomeDocument extends EditedDocument {
  @ApiProperty({ type: HomeContent }) content!: HomeContent;
}

/** Content from elsewhere that is to be looked through before it is taken over. */
export class CheckHomeContentRequest {
  @Content(() => HomeContent) content!: HomeContent;
}

export class SaveHomeDraftRequest extends SaveDraftRequest {
  @Content(() => HomeContent) content!: HomeContent;
}

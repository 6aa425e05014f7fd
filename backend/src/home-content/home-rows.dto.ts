import {
  ConsentOnFile,
  Evidence,
  Flag,
  Icon,
  ImageUrl,
  Link,
  Pick,
  RichText,
  Row,
  Text,
  Texts,
} from '../core/fields/fields.ts';
import { featurePath } from '@20x/shared/feature-page';

const half = { width: 'half' } as const;
const Title = (max: number) => Text({ max, required: true, label: 'Title', role: 'title' });
const Description = (max: number) => Text({ max, input: 'paragraph', label: 'Text' });

export class IntroCard extends Row {
  @Icon('introIcons', { description: 'users, trendingUp; any other shows a shield.' }) iconName?: string | null;
  @Title(60) title?: string | null;
  @Description(160) description?: string | null;
}

export class HighlightCard extends Row {
  @Text({ max: 20, label: 'Time', help: 'Such as 05:12.', asIs: false, ...half }) time?: string | null;
  @Text({
    max: 60,
    label: 'Jump to section',
    view: 'AnchorField',
    placeOn: featurePath,
    words: false,
    description: 'Anchor on the feature page, without #.',
    ...half,
  })
  anchor?: string | null;

  @Title(90) title?: string | null;
  @Description(320) description?: string | null;
  @ImageUrl({ label: 'Image' }) image?: string | null;
}

export class OutcomeItem extends Row {
  @Icon('outcomeIcons', { description: 'One of the 15 outcome icons; any other shows TrendingUp.' }) iconName?:
    string | null;
  @Title(90) title?: string | null;
  @Description(320) description?: string | null;
  @ImageUrl({ label: 'Image' }) image?: string | null;
}

export class TrustStat extends Row {
  @Text({ max: 10, required: true, label: 'Value', ...half }) value?: string | null;
  @Text({ max: 40, required: true, label: 'Label', role: 'title', ...half }) label?: string | null;
  @Text({ max: 200, label: 'Source', proves: 'value', ...half }) source?: string | null;
  @Text({ max: 40, label: 'As of', asIs: false, rare: true, ...half }) asOf?: string | null;
}

export class TrustCompany extends Row {
  @Text({ max: 60, required: true, label: 'Name', role: 'title', ...half }) name?: string | null;
  @Text({
    max: 40,
    label: 'Background',
    rare: true,
    note: 'ColorNote',
    words: false,
    description: 'Background color of the tile, such as #e3ecfa.',
    ...half,
  })
  bg?: string | null;
}

export class Testimonial extends Row {
  @Text({ max: 80, required: true, label: 'Name', role: 'title', ...half }) name?: string | null;
  @Text({ max: 120, label: 'Role', ...half }) role?: string | null;
  @Text({ max: 400, required: true, input: 'paragraph', label: 'Quote' }) quote?: string | null;
  @ImageUrl({ label: 'Portrait', help: 'Leave empty to show the initials.' }) avatarUrl?: string | null;
  @ConsentOnFile({ proves: 'quote' }) consentOnFile?: boolean | null;
}

export class TrustBadge extends Row {
  @Icon('badgeIcons', { description: 'checkCircle, alertTriangle; any other shows a shield.' }) icon?: string | null;
  @Title(60) title?: string | null;
  @Description(160) description?: string | null;
  @Link({ names: 'title', label: 'Link', help: 'Optional. Where it is explained.' }) href?: string | null;
  @Evidence({ proves: 'title' }) evidence?: string | null;
}

export class FaqItem extends Row {
  @Text({ max: 150, required: true, label: 'Question', role: 'title' }) question?: string | null;
  @RichText({
    required: true,
    label: 'Answer',
    tools: 'few',
    description: 'HTML, or plain text as older revisions hold it.',
  })
  answer?: string | null;
}

export class InsightCard extends Row {
  @Pick({ target: 'post', label: 'Post', item: 'a post' }) slug?: string | null;
  @Text({ max: 40, label: 'Date', asIs: false, ...half }) date?: string | null;
  @Title(150) title?: string | null;
  @Text({ max: 320, input: 'paragraph', label: 'Excerpt' }) excerpt?: string | null;
  @Texts({ max: 10, label: 'Tags', item: 'tag', asIs: false }) tags?: string[] | null;
  @ImageUrl({ label: 'Image' }) ogImage?: string | null;
  @ImageUrl({ label: 'Fallback image' }) featuredImage?: string | null;
}

export class FinalCta {
  @Text({ max: 90, label: 'Title' }) title?: string | null;
  @Text({ max: 220, input: 'paragraph', label: 'Subtitle' }) subtitle?: string | null;
  @Text({ max: 30, label: 'Button label', ...half }) buttonLabel?: string | null;
  @Link({ names: 'buttonLabel', label: 'Button link', ...half }) buttonHref?: string | null;
  @Flag({ names: 'buttonLabel', label: 'Button opens in a new tab', rare: true }) buttonNewTab?: boolean | null;
  @ImageUrl({ label: 'Screenshot', alt: 'demoScreenshotAlt' }) demoScreenshot?: string | null;
  @Text({ max: 300, label: 'Screenshot alternative text', help: 'What it shows, for people who cannot see it.' })
  demoScreenshotAlt?: string | null;
}

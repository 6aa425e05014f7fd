import {
  Anchor,
  ConsentOnFile,
  Group,
  Icon,
  ImageUrl,
  Link,
  Picks,
  RichText,
  Row,
  Rows,
  Text,
  Texts,
  type TextEntry,
} from '../../core/fields/fields.ts';
import { requiredOneOf } from '../../core/fields/field-rules.ts';
import {
  BlockAction,
  BlockBase,
  BlockImage,
  BlockTitle,
  ImageAlt,
  RequiredScene,
  Scene,
  SectionBlock,
  type ProductScene,
} from './block.dto.ts';
import { BlockType } from './block-type.ts';

const Button = (label = 'Button') => Group(() => BlockAction, { label });

@BlockType('hero', {
  title: 'Hero',
  description: 'Opens a page: a headline, two buttons, and the product or an image.',
  group: 'Page openers',
  icon: 'PanelsTopLeft',
})
export class HeroBlock extends SectionBlock {
  type!: 'hero';
  @BlockTitle({ required: true }) override title?: string | null;
  @Text({ max: 60, label: 'Underlined part of the title', help: 'Use the same words as in the title.', asIs: false })
  highlight?: string | null;

  @Button('Main button') primary?: BlockAction | null;
  @Button('Second button') secondary?: BlockAction | null;
  @Scene() scene?: ProductScene | null;
  @BlockImage() image?: string | null;
  @ImageAlt() alt?: string | null;
}

@BlockType('productMock', {
  title: 'Product scene',
  description: 'A part of the product, drawn with sample data.',
  group: 'Product',
  icon: 'AppWindow',
  initial: { scene: 'board' },
})
export class ProductMockBlock extends SectionBlock {
  type!: 'productMock';
  @RequiredScene() scene?: ProductScene | null;
  @Text({ max: 200, label: 'Caption', role: 'title' }) caption?: string | null;
}

export class TitledText extends Row {
  @Text({ max: 90, required: true, label: 'Title', role: 'title', starts: true }) title?: string | null;
  @Text({ max: 600, input: 'paragraph', label: 'Text', starts: true }) text?: string | null;
  @Icon('blockIcons') icon?: string | null;
}
@BlockType('introCards', {
  title: 'Cards',
  description: 'Two to six short points side by side.',
  group: 'Product',
  icon: 'LayoutGrid',
  initial: { items: [{}, {}, {}] },
})
export class IntroCardsBlock extends SectionBlock {
  type!: 'introCards';
  @Rows(() => TitledText, { required: true, max: 12, label: 'Cards', item: 'card' }) items?: TitledText[] | null;
  @Button() action?: BlockAction | null;
}

export class TimelineStep extends Row {
  @Text({ max: 20, label: 'Time', help: 'A time, a day or a number.', width: 'half', asIs: false })
  time?: string | null;

  @Text({ max: 90, required: true, label: 'Title', width: 'half', role: 'title', starts: true }) title?: string | null;
  @Text({ max: 600, input: 'paragraph', label: 'Text', starts: true }) text?: string | null;
}
@BlockType('timelineSteps', {
  title: 'Steps',
  description: 'What happens in order, each step with its time or number.',
  group: 'Product',
  icon: 'ListTree',
  initial: { steps: [{}, {}, {}] },
})
export class TimelineStepsBlock extends SectionBlock {
  type!: 'timelineSteps';
  @Rows(() => TimelineStep, { required: true, max: 20, label: 'Steps', item: 'step' }) steps?: TimelineStep[] | null;
}

export class FeatureRow extends Row {
  @Text({ max: 90, required: true, label: 'Title', width: 'half', role: 'title', starts: true }) title?: string | null;
  @Anchor() anchor?: string | null;
  @Text({ max: 900, input: 'paragraph', label: 'Text', starts: true }) text?: string | null;
  @Texts({ max: 8, hides: true, label: 'Points', item: 'point' }) points?: TextEntry[] | null;
  @Scene() scene?: ProductScene | null;
  @BlockImage() image?: string | null;
  @ImageAlt() alt?: string | null;
  @Button() action?: BlockAction | null;
}
@BlockType('featureRows', {
  title: 'Feature rows',
  description: 'Text beside a product scene or an image, row by row.',
  group: 'Product',
  icon: 'Rows3',
  initial: { rows: [{}] },
})
export class FeatureRowsBlock extends SectionBlock {
  type!: 'featureRows';
  @Rows(() => FeatureRow, { required: true, max: 12, label: 'Rows', item: 'row' }) rows?: FeatureRow[] | null;
}

@BlockType('outcomeList', {
  title: 'Outcomes',
  description: 'What gets better, as a list with icons.',
  group: 'Product',
  icon: 'Target',
  initial: { items: [{}, {}] },
})
export class OutcomeListBlock extends SectionBlock {
  type!: 'outcomeList';
  @Rows(() => TitledText, { required: true, max: 12, label: 'Outcomes', item: 'outcome' }) items?: TitledText[] | null;
  @Button() action?: BlockAction | null;
}

export class StatItem extends Row {
  @Text({ max: 10, required: true, label: 'Number', help: 'With its unit: 94 %', width: 'half', starts: true })
  value?: string | null;

  @Text({ max: 60, required: true, label: 'What it counts', width: 'half', role: 'title', starts: true })
  label?: string | null;

  @Text({ max: 200, label: 'Source', width: 'half', proves: 'value' }) source?: string | null;
  @Text({ max: 40, label: 'As of', help: 'Such as March 2026', width: 'half', asIs: false, rare: true }) asOf?:
    string | null;
}
@BlockType('stats', {
  title: 'Stats',
  description: 'A few numbers, each with what it counts and where it comes from.',
  group: 'Proof',
  icon: 'ChartNoAxesColumn',
  initial: { items: [{}] },
})
export class StatsBlock extends SectionBlock {
  type!: 'stats';
  @Rows(() => StatItem, {
    required: true,
    max: 8,
    label: 'Stats',
    item: 'stat',
    help: 'Use only numbers with a source you can show.',
  })
  items?: StatItem[] | null;
}

export class LogoItem extends Row {
  @Text({ max: 60, required: true, label: 'Name', width: 'half', role: 'title', starts: true }) name?: string | null;
  @Link({ label: 'Link', width: 'half' }) href?: string | null;
  @ImageUrl({ label: 'Logo', help: 'Leave empty to show the name.' }) image?: string | null;
}
@BlockType('logoStrip', {
  title: 'Logos',
  description: 'Companies that agreed to be named. Hidden while empty.',
  group: 'Proof',
  icon: 'Building2',
})
export class LogoStripBlock extends SectionBlock {
  type!: 'logoStrip';
  @Rows(() => LogoItem, { max: 24, label: 'Companies', item: 'company' }) items?: LogoItem[] | null;
}

export class QuoteItem extends Row {
  @Text({
    max: 400,
    required: true,
    input: 'paragraph',
    label: 'Quote',
    help: 'In their own words, without quotation marks.',
    starts: true,
  })
  quote?: string | null;

  @Text({ max: 80, required: true, label: 'Name', width: 'half', role: 'title', starts: true }) name?: string | null;
  @Text({ max: 120, label: 'Role and company', width: 'half', starts: true }) role?: string | null;
  @ImageUrl({ label: 'Portrait', help: 'Leave empty to show the initials.' }) avatarUrl?: string | null;
  @ConsentOnFile({ proves: 'quote' }) consentOnFile?: boolean | null;
}
@BlockType('testimonial', {
  title: 'Testimonials',
  description: 'Quotes from people who agreed to be quoted. Hidden while empty.',
  group: 'Proof',
  icon: 'Quote',
})
export class TestimonialBlock extends SectionBlock {
  type!: 'testimonial';
  @Rows(() => QuoteItem, { max: 12, label: 'Quotes', item: 'quote' }) items?: QuoteItem[] | null;
}

export class TeamMember extends Row {
  @Text({ max: 80, required: true, label: 'Name', width: 'half', role: 'title', starts: true }) name?: string | null;
  @Text({ max: 120, label: 'Role', width: 'half', starts: true }) role?: string | null;
  @Text({ max: 320, input: 'paragraph', label: 'About them', starts: true }) text?: string | null;
  @ImageUrl({ label: 'Portrait', help: 'Leave empty to show the initials.' }) image?: string | null;
  @Link({ label: 'Link', help: 'Such as their LinkedIn page. Leave empty to show the name without a link.' })
  href?: string | null;
}
@BlockType('team', {
  title: 'Team',
  description: 'The people behind the site who agreed to be named. Hidden while empty.',
  group: 'Proof',
  icon: 'Users',
})
export class TeamBlock extends SectionBlock {
  type!: 'team';
  @Rows(() => TeamMember, { max: 40, label: 'People', item: 'person' }) items?: TeamMember[] | null;
}

@BlockType('badges', {
  title: 'Badges',
  description: 'Security and compliance points, each with an icon. Claim only what is true today.',
  group: 'Proof',
  icon: 'BadgeCheck',
  initial: { items: [{ icon: 'shield' }] },
})
export class BadgesBlock extends SectionBlock {
  type!: 'badges';
  @Rows(() => TitledText, { required: true, max: 8, label: 'Badges', item: 'badge' }) items?: TitledText[] | null;
}

export class QuestionItem extends Row {
  @Text({ max: 150, required: true, label: 'Question', role: 'title', starts: true }) question?: string | null;
  @RichText({ required: true, label: 'Answer', starts: true }) answer?: string | null;
}
@BlockType('faq', {
  title: 'Questions and answers',
  description: 'Questions that expand to show their answers.',
  group: 'Help people decide',
  icon: 'CircleQuestionMark',
  initial: { items: [{}] },
})
export class FaqBlock extends SectionBlock {
  type!: 'faq';
  @Rows(() => QuestionItem, { required: true, max: 40, label: 'Questions', item: 'question' }) items?:
    QuestionItem[] | null;
}

@BlockType('ctaBand', {
  title: 'Call to action',
  description: 'A dark band with one sentence and one button, before the footer.',
  group: 'Page openers',
  icon: 'Megaphone',
  initial: { action: { label: 'Book a Demo', href: '/contact' } },
})
export class CtaBandBlock extends SectionBlock {
  type!: 'ctaBand';
  @requiredOneOf(['title', 'subtitle'], 'Fill in the title or the subtitle.')
  @BlockTitle()
  override title?: string | null;

  @Button() action?: BlockAction | null;
  @BlockImage() image?: string | null;
  @ImageAlt() alt?: string | null;
}

@BlockType('announcement', {
  title: 'Announcement',
  description: 'One line of news with a link.',
  group: 'Page openers',
  icon: 'Bell',
})
export class AnnouncementBlock extends BlockBase {
  type!: 'announcement';
  @Text({ max: 200, required: true, label: 'Text', role: 'title', starts: true }) text?: string | null;
  @Button('Link') action?: BlockAction | null;
}

@BlockType('posts', {
  title: 'Posts',
  description: 'The newest blog posts, posts with a tag, or posts you choose.',
  group: 'Media',
  icon: 'Newspaper',
})
export class PostsBlock extends SectionBlock {
  type!: 'posts';
  @Text({ max: 60, label: 'Only posts with this tag', help: 'Leave empty for the newest posts.', asIs: false }) tag?:
    string | null;
  @Picks({
    target: 'post',
    max: 12,
    label: 'Chosen posts',
    item: 'post',
    help: 'In the order you want. Leave empty for the newest.',
  })
  slugs?: string[] | null;
}

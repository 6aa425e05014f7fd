import {
  CalloutBlock,
  ChaptersBlock,
  ChecklistBlock,
  FigureBlock,
  GlossaryBlock,
  HtmlBlock,
  RichTextBlock,
  SourcesBlock,
  TableBlock,
  TakeawaysBlock,
  VideoBlock,
} from './article-blocks.dto.ts';
import { ComparisonBlock, PlanTableBlock, PricingPlansBlock, RoiCalculatorBlock } from './buying-blocks.dto.ts';
import { ContactDetailsBlock } from './contact-details-block.dto.ts';
import { DemoFormBlock } from './demo-form-block.dto.ts';
import {
  AnnouncementBlock,
  BadgesBlock,
  CtaBandBlock,
  FaqBlock,
  FeatureRowsBlock,
  HeroBlock,
  IntroCardsBlock,
  LogoStripBlock,
  OutcomeListBlock,
  PostsBlock,
  ProductMockBlock,
  StatsBlock,
  TeamBlock,
  TestimonialBlock,
  TimelineStepsBlock,
} from './marketing-blocks.dto.ts';

/** Every kind of block a page can be built from, by its `type`. */
export const blockTypes = {
  hero: HeroBlock,
  productMock: ProductMockBlock,
  introCards: IntroCardsBlock,
  timelineSteps: TimelineStepsBlock,
  featureRows: FeatureRowsBlock,
  outcomeList: OutcomeListBlock,
  stats: StatsBlock,
  logoStrip: LogoStripBlock,
  testimonial: TestimonialBlock,
  team: TeamBlock,
  badges: BadgesBlock,
  faq: FaqBlock,
  comparison: ComparisonBlock,
  pricingPlans: PricingPlansBlock,
  planTable: PlanTableBlock,
  roiCalculator: RoiCalculatorBlock,
  demoForm: DemoFormBlock,
  contactDetails: ContactDetailsBlock,
  posts: PostsBlock,
  ctaBand: CtaBandBlock,
  announcement: AnnouncementBlock,
  richText: RichTextBlock,
  chapters: ChaptersBlock,
  glossary: GlossaryBlock,
  checklist: ChecklistBlock,
  callout: CalloutBlock,
  takeaways: TakeawaysBlock,
  figure: FigureBlock,
  video: VideoBlock,
  table: TableBlock,
  sources: SourcesBlock,
  html: HtmlBlock,
} as const;

/** One section of a page; `type` tells which fields it has. */
export type Block = InstanceType<(typeof blockTypes)[keyof typeof blockTypes]>;

import type { Class } from '../../core/fields/field-spec.ts';
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
import { blockFactsOf } from './block-type.ts';
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
import { TileMapBlock } from './tile-map-block.dto.ts';
import {
  BookmarkBlock,
  ButtonBlock,
  CodeBlock,
  ContentsBlock,
  DefinitionBlock,
  EmbedBlock,
  FileBlock,
  GalleryBlock,
  PullQuoteBlock,
  SnippetBlock,
  ToggleBlock,
} from './writing-blocks.dto.ts';

/** Every class of block a page can be built from, in the order of the library. */
export const blockClasses = [
  HeroBlock,
  AnnouncementBlock,
  CtaBandBlock,
  ProductMockBlock,
  FeatureRowsBlock,
  IntroCardsBlock,
  TimelineStepsBlock,
  OutcomeListBlock,
  StatsBlock,
  LogoStripBlock,
  TestimonialBlock,
  TeamBlock,
  BadgesBlock,
  FaqBlock,
  ComparisonBlock,
  PricingPlansBlock,
  PlanTableBlock,
  RoiCalculatorBlock,
  DemoFormBlock,
  ContactDetailsBlock,
  RichTextBlock,
  ChaptersBlock,
  ContentsBlock,
  CalloutBlock,
  TakeawaysBlock,
  PullQuoteBlock,
  ToggleBlock,
  ChecklistBlock,
  TableBlock,
  TileMapBlock,
  CodeBlock,
  DefinitionBlock,
  GlossaryBlock,
  SourcesBlock,
  ButtonBlock,
  FigureBlock,
  GalleryBlock,
  VideoBlock,
  EmbedBlock,
  FileBlock,
  BookmarkBlock,
  PostsBlock,
  SnippetBlock,
  HtmlBlock,
] as const;

/** One section of a page; `type` decides which fields it has. */
export type Block = InstanceType<(typeof blockClasses)[number]>;

/** The classes by the `type` of their blocks. */
export const blockTypes: Readonly<Record<string, Class>> = Object.fromEntries(
  blockClasses.map((block) => [blockFactsOf(block).type, block]),
);

export const isBlockType = (type: unknown): type is string =>
  typeof type === 'string' && Object.hasOwn(blockTypes, type);

import type { Block } from '@20x/kit';
import type { ComponentType } from 'react';
import { fieldOf } from '../ui/field-of';
import { Section } from '../ui/Section';
import { Takeaways } from '../ui/Takeaways';
import { BookmarkBlock } from './article/BookmarkBlock';
import { ButtonBlock } from './article/ButtonBlock';
import { CalloutBlock } from './article/CalloutBlock';
import { BookContents, ChaptersBlock, ChapterTexts } from './article/ChaptersBlock';
import { ChecklistBlock } from './article/ChecklistBlock';
import { CodeBlock } from './article/CodeBlock';
import { ContentsBlock } from './article/ContentsBlock';
import { DefinitionBlock } from './article/DefinitionBlock';
import { EmbedBlock } from './article/EmbedBlock';
import { FigureBlock } from './article/FigureBlock';
import { FileBlock } from './article/FileBlock';
import { GalleryBlock } from './article/GalleryBlock';
import { GlossaryBlock } from './article/GlossaryBlock';
import { PullQuoteBlock } from './article/PullQuoteBlock';
import { SourcesBlock } from './article/SourcesBlock';
import { TableBlock } from './article/TableBlock';
import { TextBlock } from './article/TextBlock';
import { TileMapBlock } from './article/TileMapBlock';
import { ToggleBlock } from './article/ToggleBlock';
import { VideoBlock } from './article/VideoBlock';
import type { FlowBlock } from './parts/flow-blocks';
import type { BlockProps } from './parts/block-props';
import { anchorId, filled, filledTexts } from './parts/block-text';
import { ComparisonBlock } from './buying/ComparisonBlock';
import { ContactDetailsBlock } from './buying/ContactDetailsBlock';
import { PlanTableBlock } from './buying/PlanTableBlock';
import { PricingPlansBlock } from './buying/PricingPlansBlock';
import { AnnouncementBlock } from './marketing/AnnouncementBlock';
import { BadgesBlock } from './marketing/BadgesBlock';
import { CtaBandBlock } from './marketing/CtaBandBlock';
import { FaqBlock } from './marketing/FaqBlock';
import { FeatureRowsBlock } from './marketing/FeatureRowsBlock';
import { HeroBlock } from './marketing/HeroBlock';
import { IntroCardsBlock } from './marketing/IntroCardsBlock';
import { LogoStripBlock } from './marketing/LogoStripBlock';
import { OutcomeListBlock } from './marketing/OutcomeListBlock';
import { PostsBlock } from './marketing/PostsBlock';
import { ProductMockBlock } from './marketing/ProductMockBlock';
import { StatsBlock } from './marketing/StatsBlock';
import { TeamBlock } from './marketing/TeamBlock';
import { TestimonialBlock } from './marketing/TestimonialBlock';
import { TimelineStepsBlock } from './marketing/TimelineStepsBlock';
import type { workingBlocks } from './working-blocks';
import classes from './Blocks.module.css';

type StaticType = Exclude<Block['type'], keyof typeof workingBlocks | 'snippet'>;
type Components = { readonly [Type in StaticType]: ComponentType<BlockProps<Type>> };

/** One component for every type of block that does not work with its reader; a type without one does not compile. */
const components: Components = {
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
  posts: PostsBlock,
  chapters: ChaptersBlock,
  glossary: GlossaryBlock,
  checklist: ChecklistBlock,
  callout: CalloutBlock,
  takeaways: ({ block }) => (
    <Takeaways title={filled(block.title) ?? 'Key takeaways'} items={filledTexts(block.items)} level={2} />
  ),
  richText: TextBlock,
  pullQuote: PullQuoteBlock,
  toggle: ToggleBlock,
  contents: ContentsBlock,
  code: CodeBlock,
  definition: DefinitionBlock,
  button: ButtonBlock,
  figure: FigureBlock,
  gallery: GalleryBlock,
  bookmark: BookmarkBlock,
  embed: EmbedBlock,
  file: FileBlock,
  video: VideoBlock,
  table: TableBlock,
  tileMap: TileMapBlock,
  sources: SourcesBlock,
  ctaBand: CtaBandBlock,
  announcement: AnnouncementBlock,
  contactDetails: ContactDetailsBlock,
  // The owner's own HTML, as far as the server kept it.
  html: ({ block }) => (filled(block.html) ? <div dangerouslySetInnerHTML={{ __html: block.html ?? '' }} /> : null),
};

export { BookContents, ChapterTexts };

export interface BlockViewProps {
  readonly block: Block;
  readonly lead: boolean;
}

/** The component of the block's type; nothing for a type that this build does not know. */
export function BlockView({ block, lead }: BlockViewProps) {
  if (!Object.hasOwn(components, block.type)) return null;
  const Component = components[block.type as StaticType] as ComponentType<BlockViewProps>;
  return <Component block={block} lead={lead} />;
}

interface FlowProps {
  readonly blocks: readonly FlowBlock[];
}

/** A band of running text. */
export function FlowBand({ blocks }: FlowProps) {
  return (
    <Section tone={blocks[0]?.background ?? 'paper'} className={classes.flow}>
      <FlowBlocks blocks={blocks} />
    </Section>
  );
}

/** Running text, one block below the other. */
export function FlowBlocks({ blocks }: FlowProps) {
  return blocks.map((block) => (
    <div key={block.id} id={anchorId(block.anchor)} data-type={block.type} data-field={fieldOf(block)}>
      <BlockView block={block} lead={false} />
    </div>
  ));
}

import type { Block } from '@20x/kit';
import type { ComponentType } from 'react';
import { Section } from '../ui/Section';
import { CalloutBlock } from './article/CalloutBlock';
import { ChaptersBlock } from './article/ChaptersBlock';
import { ChecklistBlock } from './article/ChecklistBlock';
import { FigureBlock } from './article/FigureBlock';
import { GlossaryBlock } from './article/GlossaryBlock';
import { HtmlBlock } from './article/HtmlBlock';
import { RichTextBlock } from './article/RichTextBlock';
import { SourcesBlock } from './article/SourcesBlock';
import { TableBlock } from './article/TableBlock';
import { TakeawaysBlock } from './article/TakeawaysBlock';
import { VideoBlock } from './article/VideoBlock';
import { groupsOf, type BlockGroup, type FlowBlock } from './block-groups';
import type { BlockProps } from './block-props';
import { anchorId } from './block-text';
import { ComparisonBlock } from './buying/ComparisonBlock';
import { ContactDetailsBlock } from './buying/ContactDetailsBlock';
import { DemoFormBlock } from './buying/DemoFormBlock';
import { PlanTableBlock } from './buying/PlanTableBlock';
import { PricingPlansBlock } from './buying/PricingPlansBlock';
import { RoiCalculatorBlock } from './buying/RoiCalculatorBlock';
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
import { TestimonialBlock } from './marketing/TestimonialBlock';
import { TimelineStepsBlock } from './marketing/TimelineStepsBlock';
import classes from './Blocks.module.css';

type Components = { readonly [Type in Block['type']]: ComponentType<BlockProps<Type>> };

/** One component for every type of block; a type without one does not compile. */
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
  badges: BadgesBlock,
  faq: FaqBlock,
  comparison: ComparisonBlock,
  pricingPlans: PricingPlansBlock,
  planTable: PlanTableBlock,
  roiCalculator: RoiCalculatorBlock,
  demoForm: DemoFormBlock,
  posts: PostsBlock,
  chapters: ChaptersBlock,
  glossary: GlossaryBlock,
  checklist: ChecklistBlock,
  callout: CalloutBlock,
  takeaways: TakeawaysBlock,
  richText: RichTextBlock,
  figure: FigureBlock,
  video: VideoBlock,
  table: TableBlock,
  sources: SourcesBlock,
  ctaBand: CtaBandBlock,
  announcement: AnnouncementBlock,
  contactDetails: ContactDetailsBlock,
  html: HtmlBlock,
};

interface BlockViewProps {
  readonly block: Block;
  readonly lead: boolean;
}

/** The component of the block's type; nothing for a type that this build does not know. */
function BlockView({ block, lead }: BlockViewProps) {
  if (!Object.hasOwn(components, block.type)) return null;
  const Component = components[block.type] as ComponentType<BlockViewProps>;
  return <Component block={block} lead={lead} />;
}

interface BlocksProps {
  readonly blocks: readonly Block[];
  /** Id of the block whose title is the page's h1. Default: none. */
  readonly lead?: string | undefined;
}

/** A page as a list of blocks. */
export function Blocks({ blocks, lead }: BlocksProps) {
  return groupsOf(blocks).map((group) => {
    const { id } = group.kind === 'band' ? group.block : group.blocks[0];
    return <Group key={id} group={group} lead={lead} />;
  });
}

function Group({ group, lead }: { readonly group: BlockGroup; readonly lead: string | undefined }) {
  if (group.kind === 'band') return <BlockView block={group.block} lead={group.block.id === lead} />;
  return (
    <Section tone={group.blocks[0].background ?? 'paper'} className={classes.flow}>
      <FlowBlocks blocks={group.blocks} />
    </Section>
  );
}

/** Running text, one block below the other. */
export function FlowBlocks({ blocks }: { readonly blocks: readonly FlowBlock[] }) {
  return blocks.map((block) => (
    <div key={block.id} id={anchorId(block.anchor)} data-type={block.type}>
      <BlockView block={block} lead={false} />
    </div>
  ));
}

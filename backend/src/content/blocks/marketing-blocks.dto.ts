import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn } from 'class-validator';
import { ConsentOnFile } from '../../core/http/editors-fields.ts';
import { Anchor } from '../../core/http/anchor-fields.ts';
import { Group, ImageUrl, Link, Picks, RichText, Row, Rows, Text, Texts } from '../../core/http/fields.ts';
import type { TextEntry } from '../../core/http/hidden-entry.ts';
import { BlockAction, BlockBase, SectionBlock, productScenes, type ProductScene } from './block.dto.ts';
import { blockType } from './block-type.ts';

function Scene() {
  return (target: object, property: string) => {
    ApiPropertyOptional({ enum: productScenes, enumName: 'ProductScene', nullable: true })(target, property);
    IsIn([...productScenes, null, undefined], { message: `Use one of ${productScenes.join(', ')}.` })(target, property);
  };
}

export class HeroBlock extends SectionBlock {
  @blockType('hero') type!: 'hero';
  @Text({ max: 60, description: 'Part of the title that is underlined.' }) highlight?: string | null;
  @Group(() => BlockAction) primary?: BlockAction | null;
  @Group(() => BlockAction) secondary?: BlockAction | null;
  @Scene() scene?: ProductScene | null;
  @ImageUrl() image?: string | null;
  @Text({ max: 150 }) alt?: string | null;
}

export class ProductMockBlock extends SectionBlock {
  @blockType('productMock') type!: 'productMock';
  @Scene() scene?: ProductScene | null;
  @Text({ max: 200 }) caption?: string | null;
}

export class TitledText extends Row {
  @Text({ max: 90, required: true }) title?: string | null;
  @Text({ max: 600 }) text?: string | null;
  @Text({ max: 40, description: 'Name of an icon.' }) icon?: string | null;
}
export class IntroCardsBlock extends SectionBlock {
  @blockType('introCards') type!: 'introCards';
  @Rows(() => TitledText, { max: 12 }) items?: TitledText[] | null;
  @Group(() => BlockAction) action?: BlockAction | null;
}

export class TimelineStep extends Row {
  @Text({ max: 20, description: 'Time, day or number shown beside the step.' }) time?: string | null;
  @Text({ max: 90, required: true }) title?: string | null;
  @Text({ max: 600 }) text?: string | null;
}
export class TimelineStepsBlock extends SectionBlock {
  @blockType('timelineSteps') type!: 'timelineSteps';
  @Rows(() => TimelineStep, { max: 20 }) steps?: TimelineStep[] | null;
}

export class FeatureRow extends Row {
  @Anchor({ description: 'Anchor of the row, without #.' }) anchor?: string | null;
  @Text({ max: 90, required: true }) title?: string | null;
  @Text({ max: 900 }) text?: string | null;
  @Texts({ max: 8, hides: true }) points?: TextEntry[] | null;
  @Scene() scene?: ProductScene | null;
  @ImageUrl() image?: string | null;
  @Text({ max: 150 }) alt?: string | null;
  @Group(() => BlockAction) action?: BlockAction | null;
}
export class FeatureRowsBlock extends SectionBlock {
  @blockType('featureRows') type!: 'featureRows';
  @Rows(() => FeatureRow, { max: 12 }) rows?: FeatureRow[] | null;
}

export class OutcomeListBlock extends SectionBlock {
  @blockType('outcomeList') type!: 'outcomeList';
  @Rows(() => TitledText, { max: 12 }) items?: TitledText[] | null;
  @Group(() => BlockAction) action?: BlockAction | null;
}

export class StatItem extends Row {
  @Text({ max: 10, required: true }) value?: string | null;
  @Text({ max: 60, required: true }) label?: string | null;
  @Text({ max: 200 }) source?: string | null;
  @Text({ max: 40 }) asOf?: string | null;
}
export class StatsBlock extends SectionBlock {
  @blockType('stats') type!: 'stats';
  @Rows(() => StatItem, { max: 8 }) items?: StatItem[] | null;
}

export class LogoItem extends Row {
  @Text({ max: 60, required: true }) name?: string | null;
  @ImageUrl() image?: string | null;
  @Link() href?: string | null;
}
export class LogoStripBlock extends SectionBlock {
  @blockType('logoStrip') type!: 'logoStrip';
  @Rows(() => LogoItem, { max: 24 }) items?: LogoItem[] | null;
}

export class QuoteItem extends Row {
  @Text({ max: 400, required: true }) quote?: string | null;
  @Text({ max: 80, required: true }) name?: string | null;
  @Text({ max: 120 }) role?: string | null;
  @ImageUrl() avatarUrl?: string | null;
  @ConsentOnFile() consentOnFile?: boolean | null;
}
export class TestimonialBlock extends SectionBlock {
  @blockType('testimonial') type!: 'testimonial';
  @Rows(() => QuoteItem, { max: 12 }) items?: QuoteItem[] | null;
}

export class TeamMember extends Row {
  @Text({ max: 80, required: true }) name?: string | null;
  @Text({ max: 120 }) role?: string | null;
  @Text({ max: 320 }) text?: string | null;
  @ImageUrl() image?: string | null;
  @Link() href?: string | null;
}
export class TeamBlock extends SectionBlock {
  @blockType('team') type!: 'team';
  @Rows(() => TeamMember, { max: 40 }) items?: TeamMember[] | null;
}

export class BadgesBlock extends SectionBlock {
  @blockType('badges') type!: 'badges';
  @Rows(() => TitledText, { max: 8 }) items?: TitledText[] | null;
}

export class QuestionItem extends Row {
  @Text({ max: 150, required: true }) question?: string | null;
  @RichText({ required: true }) answer?: string | null;
}
export class FaqBlock extends SectionBlock {
  @blockType('faq') type!: 'faq';
  @Rows(() => QuestionItem, { max: 40 }) items?: QuestionItem[] | null;
}

export class CtaBandBlock extends SectionBlock {
  @blockType('ctaBand') type!: 'ctaBand';
  @Group(() => BlockAction) action?: BlockAction | null;
  @ImageUrl() image?: string | null;
  @Text({ max: 150 }) alt?: string | null;
}

export class AnnouncementBlock extends BlockBase {
  @blockType('announcement') type!: 'announcement';
  @Text({ max: 200, required: true }) text?: string | null;
  @Group(() => BlockAction) action?: BlockAction | null;
}

export class PostsBlock extends SectionBlock {
  @blockType('posts') type!: 'posts';
  @Picks({ under: '/blog/', max: 12, description: 'Posts in their order; empty: the newest.' })
  slugs?: string[] | null;
  @Text({ max: 60, description: 'Only posts with this tag.' }) tag?: string | null;
}

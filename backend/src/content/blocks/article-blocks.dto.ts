import { ApiProperty } from '@nestjs/swagger';
import { IsIn } from 'class-validator';
import { Anchor } from '../../core/http/anchor-fields.ts';
import { Flag, ImageUrl, Link, RichText, Row, Rows, Text, Texts } from '../../core/http/fields.ts';
import type { TextEntry } from '../../core/http/hidden-entry.ts';
import { Decimal } from '../../core/http/number-fields.ts';
import { BlockBase, SectionBlock } from './block.dto.ts';
import { blockType } from './block-type.ts';

/** Paragraphs, headings of level 2 to 4, lists, quotes and links as HTML; the server keeps only what is on its list. */
export class RichTextBlock extends BlockBase {
  @blockType('richText') type!: 'richText';
  @RichText() html?: string | null;
}

export class Chapter extends Row {
  @Anchor({ required: true, description: 'Anchor, without #.' }) anchor?: string | null;
  @Text({ max: 120, required: true }) title?: string | null;
  @RichText() html?: string | null;
  @Texts({ max: 6, hides: true }) takeaways?: TextEntry[] | null;
}
/** A long text in chapters with a table of contents beside it. */
export class ChaptersBlock extends SectionBlock {
  @blockType('chapters') type!: 'chapters';
  @Rows(() => Chapter, { max: 40 }) chapters?: Chapter[] | null;
}

export class GlossaryTerm extends Row {
  @Text({ max: 80, required: true }) term?: string | null;
  @Text({ max: 600, required: true }) definition?: string | null;
}
export class GlossaryBlock extends SectionBlock {
  @blockType('glossary') type!: 'glossary';
  @Rows(() => GlossaryTerm, { max: 100 }) terms?: GlossaryTerm[] | null;
}

export class ChecklistBlock extends SectionBlock {
  @blockType('checklist') type!: 'checklist';
  @Texts({ max: 60, hides: true }) items?: TextEntry[] | null;
  @Flag({ description: 'Numbered instead of boxes.' }) ordered?: boolean | null;
}

export const calloutTones = ['info', 'tip', 'warning', 'compliance'] as const;
export class CalloutBlock extends BlockBase {
  @blockType('callout') type!: 'callout';
  @ApiProperty({ enum: calloutTones, enumName: 'CalloutTone' })
  @IsIn(calloutTones, { message: `Use one of ${calloutTones.join(', ')}.` })
  tone!: (typeof calloutTones)[number];
  @Text({ max: 120 }) title?: string | null;
  @RichText() html?: string | null;
}

/** The few sentences that a hurried reader takes away. */
export class TakeawaysBlock extends BlockBase {
  @blockType('takeaways') type!: 'takeaways';
  @Text({ max: 90 }) title?: string | null;
  @Texts({ max: 8, hides: true }) items?: TextEntry[] | null;
}

export class FigureBlock extends BlockBase {
  @blockType('figure') type!: 'figure';
  @ImageUrl() image?: string | null;
  @Text({ max: 150 }) alt?: string | null;
  @Text({ max: 320 }) caption?: string | null;
  @Decimal({ min: 1, max: 10_000, description: 'Pixels.' }) width?: number | null;
  @Decimal({ min: 1, max: 10_000, description: 'Pixels.' }) height?: number | null;
}

export class VideoBlock extends BlockBase {
  @blockType('video') type!: 'video';
  @Link() url?: string | null;
  @Text({ max: 120 }) title?: string | null;
  @ImageUrl() poster?: string | null;
}

export class TableRow extends Row {
  @Texts({ max: 12 }) cells?: string[] | null;
}
export class TableBlock extends BlockBase {
  @blockType('table') type!: 'table';
  @Text({ max: 200 }) caption?: string | null;
  @Texts({ max: 12, description: 'Column headings.' }) columns?: string[] | null;
  @Rows(() => TableRow, { max: 100 }) rows?: TableRow[] | null;
  @Flag({ description: 'The first cell of a row is its heading.' }) rowHeaders?: boolean | null;
}

export class SourceItem extends Row {
  @Text({ max: 200, required: true }) title?: string | null;
  @Link() url?: string | null;
  @Text({ max: 200 }) note?: string | null;
}
export class SourcesBlock extends BlockBase {
  @blockType('sources') type!: 'sources';
  @Text({ max: 90 }) title?: string | null;
  @Rows(() => SourceItem, { max: 60 }) items?: SourceItem[] | null;
}

/**
 * Text with markup that somebody brings along. Scripts and frames go into the page's own HTML (`seo.headHtml`, `bodyHtml`),
 * which loads with the document: what a route change puts into a page never runs.
 */
export class HtmlBlock extends BlockBase {
  @blockType('html') type!: 'html';
  @RichText() html?: string | null;
}

import {
  Anchor,
  Choice,
  Decimal,
  Flag,
  ImageUrl,
  Link,
  RichText,
  Row,
  Rows,
  Text,
  Texts,
  type TextEntry,
} from '../../core/fields/fields.ts';
import { requiredOneOf } from '../../core/fields/field-rules.ts';
import { BlockBase, BlockImage, ImageAlt, SectionBlock } from './block.dto.ts';
import { BlockType } from './block-type.ts';

/** Paragraphs, headings of level 2 to 4, lists, quotes and links as HTML; the server keeps only what is on its list. */
@BlockType('richText', {
  title: 'Text',
  description: 'Paragraphs, headings, lists, quotes and links.',
  group: 'Text',
  icon: 'TextAlignStart',
  flow: true,
})
export class RichTextBlock extends BlockBase {
  type!: 'richText';
  @RichText({ required: true, label: 'Text', role: 'title', starts: true }) html?: string | null;
}

export class Chapter extends Row {
  @Text({ max: 120, required: true, label: 'Title', width: 'half', role: 'title', starts: true }) title?: string | null;
  @Anchor({ required: true, help: 'Used by links and the table of contents.' }) anchor?: string | null;
  @Texts({ max: 6, hides: true, label: 'In short', item: 'takeaway' }) takeaways?: TextEntry[] | null;
  @RichText({ label: 'Text', starts: true }) html?: string | null;
}
/** A long text in chapters with a table of contents beside it. */
@BlockType('chapters', {
  title: 'Chapters',
  description: 'Long text in chapters, with a table of contents beside it.',
  group: 'Text',
  icon: 'BookOpen',
  initial: { chapters: [{}] },
})
export class ChaptersBlock extends SectionBlock {
  type!: 'chapters';
  @Rows(() => Chapter, { required: true, max: 40, label: 'Chapters', item: 'chapter' }) chapters?: Chapter[] | null;
}

export class GlossaryTerm extends Row {
  @Text({ max: 80, required: true, label: 'Term', role: 'title', starts: true }) term?: string | null;
  @Text({ max: 600, required: true, input: 'paragraph', label: 'Definition', starts: true })
  definition?: string | null;
}
@BlockType('glossary', {
  title: 'Glossary',
  description: 'Terms and their definitions. The site sorts them.',
  group: 'Text',
  icon: 'BookA',
  initial: { terms: [{}] },
})
export class GlossaryBlock extends SectionBlock {
  type!: 'glossary';
  @Rows(() => GlossaryTerm, { required: true, max: 100, label: 'Terms', item: 'term' }) terms?: GlossaryTerm[] | null;
}

@BlockType('checklist', {
  title: 'Checklist',
  description: 'Points to check off, with boxes or numbers.',
  group: 'Text',
  icon: 'ListChecks',
  initial: { items: [''] },
})
export class ChecklistBlock extends SectionBlock {
  type!: 'checklist';
  @Texts({ required: true, max: 60, hides: true, label: 'Points', item: 'point' }) items?: TextEntry[] | null;
  @Flag({ label: 'Numbers instead of boxes' }) ordered?: boolean | null;
}

const calloutTones = { info: 'Information', tip: 'Tip', warning: 'Warning', compliance: 'Compliance' } as const;
@BlockType('callout', {
  title: 'Note',
  description: 'A highlighted note: information, a tip, a warning or compliance.',
  group: 'Text',
  icon: 'Info',
  initial: { tone: 'info' },
  flow: true,
})
export class CalloutBlock extends BlockBase {
  type!: 'callout';
  @Choice(calloutTones, { enumName: 'CalloutTone', required: 'always', label: 'Kind', width: 'half' })
  tone!: keyof typeof calloutTones;

  @Text({ max: 120, label: 'Title', width: 'half', role: 'title', starts: true }) title?: string | null;
  @requiredOneOf(['title', 'html'], 'Fill in the text or the title.')
  @RichText({ label: 'Text', starts: true })
  html?: string | null;
}

/** The few sentences a busy reader should remember. */
@BlockType('takeaways', {
  title: 'Key takeaways',
  description: 'The few sentences a busy reader should remember.',
  group: 'Text',
  icon: 'Lightbulb',
  initial: { items: [''] },
  flow: true,
})
export class TakeawaysBlock extends BlockBase {
  type!: 'takeaways';
  @Text({ max: 90, label: 'Title', fallback: 'Key takeaways', role: 'title' }) title?: string | null;
  @Texts({ required: true, max: 8, hides: true, label: 'Takeaways', item: 'takeaway' }) items?: TextEntry[] | null;
}

const imageSizes = { small: 'Small (half the text)', wide: 'Wide' } as const;
@BlockType('figure', {
  title: 'Image',
  description: 'One image with its caption and credit.',
  group: 'Media',
  icon: 'Image',
  flow: true,
})
export class FigureBlock extends BlockBase {
  type!: 'figure';
  @BlockImage({ required: true, decorative: 'decorative' }) image?: string | null;
  @ImageAlt() alt?: string | null;
  @Flag({
    label: 'Decorative',
    help: 'It adds nothing to the text, so screen readers pass over it.',
    rare: true,
  })
  decorative?: boolean | null;

  @Text({ max: 320, label: 'Caption', role: 'title' }) caption?: string | null;
  @Text({ max: 160, label: 'Credit', help: 'Who made it, or where it is from.', width: 'half' }) credit?: string | null;
  @Choice(imageSizes, { enumName: 'ImageSize', label: 'Size on the page', none: 'As wide as the text', width: 'half' })
  size?: keyof typeof imageSizes | null;

  @Decimal({
    min: 1,
    max: 10_000,
    label: 'Width, pixels',
    help: 'The size of the file. It keeps the page from jumping while it loads.',
    width: 'half',
  })
  width?: number | null;

  @Decimal({ min: 1, max: 10_000, label: 'Height, pixels', width: 'half' }) height?: number | null;
}

@BlockType('video', {
  title: 'Video',
  description: 'A video of this site or another. Another site learns of a visitor only when they play it.',
  group: 'Media',
  icon: 'Video',
  flow: true,
})
export class VideoBlock extends BlockBase {
  type!: 'video';
  @Link({ required: true, label: 'Address of the video' }) url?: string | null;
  @Text({ max: 120, label: 'Title', role: 'title', starts: true }) title?: string | null;
  @ImageUrl({ label: 'Poster image', help: 'Shown before the video plays. Search engines list only videos with one.' })
  poster?: string | null;
}

export class TableRow extends Row {
  @Texts({
    ...{ required: true, max: 12, label: 'Cells', item: 'cell', role: 'title' },
    columns: { up: 3, field: 'columns' },
  })
  cells?: string[] | null;
}
@BlockType('table', {
  title: 'Table',
  description: 'Rows of short text under column headings.',
  group: 'Text',
  icon: 'Table',
  initial: { columns: ['', ''], rows: [{ cells: ['', ''] }] },
  flow: true,
})
export class TableBlock extends BlockBase {
  type!: 'table';
  @Text({ max: 200, label: 'Caption', role: 'title' }) caption?: string | null;
  @Texts({ max: 12, label: 'Column headings', item: 'heading' }) columns?: string[] | null;
  @Rows(() => TableRow, { required: true, max: 100, label: 'Rows', item: 'row' }) rows?: TableRow[] | null;
  @Flag({ label: 'Use the first cell of each row as its heading' }) rowHeaders?: boolean | null;
}

export class SourceItem extends Row {
  @Text({ max: 200, required: true, label: 'Title', role: 'title', starts: true }) title?: string | null;
  @Link({ label: 'Address', width: 'half' }) url?: string | null;
  @Text({ max: 200, label: 'Note', help: 'Such as the date you read it.', width: 'half' }) note?: string | null;
}
@BlockType('sources', {
  title: 'Sources',
  description: 'Where the facts on the page come from.',
  group: 'Text',
  icon: 'Library',
  initial: { items: [{}] },
  flow: true,
})
export class SourcesBlock extends BlockBase {
  type!: 'sources';
  @Text({ max: 90, label: 'Title', fallback: 'Sources', role: 'title' }) title?: string | null;
  @Rows(() => SourceItem, { required: true, max: 60, label: 'Sources', item: 'source' }) items?: SourceItem[] | null;
}

/**
 * Text with markup from elsewhere. Scripts and frames go into the page's own HTML (`seo.headHtml`, `bodyHtml`), which
 * loads with the document: what a route change puts into a page never runs.
 */
@BlockType('html', {
  title: 'HTML',
  description: 'Your own HTML, such as tables, lists or figures.',
  group: 'Media',
  icon: 'CodeXml',
  flow: true,
})
export class HtmlBlock extends BlockBase {
  type!: 'html';
  @RichText({
    required: true,
    input: 'code',
    label: 'HTML',
    help: 'Scripts, frames, forms and styles are removed when you save. Add scripts to the page’s HTML under SEO, Advanced.',
    role: 'title',
    starts: true,
  })
  html?: string | null;
}

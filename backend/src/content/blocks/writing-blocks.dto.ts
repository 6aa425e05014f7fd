import { embedSites } from '@20x/shared/embed-address';
import {
  Choice,
  EmbedAddress,
  Flag,
  ImageUrl,
  Link,
  Pick,
  RichText,
  Row,
  Rows,
  Text,
} from '../../core/fields/fields.ts';
import { BlockBase, BlockImage, ImageAlt } from './block.dto.ts';
import { BlockType } from './block-type.ts';

/** A sentence of the text, set large. */
@BlockType('pullQuote', {
  title: 'Pull quote',
  description: 'One sentence, set large, with the person who said it.',
  group: 'Text',
  icon: 'Quote',
  flow: true,
})
export class PullQuoteBlock extends BlockBase {
  type!: 'pullQuote';
  @Text({ max: 300, required: true, input: 'paragraph', label: 'Quote', role: 'title', starts: true })
  quote?: string | null;

  @Text({ max: 120, label: 'Name and role', width: 'half' }) by?: string | null;
  @Link({ label: 'Source', help: 'Where it was said or written.', width: 'half' }) source?: string | null;
}

@BlockType('definition', {
  title: 'Definition',
  description: 'One term and what it means.',
  group: 'Text',
  icon: 'SpellCheck',
  flow: true,
})
export class DefinitionBlock extends BlockBase {
  type!: 'definition';
  @Text({ max: 80, required: true, label: 'Term', role: 'title', starts: true }) term?: string | null;
  @Text({ max: 600, required: true, input: 'paragraph', label: 'Meaning', starts: true }) meaning?: string | null;
}

/** Text that is read only by those who open it; without JavaScript, too. */
@BlockType('toggle', {
  title: 'Toggle',
  description: 'A title that opens to show more text.',
  group: 'Text',
  icon: 'ListCollapse',
  flow: true,
})
export class ToggleBlock extends BlockBase {
  type!: 'toggle';
  @Text({ max: 160, required: true, label: 'Title', role: 'title', starts: true }) summary?: string | null;
  @RichText({ required: true, label: 'Text', starts: true }) html?: string | null;
}

@BlockType('code', {
  title: 'Code',
  description: 'Code or a file, exactly as written, with its name.',
  group: 'Text',
  icon: 'SquareTerminal',
  flow: true,
})
export class CodeBlock extends BlockBase {
  type!: 'code';
  @Text({ max: 80, label: 'Name', help: 'Such as the file.', role: 'title', width: 'half' }) name?: string | null;
  @Text({ max: 40, label: 'Language', help: 'Such as CSV or SQL.', width: 'half' }) language?: string | null;
  @Text({ max: 20_000, required: true, input: 'paragraph', label: 'Code', asIs: false }) code?: string | null;
}

@BlockType('button', {
  title: 'Button',
  description: 'One button in the text.',
  group: 'Help people decide',
  icon: 'MousePointerClick',
  flow: true,
})
export class ButtonBlock extends BlockBase {
  type!: 'button';
  @Text({ max: 40, required: true, label: 'Label', width: 'half', role: 'title', starts: true }) label?: string | null;
  @Link({ names: 'label', label: 'Link', width: 'half' }) href?: string | null;
  @Flag({ names: 'label', label: 'Open in a new tab', rare: true }) newTab?: boolean | null;
}

@BlockType('bookmark', {
  title: 'Link card',
  description: 'A link with its title, a sentence and a picture.',
  group: 'Media',
  icon: 'Bookmark',
  flow: true,
})
export class BookmarkBlock extends BlockBase {
  type!: 'bookmark';
  @Link({ required: true, label: 'Address' }) url?: string | null;
  @Text({ max: 150, required: true, label: 'Title', role: 'title', starts: true }) title?: string | null;
  @Text({ max: 320, input: 'paragraph', label: 'Description' }) description?: string | null;
  @ImageUrl({ label: 'Picture', help: 'Decorative.' }) image?: string | null;
}

export class GalleryImage extends Row {
  @BlockImage({ required: true }) image?: string | null;
  @ImageAlt() alt?: string | null;
  @Text({ max: 200, label: 'Caption', role: 'title' }) caption?: string | null;
}
@BlockType('gallery', {
  title: 'Gallery',
  description: 'Several images side by side.',
  group: 'Media',
  icon: 'Images',
  initial: { images: [{}, {}] },
  flow: true,
})
export class GalleryBlock extends BlockBase {
  type!: 'gallery';
  @Rows(() => GalleryImage, { required: true, max: 24, label: 'Images', item: 'image' }) images?: GalleryImage[] | null;
}

/** The page itself says what its headings are. */
@BlockType('contents', {
  title: 'Contents',
  description: 'Links to the headings of this page.',
  group: 'Text',
  icon: 'ListOrdered',
  flow: true,
})
export class ContentsBlock extends BlockBase {
  type!: 'contents';
  @Text({ max: 90, label: 'Title', fallback: 'Contents', role: 'title', width: 'half' }) title?: string | null;
  @Flag({ label: 'Also list headings of level 3', width: 'half' }) subheadings?: boolean | null;
}

@BlockType('file', {
  title: 'File',
  description: 'A file to download, such as a PDF or a spreadsheet.',
  group: 'Media',
  icon: 'FileDown',
  flow: true,
})
export class FileBlock extends BlockBase {
  type!: 'file';
  @Link({ required: true, label: 'Address of the file', leadsTo: 'file' }) url?: string | null;
  @Text({ max: 150, required: true, label: 'Title', role: 'title', starts: true }) title?: string | null;
  @Text({ max: 80, label: 'Type and size', help: 'Such as PDF, 240 KB.', width: 'half' }) details?: string | null;
}

const frameShapes = {
  square: 'Square',
  tall: 'Tall (a calendar or a form)',
  bar: 'Low (an audio player)',
} as const;
/** Nothing of the other site loads before a visitor asks for it. */
@BlockType('embed', {
  title: 'Embed',
  description: 'A video, map, calendar or player of another site. It loads when a visitor clicks it.',
  group: 'Media',
  icon: 'Frame',
  flow: true,
})
export class EmbedBlock extends BlockBase {
  type!: 'embed';
  @EmbedAddress({ required: true, label: 'Address', help: `From ${embedSites}.` }) url?: string | null;
  @Text({ max: 120, required: true, label: 'Title', help: 'What it shows.', role: 'title', starts: true })
  title?: string | null;

  @Choice(frameShapes, { enumName: 'FrameShape', label: 'Shape', none: 'Wide (16:9)', width: 'half' })
  shape?: keyof typeof frameShapes | null;

  @ImageUrl({ label: 'Poster image', help: 'Shown before it loads.' }) poster?: string | null;
}

@BlockType('snippet', {
  title: 'Snippet',
  description: 'Sections that several pages share. A change shows on all of them.',
  group: 'Text',
  icon: 'Component',
})
export class SnippetBlock extends BlockBase {
  type!: 'snippet';
  @Pick({
    target: 'snippet',
    label: 'Snippet',
    item: 'snippet',
    help: 'Pages show its published version.',
  })
  snippet?: string | null;
}

import type { ComponentType } from 'react';
import type { LucideIcon } from 'lucide-react';
import type { ContentOf } from '../../api/fields/content-types.generated';

interface BaseDeclaration {
  readonly label: string;
  readonly help?: string;
  /** The section of the form that it belongs to, as people call it. Default: none. */
  readonly place?: string;
  /** What visitors see in place of such a value, in words; null: they see the value. */
  readonly fallbackWords?: (value: unknown) => string | null;
  /** What is said or offered under the field, depending on what is in the form. */
  readonly Note?: ComponentType<{ readonly path: string }>;
  /** Half fields are paired where there is room, and thirds put in threes. Default: full. */
  readonly width?: 'full' | 'half' | 'third';
  /** title: names the row, the section or the document. introduction, cover: describe and picture the page when nothing else does. */
  readonly role?: 'title' | 'introduction' | 'cover' | 'focus' | 'icon' | 'menu' | 'due';
  /** A new section on the page begins the field with words in brackets. Default: false. */
  readonly starts?: boolean;
  /** The part of the page or form that the field belongs to, as `section.part`. `place`: where a section is on the page. `publishing`: the dialog of publishing asks for it. */
  readonly part?: string;
  /** Few people fill it in: forms fold it away while it is empty. */
  readonly rare?: true;
  /** The field beside it, and the values of it with which this one means something. An empty value is ''. */
  readonly when?: { readonly field: string; readonly is: readonly string[] };
  /** The page makes something else of the text than its characters: previews do not offer to write it in place. */
  readonly asIs?: false;
  /** What other documents have there is offered while it is typed. Default: nothing is. */
  readonly suggests?: true;
  /** The field beside it that names the button which this one belongs to. */
  readonly names?: string;
  /** The field beside it that describes the image, or each image of the list. */
  readonly alt?: string;
}

/** A text field of an editor. The server's rules decide; `limit` only feeds the counter. */
export interface TextDeclaration extends BaseDeclaration {
  /** line: one line. paragraph: grows with its text. address: any address as typed. code: markup as typed. Default: line. */
  readonly kind?: 'line' | 'paragraph' | 'address' | 'code';
  /** What visitors see while the field is empty. */
  readonly fallback?: string;
  /** Most characters that can be published. */
  readonly limit?: number;
  /** Shown, not changed. */
  readonly readOnly?: boolean;
}

/** The id of an account whose scripts run in the page: changed by those who may change raw HTML. */
export interface TrackerDeclaration extends BaseDeclaration {
  readonly kind: 'tracker';
  readonly limit?: number;
}

/** HTML that runs in visitors' browsers: it has a permission of its own, and changes are looked at before they are taken. */
export interface OwnerHtmlDeclaration extends BaseDeclaration {
  readonly kind: 'ownerHtml';
}

/** Where a button leads, typed or picked: a page of the site, an address, an email address, a telephone number. */
export interface LinkDeclaration extends BaseDeclaration {
  readonly kind: 'link';
  readonly fallback?: string;
  /** The picker begins with files. Default: with pages. */
  readonly leadsTo?: 'file';
}

/** The address of an image, typed or picked. */
export interface ImageDeclaration extends BaseDeclaration {
  readonly kind: 'image';
  readonly fallback?: string;
}

export interface RichTextDeclaration extends BaseDeclaration {
  readonly kind: 'richText';
  /** Most characters of the HTML. */
  readonly limit?: number;
  /** few: bold, links and lists alone. Default: all. */
  readonly tools?: 'all' | 'few';
}

export interface NumberDeclaration extends BaseDeclaration {
  readonly kind: 'number';
  readonly fallback?: string;
  readonly min?: number;
  readonly max?: number;
}

/** A day of the calendar, such as 2026-11-02. */
export interface DayDeclaration extends BaseDeclaration {
  readonly kind: 'day';
}

/** A time on the clock, such as 09:30. */
export interface TimeDeclaration extends BaseDeclaration {
  readonly kind: 'time';
}

/** The name of a time zone, such as America/Toronto. */
export interface ZoneDeclaration extends BaseDeclaration {
  readonly kind: 'zone';
}

export interface ChoiceDeclaration<Value extends string = string> extends BaseDeclaration {
  readonly kind: 'choice';
  readonly choices: Readonly<Record<Value, string>>;
  /** What an empty value means, as a choice of its own; without it a value is required. */
  readonly none?: string;
}

export interface FlagDeclaration extends BaseDeclaration {
  readonly kind: 'flag';
  /** What an empty value means. Default: off. */
  readonly fallback?: 'on' | 'off';
}

/** The name of one of a set of icons. */
export interface IconDeclaration extends BaseDeclaration {
  readonly kind: 'icon';
  readonly icons: IconSet;
}

export interface IconSet {
  readonly icons: Readonly<Record<string, LucideIcon>>;
  /** What visitors see for a name that is not in the set. */
  readonly unknown: string;
  /** What an empty name shows; null: nothing. */
  readonly empty: string | null;
  /** Two spellings of one name give the same key. Default: as written. */
  readonly keyOf?: (name: string) => string;
}

/** A list of short texts. */
export interface TextsDeclaration extends BaseDeclaration {
  readonly kind: 'texts';
  /** One entry, in lower case: "point". */
  readonly item: string;
  /** Single entries can be kept from visitors. Default: false. */
  readonly hides?: boolean;
  /** Most entries that can be published. */
  readonly limit?: number;
  /** The texts name columns; where, beside the list, the rows have a cell for each: "groups.rows.cells". */
  readonly cells?: string;
}

/** A document of one type. */
export interface PickDeclaration extends BaseDeclaration {
  readonly kind: 'pick';
  /** What is picked, in lower case: "a post". */
  readonly item: string;
  /** The content type of what is picked. */
  readonly target: keyof ContentOf;
}

/** A list of documents of one type. */
export interface PicksDeclaration extends BaseDeclaration {
  readonly kind: 'picks';
  /** One entry, in lower case: "post". */
  readonly item: string;
  /** Most entries that can be published. */
  readonly limit?: number;
  /** The content type of what is picked. */
  readonly target: keyof ContentOf;
}

/** One short text for each column of the table that the row belongs to. */
export interface CellsDeclaration extends BaseDeclaration {
  readonly kind: 'cells';
  /** The list of column names: so many parts of the path up, then this field. */
  readonly columns: { readonly up: number; readonly field: string };
}

/** A field with a control of its own. */
export interface CustomDeclaration extends BaseDeclaration {
  readonly kind: 'custom';
  readonly View: ComponentType<{ readonly path: string; readonly declaration: CustomDeclaration }>;
  readonly limit?: number;
}

/** Fields that belong together, as one object. */
export interface GroupDeclaration extends BaseDeclaration {
  readonly kind: 'group';
  readonly fields: FieldDeclarations;
  /** One line that says what a value means; the fields then fold away behind it. Default: they are always open. */
  readonly summary?: (value: unknown) => string;
}

/** A list of equal groups of fields. */
export interface RowsDeclaration extends BaseDeclaration {
  readonly kind: 'rows';
  /** One entry, in lower case: "question". */
  readonly item: string;
  /** Most entries that can be published. */
  readonly limit: number;
  /** Visitors get so many of those that are not hidden. Default: all. */
  readonly shows?: number;
  /** The field that names an entry. */
  readonly title: string;
  readonly fields: FieldDeclarations;
}

/** What an editor knows of one type of block. */
export interface BlockKind {
  /** "Questions and answers" */
  readonly title: string;
  readonly fields: FieldDeclarations;
}

/** The sections of a page, each with the fields of its type. */
export interface BlocksDeclaration extends BaseDeclaration {
  readonly kind: 'blocks';
  readonly limit: number;
  readonly kinds: Readonly<Record<string, BlockKind>>;
  /** Types that can be added. Default: every kind. */
  readonly offered?: readonly string[];
  /** Draws the list: it is large, so only pages of blocks load it. */
  readonly View: ComponentType<BlocksViewProps>;
}

export interface BlocksViewProps {
  readonly path: string;
  readonly declaration: BlocksDeclaration;
  readonly Input: ComponentType<FieldInputProps>;
}

export type FieldDeclaration =
  | TextDeclaration
  | TrackerDeclaration
  | OwnerHtmlDeclaration
  | LinkDeclaration
  | ImageDeclaration
  | RichTextDeclaration
  | NumberDeclaration
  | DayDeclaration
  | TimeDeclaration
  | ZoneDeclaration
  | ChoiceDeclaration
  | FlagDeclaration
  | IconDeclaration
  | TextsDeclaration
  | PickDeclaration
  | PicksDeclaration
  | CellsDeclaration
  | CustomDeclaration
  | GroupDeclaration
  | RowsDeclaration
  | BlocksDeclaration;

export interface FieldInputProps<Declaration = FieldDeclaration> {
  /** Path in the form, such as `heroTitle` or `blocks.2.items.0.question`. */
  readonly path: string;
  readonly declaration: Declaration;
}

/** The fields that an editor shows. What is not listed is carried along untouched. */
export type FieldDeclarations = Readonly<Record<string, FieldDeclaration>>;

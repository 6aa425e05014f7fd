import type { LucideIcon } from 'lucide-react';
import type { FieldDeclarations } from './field-declarations';

/** The editor of a document that always exists, at an address of its own. */
export interface DocumentScreen {
  readonly slug: string;
  /** Its entry in the navigation: "Home Page". */
  readonly title: string;
  /** Its heading: "Home page". */
  readonly name: string;
  readonly path: string;
  /** Its visual editor. Default: below the path. */
  readonly visual?: string;
}

/** A field by which lists are filtered. */
export interface FacetDeclaration {
  readonly field: string;
  /** "Tags" */
  readonly label: string;
  /**
   * column: lists show it in a column of its own. labels: its values are added to and removed from several documents at
   * once. Default: lists show it below the title.
   */
  readonly as?: 'column' | 'labels';
  /** Of a list: one value, in lower case, such as "tag". */
  readonly item?: string;
}

/** What the admin knows of a content type. `{id}` and `{slug}` in an address are filled in. */
export interface ContentTypeDeclaration {
  readonly name: string;
  /** Where visitors find a document, such as `/blog/{slug}`. */
  readonly path: string;
  /** Its documents are parts of every page; `path` is the page that previews them. */
  readonly onEveryPage?: true;
  /** Other pages show its documents within themselves. */
  readonly isPart?: true;
  /** The public answer of a document, such as `/api/posts/{slug}`. */
  readonly api: string;
  /** "Blog Posts" */
  readonly title: string;
  /** One document, in lower case: "post". */
  readonly item: string;
  readonly icon: LucideIcon;
  /** Absent for types whose documents all have screens of their own. */
  readonly list?: string;
  readonly editor?: string;
  /** The form that can do more. Default: there is one form. */
  readonly advanced?: string;
  /** The form in tabs, by the parts of its fields. Default: one form. */
  readonly tabs?: Readonly<Record<string, string>>;
  /** The screen of what documents are filed under. */
  readonly filing?: { readonly title: string; readonly path: string };
  /** The screen that imports documents. */
  readonly imports?: string;
  /** The address that gives documents as files, and the names of the formats: `{ html: 'HTML' }`. */
  readonly exports?: { readonly path: string; readonly formats: Readonly<Record<string, string>> };
  readonly screens: readonly DocumentScreen[];
  readonly facets: readonly FacetDeclaration[];
  /** People put its documents in an order. */
  readonly isOrdered: boolean;
  /** Its documents have a picture that lists show. */
  readonly hasCover: boolean;
  /** Its documents can have a day on which someone should check them again. */
  readonly hasDue: boolean;
  /** The field that describes a document in a sentence or two. */
  readonly introduction?: string;
  /** The fields of the content, loaded with an editor. */
  readonly fields: () => Promise<FieldDeclarations>;
}

/** A type whose documents people make themselves. */
export type ListedType = ContentTypeDeclaration & { readonly list: string; readonly editor: string };

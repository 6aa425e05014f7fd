import type { ContentRight } from '../../core/access/permission.ts';
import { schemaUnion } from '../../core/fields/schema-union.ts';

/** The editor of one fixed document at an address of its own. */
interface AdminScreen {
  readonly slug: string;
  /** Its title in the navigation. */
  readonly title: string;
  /** The heading of the editor. */
  readonly name: string;
  readonly path: string;
  /** Path of the visual editor. Default: the path with `/visual`. */
  readonly visual?: string;
}

/** What the administration shows about a type. */
interface AdminPlace {
  /** Place in the navigation; lower numbers come first. */
  readonly order: number;
  /** Title of its list, such as "Blog Posts". */
  readonly title: string;
  /** One document in the middle of a sentence, such as "post". */
  readonly item: string;
  /** Name of a lucide icon. */
  readonly icon: string;
  /** The public answer of one document, which shows whether a publication has arrived. */
  readonly api: string;
  /** Path of the list, for a type that has one. */
  readonly path?: string;
  /** Path of the editor of the document `{id}`. Default: the list's path with `/{id}`. */
  readonly editor?: string;
  /** Path of a second form of the document `{id}` that can do more. Default: there is one form. */
  readonly advanced?: string;
  /** The form in tabs, by the `part` of their fields, which name a tab or belong to the first. Default: one form. */
  readonly tabs?: Readonly<Record<string, string>>;
  /** A screen for what its documents are filed under, beside the list. Default: none. */
  readonly filing?: { readonly title: string; readonly path: string };
  /** The screen that imports its documents. Default: none. */
  readonly imports?: string;
  /** The address of the API that gives documents as files, `?format=` and `?ids=`, and the formats by their names. Default: none. */
  readonly exports?: { readonly path: string; readonly formats: Readonly<Record<string, string>> };
  /** Fixed documents with an editor of their own, in the order of the navigation. */
  readonly screens?: readonly AdminScreen[];
}

interface ContentDefinition<T extends object> {
  /** Also the first part of its permissions: `<name>:edit`, `<name>:publish`, `<name>:html`. */
  readonly name: string;
  /** The decorators of this class are the rules for drafts and for publishing. */
  readonly content: new () => T;
  /** The public address of a document, such as `/features/{slug}`. */
  readonly path: string;
  /** Slugs of documents that always exist. */
  readonly fixed?: readonly string[];
  /** Its documents are shown within other pages: links lead to those. Default: false, they are pages. */
  readonly isPart?: boolean;
  /** There are no documents besides the fixed ones. Default: false. */
  readonly onlyFixed?: boolean;
  /** The fixed documents whose page exists even when nothing of them is published. */
  readonly alwaysShown?: readonly string[];
  /**
   * Its documents are parts of every page, such as the menu, and have no page of their own: their previews show them on
   * the page at `path`. Default: false.
   */
  readonly onEveryPage?: boolean;
  /** People put its documents in an order, which lists and visitors see. Default: false. */
  readonly ordered?: boolean;
  /** Other slugs that lead to documents of this type, and the slugs of these documents. */
  readonly aliases?: Readonly<Record<string, string>>;
  /** Slugs that no document may have, because something else is there. */
  readonly reserved?: readonly string[];
  /** The page that lists the documents; it is in the sitemap even when its own document is not live. */
  readonly sitemap?: { readonly index: string };
  /** Completes a draft that is about to be published, such as with anchors; the result is its next revision. */
  complete?(content: T): T;
  readonly admin: AdminPlace;
}

/** A kind of publishable content. */
export interface ContentType<T extends object = object> extends Omit<ContentDefinition<T>, 'path'> {
  /** The public address with `{slug}`. */
  readonly pattern: string;
  path(slug: string): string;
}

const definitions = new Map<string, ContentType>();

/**
 * Declares a content type. Definitions are static, because the OpenAPI document is made without a running application.
 * The module of the type adds its hooks, which may use services.
 */
export function defineContentType<T extends object>({ path: pattern, ...facts }: ContentDefinition<T>): ContentType<T> {
  if (definitions.has(facts.name)) throw new Error(`The content type ${facts.name} is defined twice.`);
  const type = { ...facts, pattern, path: (slug: string) => pattern.replace('{slug}', slug) };
  definitions.set(type.name, type);
  return type;
}

/** The path of a type's documents before their slug, such as `/blog/`. */
export function pathBefore(name: string): string {
  const type = definitions.get(name);
  if (!type) throw new Error(`There is no content type ${name}.`);
  return type.path('');
}

/** The content as its type completes it for a publication. */
export const completed = (type: ContentType, content: object): object => type.complete?.(content) ?? content;

export const isFixed = (type: ContentType, slug: string) => type.fixed?.includes(slug) ?? false;
export const isAlwaysShown = (type: ContentType, slug: string) => type.alwaysShown?.includes(slug) ?? false;

/** Whether the permissions include a right to the documents of the type. */
export const hasRight = (permissions: readonly string[], { name }: ContentType, right: ContentRight) =>
  permissions.includes(`${name}:${right}`);

/** Every type, in the order of the navigation. */
export const definedContentTypes = (): readonly ContentType[] =>
  [...definitions.values()].sort((one, other) => one.admin.order - other.admin.order);

/** The types whose documents are pages. */
export const pageTypes = (types: readonly ContentType[]): readonly ContentType[] =>
  types.filter(({ onEveryPage }) => !onEveryPage);

/** The schema of the content of any type. */
export const contentSchema = schemaUnion('DocumentContent', null, () =>
  Object.fromEntries(definedContentTypes().map(({ name, content }) => [name, content])),
);

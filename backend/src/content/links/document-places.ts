import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { isSlug, slugInWords } from '@20x/shared/slug';
import { titleFieldOf } from '../../core/fields/field-spec.ts';
import type { Transaction } from '../../core/database/transaction.ts';
import { isAlwaysShown, pageTypes, type ContentType } from '../documents/content-type.ts';
import { ContentTypes } from '../documents/content-types.ts';

/** A document as a place to lead to. */
export interface DocumentPlace {
  readonly id: string;
  readonly type: string;
  readonly slug: string;
  /** Where visitors find it, or would. */
  readonly path: string;
  /** The title of its draft. */
  readonly title: string;
  /** Visitors find a page there, possibly with starter content. */
  readonly isLive: boolean;
  readonly isTrashed: boolean;
}

export interface PlaceRow {
  readonly id: string;
  readonly type: string;
  readonly slug: string;
  readonly title: string;
  readonly is_live: boolean;
  readonly is_trashed: boolean;
}

interface Address {
  readonly type: ContentType;
  readonly slug: string;
}

/** Columns of a place; `$1` holds the names of the title fields by type. */
export const placeColumns = `document.id, document.type, document.slug,
  coalesce(nullif(trim(draft.content ->> ($1::jsonb ->> document.type)), ''), document.slug) as title,
  document.published_revision_id is not null and document.deleted_at is null as is_live,
  document.deleted_at is not null as is_trashed`;
export const placeTables =
  'content_document document join content_revision draft on draft.id = document.draft_revision_id';

/** A document at its current address, or a fixed address. */
export type RedirectTarget = { readonly documentId: string } | { readonly path: string };

/** What content asks of the redirects. */
interface RedirectTable {
  /** Where paths without a live page lead; null: to a page that is gone for good. */
  find(
    paths: readonly string[],
    manager: EntityManager,
  ): Promise<ReadonlyMap<string, { readonly address: string | null }>>;
  /** Visitors of a document find the target instead, or that it is gone (null). */
  replace(tx: Transaction, document: DocumentPlace, target: RedirectTarget | null): Promise<void>;
  /** Nothing takes the document's place any more. */
  restore(tx: Transaction, documentId: string): Promise<void>;
  /** The document is removed for good, after which nothing can lead to it. */
  settle(tx: Transaction, documentId: string): Promise<void>;
}

/** Where documents are, by id and by path, and where previous addresses lead. */
@Injectable()
export class DocumentPlaces {
  private table: RedirectTable | null = null;
  /** Those with only fixed documents come first: /privacy is no page. */
  private readonly ordered: readonly ContentType[];

  constructor(private readonly types: ContentTypes) {
    this.ordered = pageTypes(types.all).toSorted(
      (one, other) => Number(other.onlyFixed ?? false) - Number(one.onlyFixed ?? false),
    );
  }

  /** The module that owns the redirects provides them. */
  useRedirects(table: RedirectTable): void {
    this.table = table;
  }

  get redirects(): RedirectTable {
    if (!this.table) throw new Error('No module provides the redirects.');
    return this.table;
  }

  /** Where paths without a live page lead: a path of this site or an address, by the path asked for. */
  async redirectsOf(manager: EntityManager, paths: readonly string[]): Promise<ReadonlyMap<string, string>> {
    if (paths.length === 0) return new Map();
    const arrivals = await this.redirects.find([...new Set(paths)], manager);
    return new Map([...arrivals].flatMap(([path, { address }]) => (address === null ? [] : [[path, address]])));
  }

  async byId(manager: EntityManager, ids: readonly string[]): Promise<Map<string, DocumentPlace>> {
    if (ids.length === 0) return new Map();
    const sql = `select ${placeColumns} from ${placeTables} where document.id = any($2)`;
    return this.keyed(await manager.query<PlaceRow[]>(sql, [this.titleFields(), [...new Set(ids)]]), ({ id }) => id);
  }

  /** Without the trash, whose paths are free. */
  async byPath(manager: EntityManager, paths: readonly string[]): Promise<Map<string, DocumentPlace>> {
    const addresses = paths.flatMap((path) => this.addressOf(path) ?? []);
    if (addresses.length === 0) return new Map();
    const sql = `select ${placeColumns} from ${placeTables}
      join unnest($2::text[], $3::text[]) as wanted (type, slug)
        on wanted.type = document.type and wanted.slug = document.slug
      where document.deleted_at is null`;
    const wanted = [addresses.map(({ type }) => type.name), addresses.map(({ slug }) => slug)];
    const rows = await manager.query<PlaceRow[]>(sql, [this.titleFields(), ...wanted]);
    return this.keyed(rows, ({ path }) => path);
  }

  /** The type and slug that a path belongs to, whether or not there is such a document. */
  addressOf(path: string): Address | null {
    const last = path.slice(path.lastIndexOf('/') + 1);
    for (const type of this.ordered) {
      const slugs = type.onlyFixed ? [...(type.fixed ?? []), ...Object.keys(type.aliases ?? {})] : [last];
      const slug = slugs.find((own) => isSlug(own) && type.path(own) === path);
      if (slug !== undefined) return { type, slug };
    }
    return null;
  }

  /** The path of the document that an alias leads to; the path itself when it is no alias. */
  withoutAlias(path: string): string {
    const { type, slug = '' } = this.addressOf(path) ?? {};
    const alias = type?.aliases?.[slug];
    return type && alias !== undefined ? type.path(alias) : path;
  }

  /** For `placeColumns`. */
  titleFields(): string {
    return JSON.stringify(Object.fromEntries(this.types.all.map(({ name, content }) => [name, titleFieldOf(content)])));
  }

  toPlace({ id, type: name, slug, title, is_live, is_trashed: isTrashed }: PlaceRow): DocumentPlace {
    const type = this.types.get(name);
    const isLive = is_live || isAlwaysShown(type, slug);
    return {
      id,
      type: name,
      slug,
      path: type.path(slug),
      title: title === slug ? slugInWords(slug) : title,
      isLive,
      isTrashed,
    };
  }

  private keyed(rows: readonly PlaceRow[], keyOf: (place: DocumentPlace) => string): Map<string, DocumentPlace> {
    return new Map(rows.map((row) => this.toPlace(row)).map((place) => [keyOf(place), place]));
  }
}

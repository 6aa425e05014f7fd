import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Config } from '../../core/config/config.ts';
import { readReference } from '@20x/shared/link-address';
import { ContentTypes } from '../documents/content-types.ts';
import { liesInHidden } from '../documents/shown-content.ts';
import { linksIn } from './content-links.ts';
import { DocumentPlaces, placeColumns, placeTables, type DocumentPlace, type PlaceRow } from './document-places.ts';
import type { LinkingPlace } from './links.dto.ts';
import { readSitePath } from './site-path.ts';

interface LinkingRow extends PlaceRow {
  readonly draft: object;
  readonly published: object | null;
}

/** The longest list of documents. */
const mostLinking = 100;

/** What links to a document. */
@Injectable()
export class LinkingPlaces {
  constructor(
    private readonly dataSource: DataSource,
    private readonly config: Config,
    private readonly types: ContentTypes,
    private readonly places: DocumentPlaces,
  ) {}

  async of(id: string): Promise<LinkingPlace[]> {
    const { manager } = this.dataSource;
    const place = (await this.places.byId(manager, [id])).get(id);
    if (!place) return [];
    return this.ofDocuments(manager, place);
  }

  /** By its id or its address; by its previous addresses and by its places alone in fixed documents, too. */
  private async ofDocuments(manager: EntityManager, { id, slug, path }: DocumentPlace): Promise<LinkingPlace[]> {
    const needles = [`doc:${id}`, `"${slug}"`, `"${path}`, `"${this.config.publicUrl}${path}`];
    const parts = this.types.all.filter(({ onlyFixed }) => onlyFixed);
    const rows = await manager.query<LinkingRow[]>(
      `select ${placeColumns}, draft.content as draft, published.content as published
       from ${placeTables} left join content_revision published on published.id = document.published_revision_id
       where document.deleted_at is null and document.id <> $2
         and (document.type = any($4) or exists (select 1 from unnest($3::text[]) needle
           where position(needle in draft.content::text) > 0 or position(needle in published.content::text) > 0))
       order by document.type, title, document.id`,
      [this.places.titleFields(), id, needles, parts.map(({ name }) => name)],
    );
    const leadsThere = await this.leadingTo(manager, { id, path }, rows);
    return rows
      .flatMap((row) => {
        const { content, onEveryPage } = this.types.get(row.type);
        const linksOf = (one: object) => linksIn(content, one).filter(({ href }) => leadsThere(href));
        const { published } = row;
        const inDraft = linksOf(row.draft);
        const inLive = published ? linksOf(published).filter(({ field }) => !liesInHidden(published, field)) : [];
        const links = [...inDraft, ...inLive];
        if (links.length === 0) return [];
        const fields = [...new Set(links.map(({ field }) => field))];
        const anchors = [...new Set(links.map(({ href }) => this.anchorOf(href)))].filter(Boolean);
        const { id: other, type, path: at, title, isLive: live } = this.places.toPlace(row);
        const found = { live, inLive: inLive.length > 0, inDraft: inDraft.length > 0, fields, anchors };
        return [{ id: other, type, path: onEveryPage ? null : at, title, ...found }];
      })
      .slice(0, mostLinking);
  }

  /** Whether a link in these rows leads to the document: by its id, its address or one that it once had. */
  private async leadingTo(
    manager: EntityManager,
    { id, path: own }: Pick<DocumentPlace, 'id' | 'path'>,
    rows: readonly LinkingRow[],
  ): Promise<(href: string) => boolean> {
    const hrefs = rows.flatMap(({ type, draft, published }) =>
      [draft, published ?? {}].flatMap((one) => linksIn(this.types.get(type).content, one).map(({ href }) => href)),
    );
    const paths = hrefs.flatMap((href) => this.pathOf(href) ?? []);
    const redirects = await this.places.redirectsOf(manager, paths);
    return (href) => {
      const path = this.pathOf(href);
      return readReference(href)?.id === id || (path !== undefined && (redirects.get(path) ?? path) === own);
    };
  }

  private anchorOf(href: string): string {
    return readReference(href)?.anchor ?? readSitePath(href, this.config.publicUrl)?.rest.split('#')[1] ?? '';
  }

  private readonly pathOf = (href: string) => readSitePath(href, this.config.publicUrl)?.path;
}

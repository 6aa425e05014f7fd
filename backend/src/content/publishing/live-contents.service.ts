import { Injectable } from '@nestjs/common';
import DataLoader from 'dataloader';
import { DataSource } from 'typeorm';
import { isSlug } from '@20x/shared/slug';
import { Config } from '../../core/config/config.ts';
import { readReference } from '@20x/shared/link-address';
import { Problem } from '../../core/http/problem.ts';
import { ContentDocument } from '../documents/content-document.entity.ts';
import type { ContentType } from '../documents/content-type.ts';
import { draftInView } from '../previews/draft-in-view.ts';
import { DocumentPlaces, type DocumentPlace } from '../links/document-places.ts';
import { linksIn, withLinks } from '../links/content-links.ts';
import { readSitePath } from '../links/site-path.ts';
import { revisionMark } from '../documents/revision-mark.ts';
import { unlistedWith, type PageSeo } from '../documents/page-seo.dto.ts';
import { shownContent } from '../documents/shown-content.ts';

/** What visitors see of one document. */
export interface LiveContent<T extends object> {
  readonly slug: string;
  readonly content: T;
  /** When this state was written. */
  readonly updatedAt: Date;
  /** When visitors first saw the document; in a preview of a new one, when it was saved. */
  readonly firstPublishedAt: Date;
  /** Names this state. */
  readonly revision: string;
  /** Visitors don't see it: it is the draft that a preview shows. */
  readonly isDraft: boolean;
}

interface LiveTitle {
  readonly slug: string;
  readonly title: string;
  readonly updatedAt: Date;
}

interface Asked {
  readonly type: string;
  readonly slug: string;
}

/** The parts of a page ask in one turn of the event loop, so each turn asks the database once. Nothing is cached. */
const perTurn = { cache: false, batchScheduleFn: (ask: () => void) => void setImmediate(ask) } as const;

/** Published content, for the features that own its types. In a preview its draft takes the place of one document. */
@Injectable()
export class LiveContents {
  private readonly documents = new DataLoader((asked: readonly Asked[]) => this.documentsAt(asked), perTurn);
  private readonly linked = new DataLoader((ids: readonly string[]) => this.placesOf(ids), perTurn);
  private readonly redirects = new DataLoader((paths: readonly string[]) => this.redirectsOf(paths), perTurn);

  constructor(
    private readonly dataSource: DataSource,
    private readonly config: Config,
    private readonly places: DocumentPlaces,
  ) {}

  /**
   * What visitors see at an address or at a previous one; the answer names the current slug. Links are resolved to
   * addresses, here as in all other answers.
   */
  async getLive<T extends object>(type: ContentType<T>, slug: string): Promise<LiveContent<T>> {
    const live = (await this.findLive(type, slug)) ?? (await this.findMoved(type, slug));
    if (!live) throw new Problem('not_found');
    return live;
  }

  /** The titles of all that visitors see of a type, by address. */
  listTitles({ name }: ContentType): Promise<LiveTitle[]> {
    return this.dataSource.query<LiveTitle[]>(
      `select document.slug, coalesce(nullif(published.content->>'title', ''), document.slug) as title,
         published.created_at as "updatedAt"
       from content_document document join content_revision published on published.id = document.published_revision_id
       where document.type = $1 and document.deleted_at is null order by document.slug`,
      [name],
    );
  }

  /** What visitors see at a current address; null when nothing is live there. */
  async findLive<T extends object>(type: ContentType<T>, slug: string): Promise<LiveContent<T> | null> {
    if (!isSlug(slug)) return null;
    const draft = draftInView.getStore();
    if (draft?.type === type.name && draft.slug === slug) {
      const { savedAt: updatedAt, documentId, revision } = draft;
      const mark = revisionMark(documentId, revision);
      const times = { updatedAt, firstPublishedAt: draft.firstPublishedAt ?? updatedAt };
      const shown = { slug, content: draft.content as T, ...times, revision: mark, isDraft: true };
      return (await this.withAddresses(type, [shown], { inPreview: true }))[0] ?? null;
    }
    const document = await this.documents.load({ type: type.name, slug });
    const live = document && toLive<T>(document);
    return live && ((await this.withAddresses(type, [live]))[0] ?? null);
  }

  private async findMoved<T extends object>(type: ContentType<T>, slug: string): Promise<LiveContent<T> | null> {
    if (!isSlug(slug)) return null;
    const from = type.path(slug);
    const path = await this.redirects.load(from);
    const address = path === null ? null : this.places.addressOf(path);
    return address?.type.name === type.name ? this.findLive(type, address.slug) : null;
  }

  private async withAddresses<T extends object>(
    type: ContentType<T>,
    live: readonly LiveContent<T>[],
    options?: { readonly inPreview: boolean },
  ): Promise<LiveContent<T>[]> {
    const contents = await this.resolveLinks(
      type,
      live.map(({ content }) => shownContent(type.content, content)),
      options,
    );
    return live.map((one, index) => ({ ...one, content: contents[index] ?? one.content }));
  }

  /**
   * The contents with addresses in place of documents and of old addresses. What visitors cannot see is not linked; a
   * preview also leads to drafts, so that their buttons can be seen and edited.
   */
  async resolveLinks<T extends object>(
    type: ContentType<T>,
    contents: readonly T[],
    { inPreview = false }: { readonly inPreview?: boolean } = {},
  ): Promise<T[]> {
    const hrefs = contents.flatMap((content) => linksIn(type.content, content).map(({ href }) => href));
    if (hrefs.length === 0) return [...contents];
    const siteOf = (href: string) => readSitePath(href, this.config.publicUrl);
    const [places, moved] = await Promise.all([
      loaded(
        this.linked,
        hrefs.flatMap((href) => readReference(href)?.id ?? []),
      ),
      loaded(
        this.redirects,
        hrefs.flatMap((href) => siteOf(href)?.path ?? []),
      ),
    ]);
    const redirects = new Map([...moved, ...(await loaded(this.redirects, removedPaths(places.values())))]);
    const lead = (href: string, _: string, isPick = false) => {
      const reference = readReference(href);
      if (reference) {
        const place = places.get(reference.id);
        const successor = place?.isTrashed && !isPick ? redirects.get(place.path) : undefined;
        return successor ?? addressOf(place, reference.anchor, inPreview);
      }
      const site = siteOf(href);
      const target = site && redirects.get(site.path);
      return target ? target + site.rest : href;
    };
    return contents.map((content) => withLinks(type.content, content, lead));
  }

  private async documentsAt(asked: readonly Asked[]): Promise<(ContentDocument | null)[]> {
    const found = await this.live()
      .andWhere(
        '(document.type, document.slug) in (select * from unnest(cast(:types as text[]), cast(:slugs as text[])))',
        { types: asked.map(({ type }) => type), slugs: asked.map(({ slug }) => slug) },
      )
      .getMany();
    return asked.map((one) => found.find(({ type, slug }) => type === one.type && slug === one.slug) ?? null);
  }

  private async placesOf(ids: readonly string[]): Promise<(DocumentPlace | null)[]> {
    const places = await this.places.byId(this.dataSource.manager, ids);
    return ids.map((id) => places.get(id) ?? null);
  }

  private async redirectsOf(paths: readonly string[]): Promise<(string | null)[]> {
    const redirects = await this.places.redirectsOf(this.dataSource.manager, paths);
    return paths.map((path) => redirects.get(path) ?? null);
  }

  private live() {
    return this.dataSource.manager
      .createQueryBuilder(ContentDocument, 'document')
      .select(['document.id', 'document.type', 'document.slug', 'document.placeholders', 'document.firstPublishedAt'])
      .innerJoin('document.published', 'published')
      .addSelect(['published.id', 'published.number', 'published.content', 'published.createdAt'])
      .where('document.deletedAt is null');
  }
}

function toLive<T extends object>(document: ContentDocument): LiveContent<T> | null {
  const { id, slug, published, placeholders } = document;
  if (!published) return null;
  const { content, createdAt: updatedAt, number } = published;
  const { seo } = content as { readonly seo?: PageSeo };
  const shown = placeholders.length > 0 ? { ...content, seo: unlistedWith(placeholders, seo) } : content;
  const times = { updatedAt, firstPublishedAt: document.firstPublishedAt ?? updatedAt };
  return { slug, content: shown as T, ...times, revision: revisionMark(id, number), isDraft: false };
}

const loaded = async <V>(loader: DataLoader<string, V | null>, keys: readonly string[]) =>
  new Map(await Promise.all([...new Set(keys)].map(async (key) => [key, await loader.load(key)] as const)));

const removedPaths = (places: Iterable<DocumentPlace | null>) =>
  [...places].flatMap((place) => (place?.isTrashed ? place.path : []));

function addressOf(place: DocumentPlace | null | undefined, anchor: string, inPreview: boolean): string | null {
  if (!place || place.isTrashed || !(place.isLive || inPreview)) return null;
  return place.path + (anchor && `#${anchor}`);
}

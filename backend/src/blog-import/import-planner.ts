import { setImmediate as pause } from 'node:timers/promises';
import { Injectable, Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { isSlug } from '@20x/shared/slug';
import { newId } from '@20x/shared/new-id';
import { referenceTo } from '@20x/shared/link-address';
import { blockTypes, type Block } from '../content/blocks/block-types.ts';
import { fieldLabel } from '../content/blocks/field-label.ts';
import { completed } from '../content/documents/content-type.ts';
import { checkedForm, publishErrors } from '../content/documents/content-validation.ts';
import { DocumentPlaces } from '../content/links/document-places.ts';
import type { FieldError } from '../core/http/problem.ts';
import { toProblem } from '../core/http/problem-filter.ts';
import { Bylines } from '../blog/authors/bylines.service.ts';
import { PostContent } from '../blog/post-content.dto.ts';
import { postType } from '../blog/post-type.ts';
import type { ImportAction } from './blog-import.entity.ts';
import { FreeSlugs } from './free-slugs.ts';
import { withStoredImages, type StoreImage } from './images/image-addresses.ts';
import { UnreadableFile } from './model/imported-post.ts';
import { oldPathsOf } from './old-addresses.ts';
import { authorCalled, postContentOf, type KnownAuthors } from './post-content-of.ts';
import type { ConvertedFile, ConvertedPost } from './readers/converted-file.ts';

/** What an import would do with a post. */
export interface PlannedPost {
  readonly source: string;
  readonly sourceKey: string;
  readonly title: string;
  readonly action: ImportAction;
  readonly reason: string | null;
  readonly warnings: string[];
  readonly slug: string | null;
  readonly redirectsFrom: string[];
  readonly wasPublished: boolean;
  /** Null: nothing is written. */
  readonly content: PostContent | null;
  readonly hash: string;
  /** The document that an earlier import made of it. */
  readonly known: KnownPost | null;
}

interface KnownPost {
  readonly id: string;
  readonly slug: string;
  readonly version: number;
}

interface EarlierImport extends KnownPost {
  readonly source_key: string;
  readonly content_hash: string;
  readonly is_edited: boolean;
  readonly is_trashed: boolean;
}

/** A post here, as its own export finds it. */
interface OwnPost extends KnownPost {
  readonly revision: string;
  readonly is_trashed: boolean;
}

/** What a file's posts are compared with. */
interface Here {
  readonly slugs: FreeSlugs;
  readonly authors: KnownAuthors;
  /** References to the posts here, and the slugs of those in the file, by their slugs. */
  readonly posts: ReadonlyMap<string, string>;
  readonly earlier: ReadonlyMap<string, EarlierImport>;
  /** By their ids. */
  readonly own: ReadonlyMap<string, OwnPost>;
  readonly store: StoreImage;
  /** Old paths of the posts so far. */
  readonly claimed: Set<string>;
}

const mostBlocks = 200;
const mostRedirects = 20;

/** Decides what becomes of each post of a file; writes nothing but the images that `store` stores. */
@Injectable()
export class ImportPlanner {
  private readonly logger = new Logger(ImportPlanner.name);

  constructor(
    private readonly dataSource: DataSource,
    private readonly places: DocumentPlaces,
    private readonly bylines: Bylines,
  ) {}

  async *plan({ readings, failures }: ConvertedFile, store: StoreImage): AsyncGenerator<PlannedPost> {
    const taken = await this.takenSlugs();
    const slugs = new FreeSlugs(taken.keys());
    const inFile = readings.flatMap(({ posts }) => posts.map(({ slug }) => [slug, slug] as const));
    const posts = new Map([...inFile, ...taken].filter(([slug]) => isSlug(slug)));
    const authors = await this.authors();
    const [seen, claimed] = [new Set<string>(), new Set<string>()];
    for (const { source, posts: told } of readings) {
      const earlier = await this.earlier(source);
      const own = await this.own(source, told);
      const here = { slugs, authors, posts, earlier, own, store, claimed };
      for (const post of told) {
        // Each post takes some milliseconds, the longest some hundred; requests come in between.
        await pause();
        const key = `${source} ${post.sourceId}`;
        yield seen.has(key)
          ? refusal(source, post, 'The file holds this post twice.')
          : await this.planned(source, post, here);
        seen.add(key);
      }
    }
    for (const { path, reason } of failures) yield unread(path, reason);
  }

  private async planned(source: string, post: ConvertedPost, here: Here): Promise<PlannedPost> {
    const { hash, failure } = post;
    if (failure !== null) return refusal(source, post, failure);
    const earlier = here.earlier.get(post.sourceId);
    const own = here.own.get(post.sourceId);
    const known = own ?? earlier ?? null;
    if (known) {
      const reason = own ? reasonToKeepOwn(own, post) : earlier ? reasonToKeep(earlier) : null;
      const isSame = isCurrent(own, post) ? post.exported?.isUntouched : earlier?.content_hash === hash;
      const kept = { ...bare(source, post), hash, known, slug: known.slug, reason };
      if (isSame || reason) return { ...kept, action: isSame ? 'unchanged' : 'keep', reason: isSame ? null : reason };
    }
    try {
      return await this.written(source, post, { ...here, known });
    } catch (error) {
      return refusal(source, post, this.reasonOf(error));
    }
  }

  /** Why a post cannot be written. A bug that one post meets is logged under a reference, and the others go on. */
  private reasonOf(error: unknown): string {
    if (error instanceof UnreadableFile) return error.message;
    if (toProblem(error).code === 'unavailable') throw error;
    const reference = newId();
    this.logger.error({ msg: 'a post cannot be imported', reference, err: error });
    return `Something went wrong on the server. Reference: ${reference}.`;
  }

  private async written(
    source: string,
    post: ConvertedPost,
    { slugs, authors, posts, store, known, claimed }: Here & { readonly known: KnownPost | null },
  ): Promise<PlannedPost> {
    const isKnown = ({ type }: Block) => Object.hasOwn(blockTypes, type);
    const blocks = post.blocks.filter(isKnown);
    const unknown = new Set(post.blocks.filter((block) => !isKnown(block)).map(({ type }) => type.slice(0, 100)));
    if (blocks.length > mostBlocks)
      throw new UnreadableFile(`It has ${blocks.length} sections; a post has at most ${mostBlocks}. Split it.`);
    const postAt = (slug: string) => posts.get(slug) ?? null;
    const made = await withStoredImages(postContentOf(post, blocks, { authors, postAt }), (address) =>
      store(address, post.sourceId),
    );
    const { stored, errors } = checkedForm(PostContent, made.content);
    if (errors.length > 0) throw new UnreadableFile(messagesOf(made.content, errors).slice(0, 5).join(' '));
    await pause();
    const complete = completed(postType, stored);
    const chosen = known ? { slug: known.slug, notes: [] } : slugs.choose(post.slug, post.title);
    const old = await this.redirectsFor(post.oldAddresses, chosen.slug, claimed);
    return {
      ...bare(source, post),
      action: known ? 'update' : 'create',
      slug: chosen.slug,
      redirectsFrom: old.paths,
      warnings: [
        ...post.notes,
        ...chosen.notes,
        ...missingAuthors(post, authors),
        ...missingPosts(post, posts),
        ...[...unknown].map((type) => `Sections of the kind “${type}” were left out: this version does not know them.`),
        ...made.notes,
        ...old.notes,
        ...messagesOf(complete, publishErrors(PostContent, complete)).map((message) => `Before publishing: ${message}`),
      ],
      content: post.publishedOn ? complete : stored,
      hash: post.hash,
      known,
    };
  }

  /** A page that is live, a redirect to something else and an earlier post of the file keep their path. */
  private async redirectsFor(addresses: readonly string[], slug: string, claimed: Set<string>) {
    const { manager } = this.dataSource;
    const wanted = oldPathsOf(addresses, slug);
    const asked = wanted.slice(0, mostRedirects);
    const [pages, leads] = [await this.places.byPath(manager, asked), await this.places.redirectsOf(manager, asked)];
    const isUsed = (path: string) =>
      pages.get(path)?.isLive === true || ![undefined, postType.path(slug)].includes(leads.get(path));
    const paths = asked.filter((path) => !isUsed(path) && !claimed.has(path));
    const notes = asked
      .filter((path) => !paths.includes(path))
      .map((path) => `No redirect from ${path}: ${isUsed(path) ? 'this site' : 'another post'} uses that address.`);
    if (wanted.length > asked.length) notes.push(`Only its first ${mostRedirects} old addresses are redirected.`);
    for (const path of paths) claimed.add(path);
    return { paths, notes };
  }

  /** References to posts by their slugs. */
  private async takenSlugs(): Promise<ReadonlyMap<string, string>> {
    const rows = await this.dataSource.query<{ slug: string; id: string }[]>(
      `select slug, id from content_document where type = $1 and deleted_at is null
       union select draft_slug, id from content_document where type = $1 and deleted_at is null and draft_slug is not null`,
      [postType.name],
    );
    return new Map(rows.map(({ slug, id }) => [slug, referenceTo(id)]));
  }

  private async authors(): Promise<KnownAuthors> {
    const ids = await this.bylines.idsByName();
    return new Map([...ids].map(([name, id]) => [name.trim().toLowerCase(), referenceTo(id)]));
  }

  /** The posts here that these files were exported from. */
  private async own(source: string, posts: readonly ConvertedPost[]): Promise<ReadonlyMap<string, OwnPost>> {
    const ids = posts
      .map(({ sourceId }) => sourceId)
      .filter((id) => /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(id));
    if (ids.length === 0 || !['markdown', 'html'].includes(source)) return new Map();
    const rows = await this.dataSource.query<OwnPost[]>(
      `select id, version, coalesce(draft_slug, slug) as slug, draft_revision_id as revision,
         deleted_at is not null as is_trashed
       from content_document where type = $1 and id = any($2)`,
      [postType.name, ids],
    );
    return new Map(rows.map((row) => [row.id, row]));
  }

  private async earlier(source: string): Promise<ReadonlyMap<string, EarlierImport>> {
    const rows = await this.dataSource.query<EarlierImport[]>(
      `select post.source_key, post.content_hash, document.id, document.version, coalesce(document.draft_slug, document.slug) as slug,
         document.draft_revision_id <> post.revision_id as is_edited, document.deleted_at is not null as is_trashed
       from post_import post join content_document document on document.id = post.document_id
       where post.source = $1`,
      [source],
    );
    return new Map(rows.map((row) => [row.source_key, row]));
  }
}

const inTrash = 'It is in the trash here. Recover or delete it first.';

function reasonToKeepOwn({ is_trashed, revision }: OwnPost, { exported }: ConvertedPost): string | null {
  if (is_trashed) return inTrash;
  if (exported?.revision === revision) return null;
  return 'It was edited here since this export, so it is left alone. Remove the id from the file to import a copy.';
}

/** The file was made of what the draft is now. */
const isCurrent = (own: OwnPost | undefined, { exported }: ConvertedPost): boolean =>
  own !== undefined && !own.is_trashed && exported?.revision === own.revision;

function reasonToKeep({ is_edited, is_trashed }: EarlierImport): string | null {
  if (is_trashed) return inTrash;
  return is_edited ? 'It was edited here since its last import, so it is left alone.' : null;
}

const bare = (source: string, { sourceId, title, slug, isPublished }: ConvertedPost) => ({
  ...{ source, sourceKey: sourceId, title: title || slug || 'Untitled', wasPublished: isPublished },
  ...{ reason: null, warnings: [], slug: null, redirectsFrom: [], content: null, hash: '', known: null },
});

const refusal = (source: string, post: ConvertedPost, reason: string): PlannedPost => ({
  ...bare(source, post),
  action: 'refuse',
  reason,
});

const unread = (path: string, reason: string): PlannedPost => ({
  ...{ source: '', sourceKey: path, title: path, action: 'refuse', reason, warnings: [], slug: null },
  ...{ redirectsFrom: [], wasPublished: false, content: null, hash: '', known: null },
});

const messagesOf = (content: object, errors: readonly FieldError[]): string[] =>
  errors.map(({ field, message }) => `${fieldLabel(PostContent, content, field)}: ${message}`);

const missingAuthors = ({ authors, review }: ConvertedPost, known: KnownAuthors): string[] =>
  [...new Set([...authors, review?.reviewedBy ?? ''])]
    .filter((name) => name !== '' && authorCalled(name, known) === undefined)
    .map((name) => `No published author is called ${name}. Add the author, then pick them in the post.`);

const missingPosts = ({ related = [] }: ConvertedPost, known: ReadonlyMap<string, string>): string[] =>
  related
    .filter((slug) => !known.has(slug))
    .map((slug) => `The related post ${slug.slice(0, 100)} is not in this blog, so it was left out.`);

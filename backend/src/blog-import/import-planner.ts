import { isDeepStrictEqual } from 'node:util';
import { setImmediate as pause } from 'node:timers/promises';
import { Injectable, Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { isSlug } from '@20x/shared/slug';
import { newId } from '@20x/shared/new-id';
import { referenceTo } from '@20x/shared/link-address';
import { withRowIds } from '@20x/shared/row-ids';
import { blockTypes, type Block } from '../content/blocks/block-types.ts';
import { ContentChecks } from '../content/checks/content-checks.ts';
import { getDocument, type DraftAuthor } from '../content/documents/content-documents.ts';
import { DocumentPlaces } from '../content/links/document-places.ts';
import { toProblem } from '../core/http/problem-filter.ts';
import { Bylines } from '../blog/authors/bylines.service.ts';
import type { PostContent } from '../blog/post-content.dto.ts';
import { postType } from '../blog/post-type.ts';
import type { ImportAction } from './blog-import.entity.ts';
import { FreeSlugs } from './free-slugs.ts';
import { ImportImages } from './images/import-images.ts';
import { UnreadableFile } from './model/imported-post.ts';
import { oldPathsOf } from './old-addresses.ts';
import { authorCalled, postContentOf, type KnownAuthors } from './post-content-of.ts';
import { postDraft, type UnstoredPost } from './post-draft.ts';
import {
  earlierImports,
  ownPosts,
  takenSlugs,
  type EarlierImport,
  type KnownPost,
  type OwnPost,
} from './posts-here.ts';
import type { Archive } from './readers/archive.ts';
import { isOfOtherForm, type ConvertedFile, type ConvertedPost } from './readers/converted-file.ts';

/** What an import would do with a post. */
export interface PlannedPost {
  readonly source: string;
  readonly sourceKey: string;
  readonly title: string;
  readonly action: ImportAction;
  readonly reason: string | null;
  readonly warnings: string[];
  /** What depends on its images and on who writes it. */
  readonly draftNotes: string[];
  readonly slug: string | null;
  readonly redirectsFrom: string[];
  readonly wasPublished: boolean;
  /** Nothing is known to block its publication. */
  readonly isPublishable: boolean;
  /** Null: nothing is written. */
  readonly unstored: UnstoredPost | null;
  readonly hash: string;
  /** The document that an earlier import made of it. */
  readonly known: KnownPost | null;
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
  readonly archive: Archive | null;
  readonly writer: Writer;
  /** Old paths of the posts so far. */
  readonly claimed: Set<string>;
}

/** Who the import writes as: asked before each post, because permissions change. */
type Writer = () => Promise<NonNullable<DraftAuthor>>;

const mostBlocks = 200;
/** With the longest name of a source it still fits into an index of the database. */
const longestId = 400;
const mostRedirects = 20;

/** Decides what becomes of each post of a file; writes nothing. */
@Injectable()
export class ImportPlanner {
  private readonly logger = new Logger(ImportPlanner.name);

  constructor(
    private readonly dataSource: DataSource,
    private readonly places: DocumentPlaces,
    private readonly bylines: Bylines,
    private readonly images: ImportImages,
    private readonly checks: ContentChecks,
  ) {}

  async *plan(
    { readings, failures }: ConvertedFile,
    archive: Archive | null,
    writer: Writer,
  ): AsyncGenerator<PlannedPost> {
    const { manager } = this.dataSource;
    const taken = await takenSlugs(manager);
    const slugs = new FreeSlugs(taken.keys());
    const inFile = readings.flatMap(({ posts }) => posts.map(({ slug }) => [slug, slug] as const));
    const posts = new Map([...inFile, ...taken].filter(([slug]) => isSlug(slug)));
    const authors = await this.authors();
    const [seen, claimed] = [new Set<string>(), new Set<string>()];
    for (const { source, posts: told } of readings) {
      const [earlier, own] = [await earlierImports(manager, source), await ownPosts(manager, source, told)];
      const here = { slugs, authors, posts, earlier, own, archive, writer, claimed };
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
    if (post.sourceId.length > longestId) return refusal(source, post, tooLong(post.sourceId));
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
      const written = await this.written(source, post, { ...here, known });
      const isOfOtherRelease = !own && earlier !== undefined && isOfOtherForm(earlier.content_hash);
      if (!isOfOtherRelease || !written.isSame) return written.planned;
      return { ...bare(source, post), hash, known, slug: earlier.slug, action: 'unchanged' };
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

  /** `isSame`: the draft here says the same already. */
  private async written(
    source: string,
    post: ConvertedPost,
    { slugs, authors, posts, archive, writer, known, claimed }: Here & { readonly known: KnownPost | null },
  ): Promise<{ readonly planned: PlannedPost; readonly isSame: boolean }> {
    const { kept: blocks, notes: unknown } = knownBlocks(post);
    const postAt = (slug: string) => posts.get(slug) ?? null;
    const content = postContentOf(post, blocks, { authors, postAt });
    const before = known ? await this.draftOf(known) : null;
    const unstored = { sourceId: post.sourceId, content, before };
    const by = await writer();
    const store = this.images.preview(archive, by.permissions);
    const draft = await postDraft(unstored, { store, by, checks: this.checks });
    const chosen = known ? { slug: known.slug, notes: [] } : slugs.choose(post.slug, post.title);
    const old = await this.redirectsFor(post.oldAddresses, chosen.slug, claimed);
    const notes = [...missingAuthors(post, authors), ...missingPosts(post, posts), ...unknown, ...old.notes];
    const planned: PlannedPost = {
      ...bare(source, post),
      action: known ? 'update' : 'create',
      slug: chosen.slug,
      redirectsFrom: old.paths,
      warnings: [...post.notes, ...chosen.notes, ...notes],
      draftNotes: draft.notes,
      isPublishable: draft.isPublishable,
      unstored,
      hash: post.hash,
      known,
    };
    return { planned, isSame: isDeepStrictEqual(withRowIds(draft.content, before ?? {}), before) };
  }

  private async draftOf({ id }: KnownPost): Promise<PostContent> {
    return (await getDocument(this.dataSource.manager, postType, { id })).draft.content;
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

  private async authors(): Promise<KnownAuthors> {
    const ids = await this.bylines.idsByName();
    return new Map([...ids].map(([name, id]) => [name.trim().toLowerCase(), referenceTo(id)]));
  }
}

const tooLong = (id: string) =>
  `The id or path of this post, ${id.slice(0, 40)}…, has ${id.length.toLocaleString('en-US')} characters. Shorten it to at most ${longestId}.`;

function knownBlocks({ blocks }: ConvertedPost): { readonly kept: Block[]; readonly notes: string[] } {
  const isKnown = ({ type }: Block) => Object.hasOwn(blockTypes, type);
  const kept = blocks.filter(isKnown);
  if (kept.length > mostBlocks)
    throw new UnreadableFile(`It has ${kept.length} sections; a post has at most ${mostBlocks}. Split it.`);
  const unknown = new Set(blocks.filter((block) => !isKnown(block)).map(({ type }) => type.slice(0, 100)));
  const noteOf = (type: string) => `Sections of the kind “${type}” were left out: this version does not know them.`;
  return { kept, notes: [...unknown].map(noteOf) };
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
  ...{ reason: null, warnings: [], draftNotes: [], slug: null, redirectsFrom: [] },
  ...{ isPublishable: true, unstored: null, hash: '', known: null },
});

const refusal = (source: string, post: ConvertedPost, reason: string): PlannedPost => ({
  ...bare(source, post),
  action: 'refuse',
  reason,
});

const unread = (path: string, reason: string): PlannedPost => ({
  ...{ source: '', sourceKey: path, title: path, action: 'refuse', reason, warnings: [], draftNotes: [] },
  ...{ slug: null, redirectsFrom: [], wasPublished: false, isPublishable: true, unstored: null, hash: '', known: null },
});

const missingAuthors = ({ authors, review }: ConvertedPost, known: KnownAuthors): string[] =>
  [...new Set([...authors, review?.reviewedBy ?? ''])]
    .filter((name) => name !== '' && authorCalled(name, known) === undefined)
    .map((name) => `No published author is called ${name}. Add the author, then pick them in the post.`);

const missingPosts = ({ related = [] }: ConvertedPost, known: ReadonlyMap<string, string>): string[] =>
  related
    .filter((slug) => !known.has(slug))
    .map((slug) => `The related post ${slug.slice(0, 100)} is not in this blog, so it was left out.`);

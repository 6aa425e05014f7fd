import type { EntityManager } from 'typeorm';
import { referenceTo } from '@20x/shared/link-address';
import { postType } from '../blog/post-type.ts';
import type { ConvertedPost } from './readers/converted-file.ts';

/** A post here that a post of a file may be. */
export interface KnownPost {
  readonly id: string;
  readonly slug: string;
  readonly version: number;
}

/** What an earlier import made of a post. */
export interface EarlierImport extends KnownPost {
  readonly source_key: string;
  readonly content_hash: string;
  readonly is_edited: boolean;
  readonly is_trashed: boolean;
}

/** A post here, as its own export finds it. */
export interface OwnPost extends KnownPost {
  readonly revision: string;
  readonly is_trashed: boolean;
}

/** References to posts by their slugs. */
export async function takenSlugs(manager: EntityManager): Promise<ReadonlyMap<string, string>> {
  const rows = await manager.query<{ slug: string; id: string }[]>(
    `select slug, id from content_document where type = $1 and deleted_at is null
     union select draft_slug, id from content_document where type = $1 and deleted_at is null and draft_slug is not null`,
    [postType.name],
  );
  return new Map(rows.map(({ slug, id }) => [slug, referenceTo(id)]));
}

/** The posts here that these files were exported from, by their ids. */
export async function ownPosts(
  manager: EntityManager,
  source: string,
  posts: readonly ConvertedPost[],
): Promise<ReadonlyMap<string, OwnPost>> {
  const ids = posts
    .map(({ sourceId }) => sourceId)
    .filter((id) => /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(id));
  if (ids.length === 0 || !['markdown', 'html'].includes(source)) return new Map();
  const rows = await manager.query<OwnPost[]>(
    `select id, version, coalesce(draft_slug, slug) as slug, draft_revision_id as revision,
       deleted_at is not null as is_trashed
     from content_document where type = $1 and id = any($2)`,
    [postType.name, ids],
  );
  return new Map(rows.map((row) => [row.id, row]));
}

/** By the ids of the posts in the source. */
export async function earlierImports(
  manager: EntityManager,
  source: string,
): Promise<ReadonlyMap<string, EarlierImport>> {
  const rows = await manager.query<EarlierImport[]>(
    `select post.source_key, post.content_hash, document.id, document.version, coalesce(document.draft_slug, document.slug) as slug,
       document.draft_revision_id <> post.revision_id as is_edited, document.deleted_at is not null as is_trashed
     from post_import post join content_document document on document.id = post.document_id
     where post.source = $1`,
    [source],
  );
  return new Map(rows.map((row) => [row.source_key, row]));
}

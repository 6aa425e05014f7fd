import { randomUUID } from 'node:crypto';
import { endedBy, slugFrom } from '@20x/shared/slug';
import type { MigrationInterface, QueryRunner } from 'typeorm';

interface Named {
  readonly id: string;
  readonly authors: readonly unknown[];
  readonly is_live: boolean;
}

interface NewAuthor {
  readonly id: string;
  readonly name: string;
  isLive: boolean;
}

/** The names of authors in posts become documents, and every revision picks them by their ids. */
export class Authors1763693830000 implements MigrationInterface {
  readonly name = 'Authors1763693830000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table author_listing (
        document_id uuid not null,
        slug text not null,
        name text not null,
        role text,
        bio text,
        photo text,
        photo_alt text,
        is_live boolean not null,
        constraint author_listing_pkey primary key (document_id),
        constraint author_listing__document foreign key (document_id) references content_document (id) on delete cascade
      );
      alter table post_listing add column author_ids uuid[] not null default '{}';
    `);
    const revisions = (await runner.query(`
      select revision.id, revision.content -> 'authors' as authors,
        coalesce(document.published_revision_id = revision.id and document.deleted_at is null, false) as is_live
      from content_revision revision join content_document document on document.id = revision.document_id
      where document.type = 'post' and jsonb_typeof(revision.content -> 'authors') = 'array'
      order by is_live desc, revision.created_at, revision.id`)) as Named[];
    const authors = authorsIn(revisions);
    for (const [key, author] of authors) await insertAuthor(runner, key, author);
    await pickById(runner, revisions, authors);
    await runner.query(`
      update post_listing set author_ids = array(
        select substr(author #>> '{}', 5)::uuid
        from jsonb_array_elements(live.content -> 'authors') with ordinality as authors (author, place)
        where author #>> '{}' like 'doc:%' order by place)
      from content_document document join content_revision live on live.id = document.published_revision_id
      where document.id = post_listing.document_id and jsonb_typeof(live.content -> 'authors') = 'array';
      alter table post_listing drop column authors;
      create index post_listing__author_ids on post_listing using gin (author_ids);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create function pg_temp.author_name(pick text) returns text language sql stable as $$
        select coalesce((
          select nullif(trim(draft.content ->> 'name'), '')
          from content_document document join content_revision draft on draft.id = document.draft_revision_id
          where 'doc:' || document.id = pick), pick)
      $$;
      alter table post_listing add column authors text[] not null default '{}';
      update post_listing set authors = case when author_ids = '{}' then array['20X Editorial'] else array(
        select pg_temp.author_name('doc:' || id) from unnest(author_ids) with ordinality as ids (id, place) order by place
      ) end;
      alter table content_revision disable trigger content_revision__immutable;
      update content_revision set content = jsonb_set(content, '{authors}', (
        select coalesce(jsonb_agg(pg_temp.author_name(author #>> '{}') order by place), '[]')
        from jsonb_array_elements(content -> 'authors') with ordinality as authors (author, place)))
      where jsonb_typeof(content -> 'authors') = 'array';
      alter table content_revision enable trigger content_revision__immutable;
      drop function pg_temp.author_name(text);
      delete from content_document where type = 'author';
      alter table post_listing alter column authors drop default, drop column author_ids;
      drop table author_listing;
    `);
  }
}

const nameOf = (entry: unknown) => (typeof entry === 'string' ? entry.trim().replace(/\s+/g, ' ') : '');
/** Spellings that differ by case, spaces or accents are one author. */
const keyOf = (name: string) => slugFrom(name) || name.toLowerCase();

function authorsIn(revisions: readonly Named[]): Map<string, NewAuthor> {
  const authors = new Map<string, NewAuthor>();
  for (const { authors: entries, is_live: isLive } of revisions) {
    for (const name of entries.map(nameOf).filter(Boolean)) {
      const author = authors.get(keyOf(name)) ?? { id: randomUUID(), name, isLive: false };
      author.isLive ||= isLive;
      authors.set(keyOf(name), author);
    }
  }
  return authors;
}

/** An author whom a live post names is live, too. */
async function insertAuthor(runner: QueryRunner, key: string, { id, name, isLive }: NewAuthor): Promise<void> {
  const revision = randomUUID();
  const slug = slugFrom(key) || endedBy('author', `-${id.slice(0, 8)}`);
  await runner.query(
    `insert into content_document (id, type, slug, draft_revision_id, published_revision_id, first_published_at,
       published_at, draft_title)
     values ($1, 'author', $2, $3, $4, $5, $5, $6)`,
    [id, slug, revision, isLive ? revision : null, isLive ? new Date() : null, name.slice(0, 300)],
  );
  await runner.query(
    `insert into content_revision (id, document_id, number, reason, content) values ($1, $2, 1, 'created', $3)`,
    [revision, id, JSON.stringify({ name })],
  );
  if (!isLive) return;
  await runner.query(
    `insert into content_transition (document_id, kind, revision_number) values ($1, 'published', 1)`,
    [id],
  );
  await runner.query('insert into author_listing (document_id, slug, name, is_live) values ($1, $2, $3, true)', [
    id,
    slug,
    name,
  ]);
}

async function pickById(
  runner: QueryRunner,
  revisions: readonly Named[],
  authors: ReadonlyMap<string, NewAuthor>,
): Promise<void> {
  // A table whose rows wait to be checked cannot be altered.
  await runner.query(`
    set constraints all immediate;
    set constraints all deferred;
    alter table content_revision disable trigger content_revision__immutable;
  `);
  for (const { id, authors: entries } of revisions) {
    const picks = entries.flatMap((entry) => {
      const author = authors.get(keyOf(nameOf(entry)));
      return author ? [`doc:${author.id}`] : [];
    });
    await runner.query(`update content_revision set content = jsonb_set(content, '{authors}', $2) where id = $1`, [
      id,
      JSON.stringify([...new Set(picks)]),
    ]);
  }
  await runner.query('alter table content_revision enable trigger content_revision__immutable');
  await runner.query(`
    update content_document document set facets = array(
      select facet from unnest(document.facets) facet where facet not like 'authors:%'
      union all
      select 'authors:' || (author #>> '{}') from jsonb_array_elements(draft.content -> 'authors') author)
    from content_revision draft
    where draft.id = document.draft_revision_id and document.type = 'post'
      and jsonb_typeof(draft.content -> 'authors') = 'array'`);
}

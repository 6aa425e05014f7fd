import { randomUUID } from 'node:crypto';
import type { MigrationInterface, QueryRunner } from 'typeorm';

interface Footer {
  readonly description?: string;
  readonly copyright?: string;
  readonly sections?: readonly object[];
  readonly socialLinks?: readonly object[];
  readonly legalLinks?: readonly object[];
  readonly badges?: readonly object[];
}

/** The lists of the footer: its tables, and what makes a row of the document. Hidden rows stay, in their places. */
const listedRows = `
  create function pg_temp.rows_of(lines jsonb) returns jsonb language sql immutable as $$
    select coalesce(jsonb_agg(
      jsonb_strip_nulls(line - 'position' - 'published' - 'section_id')
        || case when line -> 'published' = 'true' then '{}'::jsonb else '{"published": false}'::jsonb end
      order by (line ->> 'position')::int, line ->> 'id'), '[]')
    from jsonb_array_elements(lines) line
  $$;`;
const content = `
  select jsonb_strip_nulls(jsonb_build_object(
    'description', (select value from setting where key = 'footerDescription'),
    'copyright', (select value from setting where key = 'footerCopyright'),
    'sections', (select pg_temp.rows_of(jsonb_agg(to_jsonb(section) || jsonb_build_object('links',
      (select pg_temp.rows_of(coalesce(jsonb_agg(to_jsonb(link)), '[]')) from footer_link link where link.section_id = section.id))))
      from footer_section section),
    'socialLinks', (select pg_temp.rows_of(jsonb_agg(to_jsonb(link))) from footer_social_link link),
    'legalLinks', (select pg_temp.rows_of(jsonb_agg(to_jsonb(link))) from footer_legal_link link),
    'badges', (select pg_temp.rows_of(jsonb_agg(to_jsonb(badge) - 'image_url' || jsonb_build_object('imageUrl', image_url)))
      from footer_badge badge))) as content`;

/** The footer becomes a document: what its tables and the settings said of it is its first, published revision. */
export class FooterDocument1763693970000 implements MigrationInterface {
  readonly name = 'FooterDocument1763693970000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(listedRows);
    const [stored] = (await runner.query(content)) as { content: Footer }[];
    const footer = stored?.content ?? {};
    // Lists without rows say nothing.
    const filled = Object.entries(footer).filter(([, value]) => !Array.isArray(value) || value.length > 0);
    if (filled.length > 0) await publish(runner, Object.fromEntries(filled));
    await runner.query(`
      drop function pg_temp.rows_of(jsonb);
      delete from setting where key in ('footerDescription', 'footerCopyright');
      drop table footer_badge;
      drop table footer_legal_link;
      drop table footer_social_link;
      drop table footer_link;
      drop table footer_section;
    `);
  }

  /** The tables are there again; the rows stay in the document's history only. */
  async down(runner: QueryRunner): Promise<void> {
    const columns = `id uuid not null default gen_random_uuid(), position integer not null default 0,
      published boolean not null default true`;
    await runner.query(`
      create table footer_section (${columns}, title text not null, constraint footer_section_pkey primary key (id));
      create table footer_link (${columns}, section_id uuid not null, title text not null, url text not null,
        constraint footer_link_pkey primary key (id),
        constraint footer_link__section foreign key (section_id) references footer_section (id) on delete cascade);
      create index footer_link__section_id on footer_link (section_id);
      create table footer_social_link (${columns}, platform text not null, url text not null,
        constraint footer_social_link_pkey primary key (id));
      create table footer_legal_link (${columns}, title text not null, url text not null,
        constraint footer_legal_link_pkey primary key (id));
      create table footer_badge (${columns}, href text, label text not null, image_url text not null,
        constraint footer_badge_pkey primary key (id));
    `);
    await runner.query(`delete from content_document where type = 'footer'`);
  }
}

async function publish(runner: QueryRunner, footer: object): Promise<void> {
  const [document, revision] = [randomUUID(), randomUUID()];
  // The document and its revision name each other; their constraints are checked at the end of the transaction.
  await runner.query(
    `insert into content_document (id, type, slug, draft_revision_id, published_revision_id, published_at, first_published_at)
     values ($1, 'footer', 'footer', $2, $2, now(), now())`,
    [document, revision],
  );
  await runner.query(
    `insert into content_revision (id, document_id, number, reason, content) values ($1, $2, 1, 'created', $3)`,
    [revision, document, JSON.stringify(footer)],
  );
  await runner.query(
    `insert into content_transition (document_id, kind, revision_number, note)
     values ($1, 'published', 1, 'Taken over from the footer and the site settings')`,
    [document],
  );
}

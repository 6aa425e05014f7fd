import { randomUUID } from 'node:crypto';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { publishFirst, removeFirst } from './first-publication.ts';

interface FooterRow extends Readonly<Record<string, unknown>> {
  readonly id: string;
  readonly links?: readonly FooterRow[];
}

interface Footer {
  readonly description?: string;
  readonly copyright?: string;
  readonly sections?: readonly FooterRow[];
  readonly socialLinks?: readonly FooterRow[];
  readonly legalLinks?: readonly FooterRow[];
  readonly badges?: readonly FooterRow[];
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
    if (filled.length > 0)
      await publishFirst(runner, 'footer', Object.fromEntries(filled), 'the footer and the site settings');
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

  /** The tables are there again, with the rows that are live. A link to a document is hidden: only this release resolves it. */
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
    const footer = await removeFirst<Footer>(runner, 'footer');
    const sections = (footer.sections ?? []).map((section) => ({ ...section, id: uuidOf(section.id) }));
    const links = sections.flatMap(({ id, links: own = [] }) => own.map((link) => ({ ...link, section_id: id })));
    await insertRows(runner, 'footer_section', 'title', sections);
    await insertRows(runner, 'footer_link', 'section_id, title, url', links);
    await insertRows(runner, 'footer_social_link', 'platform, url', footer.socialLinks);
    await insertRows(runner, 'footer_legal_link', 'title, url', footer.legalLinks);
    const badges = footer.badges?.map(({ imageUrl, ...badge }) => ({ ...badge, image_url: imageUrl }));
    await insertRows(runner, 'footer_badge', 'label, href, image_url', badges);
    for (const [key, value] of [
      ['footerDescription', footer.description],
      ['footerCopyright', footer.copyright],
    ])
      if (value) await runner.query('insert into setting (key, value) values ($1, $2)', [key, value]);
  }
}

/** Rows that the API wrote may have shorter ids. */
const uuidOf = (id: string): string => (/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(id) ? id : randomUUID());

/** In their order. */
async function insertRows(
  runner: QueryRunner,
  table: string,
  columns: string,
  rows: readonly FooterRow[] = [],
): Promise<void> {
  const lines = rows.map((row, index) => ({
    ...row,
    id: uuidOf(row.id),
    position: index + 1,
    published: row.published !== false && !String(row.url ?? row.href).startsWith('doc:'),
  }));
  await runner.query(
    `insert into ${table} (id, position, published, ${columns})
     select id, position, published, ${columns} from jsonb_populate_recordset(null::${table}, $1)`,
    [JSON.stringify(lines)],
  );
}

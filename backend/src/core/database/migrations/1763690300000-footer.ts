import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Footer1763690300000 implements MigrationInterface {
  readonly name = 'Footer1763690300000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table footer_section (
        id uuid not null default gen_random_uuid(),
        title text not null,
        position integer not null default 0,
        published boolean not null default true,
        constraint footer_section_pkey primary key (id)
      );

      create table footer_link (
        id uuid not null default gen_random_uuid(),
        section_id uuid not null,
        title text not null,
        url text not null,
        position integer not null default 0,
        published boolean not null default true,
        constraint footer_link_pkey primary key (id),
        constraint footer_link__section foreign key (section_id) references footer_section (id) on delete cascade
      );
      create index footer_link__section_id on footer_link (section_id);

      create table footer_social_link (
        id uuid not null default gen_random_uuid(),
        platform text not null,
        url text not null,
        position integer not null default 0,
        published boolean not null default true,
        constraint footer_social_link_pkey primary key (id)
      );

      create table footer_legal_link (
        id uuid not null default gen_random_uuid(),
        title text not null,
        url text not null,
        position integer not null default 0,
        published boolean not null default true,
        constraint footer_legal_link_pkey primary key (id)
      );

      create table footer_badge (
        id uuid not null default gen_random_uuid(),
        href text,
        label text not null,
        image_url text not null,
        position integer not null default 0,
        published boolean not null default true,
        constraint footer_badge_pkey primary key (id)
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table footer_badge;
      drop table footer_legal_link;
      drop table footer_social_link;
      drop table footer_link;
      drop table footer_section;
    `);
  }
}

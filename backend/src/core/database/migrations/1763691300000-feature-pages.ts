import type { MigrationInterface, QueryRunner } from 'typeorm';

export class FeaturePages1763691300000 implements MigrationInterface {
  readonly name = 'FeaturePages1763691300000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table feature_listing
        add menu_label text,
        add feature_group text,
        add summary text,
        add icon text,
        add in_menu boolean not null default true;
      update feature_listing set
        menu_label = title,
        feature_group = coalesce(content ->> 'group', 'fill'),
        summary = coalesce(content ->> 'summary', '')
      from content_document document join content_revision revision on revision.id = document.published_revision_id
      where document.id = feature_listing.document_id;
      alter table feature_listing
        alter menu_label set not null,
        alter feature_group set not null,
        alter summary set not null,
        alter in_menu drop default;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table feature_listing
        drop menu_label, drop feature_group, drop summary, drop icon, drop in_menu;
    `);
  }
}

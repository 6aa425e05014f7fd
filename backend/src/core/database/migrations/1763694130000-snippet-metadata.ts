import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Snippets are parts of pages, so they have no metadata of their own. */
export class SnippetMetadata1763694130000 implements MigrationInterface {
  readonly name = 'SnippetMetadata1763694130000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table content_revision disable trigger content_revision__immutable;
      update content_revision set content = content - 'seo'
      from content_document document
      where document.id = document_id and document.type = 'snippet' and content ? 'seo';
      alter table content_revision enable trigger content_revision__immutable;
    `);
  }

  /** Only that search engines leave them out comes back. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table content_revision disable trigger content_revision__immutable;
      update content_revision set content = content || '{"seo": {"robots": "noindex, follow"}}'
      from content_document document
      where document.id = document_id and document.type = 'snippet';
      alter table content_revision enable trigger content_revision__immutable;
    `);
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

const trigger = (...own: string[]) => {
  const columns = ['id', 'document_id', 'number', 'reason', 'content', 'author_id', 'author_name', 'created_at'];
  const row = (which: string) =>
    [...columns, 'series_started_at', ...own].map((column) => `${which}.${column}`).join(', ');
  return `
    drop trigger content_revision__immutable on content_revision;
    create trigger content_revision__immutable before update on content_revision
      for each row when ((${row('old')}) is distinct from (${row('new')}))
      execute function refuse_revision_change();`;
};

export class RestoredFrom1763693600000 implements MigrationInterface {
  readonly name = 'RestoredFrom1763693600000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table content_revision
        add column restored_from integer,
        add constraint content_revision__restored_from check (restored_from is null or reason = 'restored');
      ${trigger('restored_from')}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`${trigger()} alter table content_revision drop column restored_from;`);
  }
}

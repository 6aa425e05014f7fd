import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A page that was removed leaves a redirect to what took its place, or the fact that it is gone for good. */
export class RemovedPages1763694060000 implements MigrationInterface {
  readonly name = 'RemovedPages1763694060000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table redirect
        add column replaced_document_id uuid,
        drop constraint redirect__one_target,
        drop constraint redirect__status,
        add constraint redirect__one_target
          check (num_nonnulls(target_document_id, target_path) = case when status = 410 then 0 else 1 end),
        add constraint redirect__status check (status in (301, 302, 307, 308, 410)),
        add constraint redirect__replaced_document
          foreign key (replaced_document_id) references content_document (id) on delete set null;
      create index redirect__of_replaced on redirect (replaced_document_id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      delete from redirect where status = 410;
      alter table redirect
        drop column replaced_document_id,
        drop constraint redirect__one_target,
        drop constraint redirect__status,
        add constraint redirect__one_target check ((target_document_id is null) <> (target_path is null)),
        add constraint redirect__status check (status in (301, 302, 307, 308));
    `);
  }
}

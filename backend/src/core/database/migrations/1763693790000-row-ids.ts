import { withRowIds } from '@20x/shared/row-ids';
import type { MigrationInterface, QueryRunner } from 'typeorm';

interface StoredRevision {
  readonly id: string;
  readonly content: object;
}

/**
 * Every row of a stored list gets an id. It is the same in every revision that has the row, as far as its words or its
 * place tell. The rule for ids may change later: any ids do that differ within their list.
 */
export class RowIds1763693790000 implements MigrationInterface {
  readonly name = 'RowIds1763693790000';

  async up(runner: QueryRunner): Promise<void> {
    const documents = (await runner.query('select id from content_document')) as { id: string }[];
    await runner.query('alter table content_revision disable trigger content_revision__immutable');
    for (const { id } of documents) await this.giveIds(runner, id);
    await runner.query('alter table content_revision enable trigger content_revision__immutable');
  }

  /** The release before reads rows with ids as it reads those without, so none are taken away. */
  async down(): Promise<void> {}

  private async giveIds(runner: QueryRunner, documentId: string): Promise<void> {
    const revisions = (await runner.query(
      'select id, content from content_revision where document_id = $1 order by number',
      [documentId],
    )) as StoredRevision[];
    let before: object = {};
    for (const { id, content } of revisions) {
      const next = withRowIds(content, before);
      await runner.query('update content_revision set content = $2 where id = $1', [id, JSON.stringify(next)]);
      before = next;
    }
  }
}

import { DataSource } from 'typeorm';
import type { TestApp } from './app.ts';

/** Revisions are never rewritten; only a test moves their time. */
export async function agesRevisions({ app }: TestApp, documentId: string, interval: string): Promise<void> {
  const dataSource = app.get(DataSource);
  await dataSource.query('alter table content_revision disable trigger content_revision__immutable');
  await dataSource.query(
    `update content_revision
     set created_at = created_at - $2::interval, series_started_at = series_started_at - $2::interval
     where document_id = $1`,
    [documentId, interval],
  );
  await dataSource.query('alter table content_revision enable trigger content_revision__immutable');
}

import { randomUUID } from 'node:crypto';
import type { QueryRunner } from 'typeorm';

/** Publishes what another place said so far as the first revision of the one document of a type, which has its name as slug. */
export async function publishFirst(runner: QueryRunner, type: string, content: object, from: string): Promise<void> {
  const [document, revision] = [randomUUID(), randomUUID()];
  // The document and its revision name each other; their constraints are checked at the end of the transaction.
  await runner.query(
    `insert into content_document (id, type, slug, draft_revision_id, published_revision_id, published_at, first_published_at)
     values ($1, $2, $2, $3, $3, now(), now())`,
    [document, type, revision],
  );
  await runner.query(
    `insert into content_revision (id, document_id, number, reason, content) values ($1, $2, 1, 'created', $3)`,
    [revision, document, JSON.stringify(content)],
  );
  await runner.query(
    `insert into content_transition (document_id, kind, revision_number, note) values ($1, 'published', 1, $2)`,
    [document, `Taken over from ${from}`],
  );
}

/** The other way: removes the document and answers what was live; an empty object where nothing was. */
export async function removeFirst<Content extends object>(
  runner: QueryRunner,
  type: string,
): Promise<Partial<Content>> {
  const [live] = (await runner.query(
    `select content from content_revision join content_document document on document.published_revision_id = content_revision.id
     where document.type = $1`,
    [type],
  )) as { content: Content }[];
  await runner.query('delete from content_document where type = $1', [type]);
  await runner.query('delete from seed_log where name = $1', [type]);
  return live?.content ?? {};
}

import { Injectable } from '@nestjs/common';
import type { EntityManager, ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import type { Transaction } from '../../core/database/transaction.ts';
import type { PublicDataChanged } from '../../core/events/domain-event.ts';
import { Problem } from '../../core/http/problem.ts';
import { ContentDocument } from '../documents/content-document.entity.ts';
import { refuseInTrash, type Author, type OpenedDocument } from '../documents/content-documents.ts';
import type { ContentType } from '../documents/content-type.ts';
import type { PlaceRequest } from '../documents/document-requests.dto.ts';
import type { ContentHandled } from '../history/content-events.ts';

/** The order of a type's documents. It belongs to no draft: visitors see a move at once, and no editor is disturbed. */
@Injectable()
export class ContentOrder {
  /** Puts the document between two others, which must still be neighbors. */
  async place(tx: Transaction, { type, document }: OpenedDocument, place: PlaceRequest, by: Author): Promise<void> {
    if (!type.ordered)
      throw new Problem('conflict', { detail: `The list “${type.admin.title}” has no order of its own.` });
    refuseInTrash(document);
    const ids = await lockedOrder(tx.manager, type);
    const others = ids.filter((id) => id !== document.id);
    if (place.before !== null && place.before === place.after) throw notAnother(type, 'before');
    const at = await indexAfter(tx.manager, type, { others, own: document.id }, place);
    const next = others.toSpliced(at, 0, document.id);
    await this.write(tx, type, { ids, next, path: type.path(document.slug), by });
  }

  /** Puts documents in this order; every other one keeps its place. Tells whether that moved any. */
  async arrange(tx: Transaction, type: ContentType, wanted: readonly string[], by: Author): Promise<boolean> {
    const ids = await lockedOrder(tx.manager, type);
    const places = wanted.values();
    const next = ids.map((id) => (wanted.includes(id) ? (places.next().value ?? id) : id));
    return this.write(tx, type, { ids, next, path: type.path(''), by });
  }

  private async write(tx: Transaction, type: ContentType, { ids, next, path, by }: Move): Promise<boolean> {
    if (next.every((id, index) => id === ids[index])) return false;
    await tx.manager.query(
      `update content_document set position = placed.position
       from unnest($1::uuid[]) with ordinality placed (id, position)
       where content_document.id = placed.id and content_document.position is distinct from placed.position`,
      [next],
    );
    tx.emit<ContentHandled>({ name: 'content.handled', action: 'reordered', type: type.name, path, by });
    tx.emit<PublicDataChanged>({ name: 'public-data.changed', source: type.name });
    return true;
  }
}

interface Move {
  /** The order before, and the one after it. */
  readonly ids: readonly string[];
  readonly next: readonly string[];
  readonly path: string;
  readonly by: Author;
}

/** Sorts rows about documents, each with a `documentId`, as their list is. */
export const inContentOrder = <Row extends ObjectLiteral>(query: SelectQueryBuilder<Row>): SelectQueryBuilder<Row> =>
  query
    .innerJoin(ContentDocument, 'document', `document.id = ${query.alias}.documentId`)
    .orderBy('document.position')
    .addOrderBy('document.slug');

/** One move at a time. */
async function lockedOrder(manager: EntityManager, { name }: ContentType): Promise<string[]> {
  await manager.query(`select pg_advisory_xact_lock(hashtext('content order ' || $1))`, [name]);
  const rows = await manager.query<{ id: string }[]>(
    'select id from content_document where type = $1 and deleted_at is null order by position, slug, id',
    [name],
  );
  return rows.map(({ id }) => id);
}

/** Where the place is among the others; refuses one that is not in the list any more. */
async function indexAfter(
  manager: EntityManager,
  type: ContentType,
  { others, own }: { readonly others: readonly string[]; readonly own: string },
  { after, before }: PlaceRequest,
): Promise<number> {
  for (const [field, id] of Object.entries({ after, before })) {
    if (id === null || others.includes(id)) continue;
    const isTrashed = id !== own && (await manager.existsBy(ContentDocument, { id, type: type.name }));
    throw isTrashed ? listChanged() : notAnother(type, field);
  }
  const at = after === null ? 0 : others.indexOf(after) + 1;
  if ((others[at] ?? null) !== before) throw listChanged();
  return at;
}

function notAnother({ admin }: ContentType, field: string): Problem {
  const message = `Send the id of another ${admin.item}, or null.`;
  return new Problem('invalid_input', { detail: message, errors: [{ field, message }] });
}

const listChanged = () =>
  new Problem('conflict', { detail: 'The list has changed since you loaded it. Load it again, then repeat the move.' });

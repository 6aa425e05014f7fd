import type { Transaction } from '../../core/database/transaction.ts';
import type { ContentDocument } from '../documents/content-document.entity.ts';
import type { Author } from '../documents/content-documents.ts';
import type { ContentHandled } from './content-events.ts';
import { ContentTransition, type TransitionKind } from './content-transition.entity.ts';
import type { ContentType } from '../documents/content-type.ts';

interface Step {
  readonly kind: TransitionKind;
  /** The revision that the step is about. */
  readonly number: number;
  readonly by: Author;
  readonly note?: string | null;
  readonly planned?: { readonly publishAt: Date | null; readonly unpublishAt: Date | null; readonly zone: string };
}

/** Says that what was planned will not happen, if anything was. */
export async function recordCancelledPlan(
  tx: Transaction,
  type: ContentType,
  document: ContentDocument,
  by: Author,
): Promise<void> {
  const { publishAt, unpublishAt, scheduleZone: zone, draft, toPublish, published } = document;
  if (zone === null) return;
  const { number } = toPublish ?? published ?? draft;
  const planned = { publishAt, unpublishAt, zone };
  await recordStep(tx, type, document, { kind: 'schedule-cancelled', number, by, planned });
}

/** Writes a step into the document's history and notifies those who keep a trail. */
export async function recordStep(
  tx: Transaction,
  type: ContentType,
  { id, slug }: ContentDocument,
  { kind, number, by, note, planned }: Step,
): Promise<void> {
  await tx.manager.insert(ContentTransition, {
    documentId: id,
    kind,
    revisionNumber: number,
    actorName: by?.username ?? null,
    note: note?.trim() || null,
    publishAt: planned?.publishAt ?? null,
    unpublishAt: planned?.unpublishAt ?? null,
    zone: planned?.zone ?? null,
  });
  tx.emit<ContentHandled>({ name: 'content.handled', action: kind, type: type.name, path: type.path(slug), by });
}

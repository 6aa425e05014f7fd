import type { INestApplicationContext } from '@nestjs/common';
import { findDocument, getDocument } from '../content/documents/content-documents.ts';
import { ContentPublisher } from '../content/publishing/content-publisher.ts';
import type { ContentType } from '../content/documents/content-type.ts';
import { ContentWriter } from '../content/drafts/content-writer.ts';
import type { Transaction } from '../core/database/transaction.ts';
import { withLibraryImages } from './product-images.ts';

/** Writes of starter content on a document: its creation and its publication. */
const ownWrites = 2;
const by = null;

/** Publishes starter content under its slug, unless an editor has put a hand to that document. */
export async function publishStarter<T extends object>(
  tx: Transaction,
  app: INestApplicationContext,
  type: ContentType<T>,
  starter: { readonly slug: string; readonly content: T },
): Promise<void> {
  const { slug } = starter;
  const content = await withLibraryImages(tx.manager, starter.content);
  const writer = app.get(ContentWriter, { strict: false });
  const publisher = app.get(ContentPublisher, { strict: false });
  const publish = async () =>
    publisher.publish(tx, { type, document: await getDocument(tx.manager, type, { slug }) }, { by });
  const document = await findDocument(tx.manager, type, { slug });
  if (!document) {
    await writer.create(tx, type, { slug, content, by });
    await publish();
    return;
  }
  const { version, draft } = document;
  if (draft.authorName !== null || version > ownWrites) return;
  await writer.saveDraft(tx, type, { slug }, { version, content, by });
  await publish();
}

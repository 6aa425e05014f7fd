import type { ContentType } from '../../src/content/documents/content-type.ts';
import { ContentWriter } from '../../src/content/drafts/content-writer.ts';
import { ContentPublisher } from '../../src/content/publishing/content-publisher.ts';
import { findDocument, getDocument, type OpenedDocument } from '../../src/content/documents/content-documents.ts';
import { UnitOfWork, type Transaction } from '../../src/core/database/unit-of-work.ts';
import type { TestApp } from './app.ts';

const by = null;

/** A document with this content, published unless told otherwise; one that exists gets it as its next revision. */
export async function givenContent<T extends object>(
  { app }: TestApp,
  type: ContentType<T>,
  slug: string,
  content: T,
  { live = true }: { readonly live?: boolean } = {},
): Promise<void> {
  const writer = app.get(ContentWriter);
  await app.get(UnitOfWork).run(async (tx) => {
    const exists = await findDocument(tx.manager, type, { slug });
    if (exists) await writer.saveDraft(tx, type, { slug }, { version: exists.version, content, by });
    else await writer.create(tx, type, { slug, content, by });
    if (live) await app.get(ContentPublisher).publish(tx, await opened(tx, type, slug), { by });
  });
}

/** The document as it is now, for what changes it next. */
export const opened = async (tx: Transaction, type: ContentType, slug: string): Promise<OpenedDocument> => ({
  type,
  document: await getDocument(tx.manager, type, { slug }),
});

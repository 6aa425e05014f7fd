import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { endedBy } from '@20x/shared/slug';
import type { Transaction } from '../../core/database/transaction.ts';
import { Problem } from '../../core/http/problem.ts';
import type { ContentDocument } from '../documents/content-document.entity.ts';
import { refuseInTrash, type DraftAuthor, type OpenedDocument } from '../documents/content-documents.ts';
import type { ContentHandled } from '../history/content-events.ts';
import { ContentRevision } from '../documents/content-revision.entity.ts';
import { fittedForm } from '../documents/content-validation.ts';
import { ContentWriter } from './content-writer.ts';
import { checkSlug, insertDocument, refuseIfOnlyFixed, slugTaken, wasMadeBefore } from '../documents/new-documents.ts';
import { refuseForeignHtml } from './owner-html.ts';
import { restoreField } from '../history/restored-fields.ts';

interface Restoration {
  readonly by: DraftAuthor;
  readonly number: number;
  /** Paths such as `title` or `blocks.intro.title`. Default: everything. */
  readonly fields?: readonly string[];
}

interface Duplication {
  readonly id: string;
  readonly slug?: string | null;
  readonly by: DraftAuthor;
}

/** New drafts made of what was written before. */
@Injectable()
export class ContentCopies {
  constructor(private readonly writer: ContentWriter) {}

  /** What an earlier revision said, as the next draft. */
  async restore(tx: Transaction, { type, document }: OpenedDocument, wish: Restoration): Promise<void> {
    const { by, number, fields } = wish;
    const revision = await tx.manager.findOneBy(ContentRevision, { documentId: document.id, number });
    if (!revision) throw invalid('number', 'This revision does not exist.');
    const wished = fields ? withFields(document, revision, fields) : revision.content;
    const { stored: content, errors } = fittedForm(type.content, wished);
    if (errors.length > 0) {
      throw new Problem('conflict', { detail: 'This revision was saved for an older version of the form.', errors });
    }
    await this.writer.append(tx, type, document, { content, by, reason: 'restored', restoredFrom: number });
  }

  /** A new document with this one's draft. Sent again with the same id, it changes nothing. */
  async duplicate(tx: Transaction, source: OpenedDocument, { id, slug, by }: Duplication): Promise<void> {
    const { type, document } = source;
    refuseInTrash(document);
    refuseIfOnlyFixed(type);
    const { content } = document.draft;
    refuseForeignHtml(type, by, {}, content);
    if (slug != null) checkSlug(type, slug);
    if (await wasMadeBefore(tx.manager, type, { id, slug: slug ?? undefined, content })) return;
    const slugFollowsTitle = slug == null;
    for (const address of slug == null ? copySlugs(document.slug) : [slug]) {
      const isMade = await insertDocument(tx.manager, type, { id, slug: address, slugFollowsTitle, content, by });
      const path = type.path(address);
      if (isMade) tx.emit<ContentHandled>({ name: 'content.handled', action: 'created', type: type.name, path, by });
      if (isMade || (await wasMadeBefore(tx.manager, type, { id, content }))) return;
    }
    throw slugTaken();
  }
}

const invalid = (field: string, message: string) =>
  new Problem('invalid_input', { detail: message, errors: [{ field, message }] });

function withFields({ draft }: ContentDocument, revision: ContentRevision, fields: readonly string[]): object {
  const content = structuredClone(draft.content);
  for (const [index, field] of fields.entries()) {
    if (!restoreField(content, revision.content, field)) {
      throw invalid(`fields.${index}`, 'Neither revision has this field.');
    }
  }
  return content;
}

/** `about-copy`, `about-copy-2`, …; then a random one. */
function* copySlugs(slug: string): Generator<string> {
  const stem = slug.replace(/-copy(-\d+)?$/, '');
  yield endedBy(stem, '-copy');
  for (let n = 2; n <= 50; n++) yield endedBy(stem, `-copy-${n}`);
  yield endedBy(stem, `-copy-${randomUUID().slice(0, 8)}`);
}

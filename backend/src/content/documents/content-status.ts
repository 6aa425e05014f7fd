import type { ContentStatus } from './document.dto.ts';

/** The stored facts from which a document's status follows. */
export interface StatusFacts {
  readonly draftRevisionId: string;
  readonly publishedRevisionId: string | null;
  /** Set while a publication is planned; cleared when it happens. */
  readonly publishAt: Date | null;
  readonly firstPublishedAt: Date | null;
  readonly deletedAt: Date | null;
}

/** The one place that names a document's status: nothing stores it. */
export function statusOf(facts: StatusFacts): ContentStatus {
  if (facts.deletedAt) return 'trash';
  if (facts.publishAt) return 'scheduled';
  if (!facts.publishedRevisionId) return facts.firstPublishedAt ? 'unpublished' : 'draft';
  return facts.publishedRevisionId === facts.draftRevisionId ? 'published' : 'changed';
}

/** The same in SQL about the table `document`; the index `content_document__by_status` is made of it. */
export const statusInSql = `case
  when document.deleted_at is not null then 'trash'
  when document.publish_at is not null then 'scheduled'
  when document.published_revision_id is null and document.first_published_at is null then 'draft'
  when document.published_revision_id is null then 'unpublished'
  when document.published_revision_id = document.draft_revision_id then 'published'
  else 'changed' end`;

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

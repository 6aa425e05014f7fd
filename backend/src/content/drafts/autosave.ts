import type { EntityManager } from 'typeorm';
import type { ContentDocument } from '../documents/content-document.entity.ts';
import type { Author } from '../documents/content-documents.ts';

/** The autosaves of this time leave one revision. */
const seriesMinutes = 10;

/** Whether an autosave may replace the draft's revision, by what the document itself says. */
export function mayBeReplaced({ draft, publishedRevisionId, publishRevisionId }: ContentDocument): boolean {
  const isUsed = draft.id === publishedRevisionId || draft.id === publishRevisionId;
  return draft.reason === 'autosaved' && draft.name === null && !isUsed;
}

/**
 * Whether an autosave may take the place of the draft's revision: only of an autosave by the same person that began a
 * short while ago and was never named, scheduled or published.
 */
export async function replacesAutosave(
  manager: EntityManager,
  document: ContentDocument,
  by: Author,
): Promise<boolean> {
  if (!by || !mayBeReplaced(document)) return false;
  const { id, draft } = document;
  const found = await manager.query<unknown[]>(
    `select 1 from content_revision
     where id = $1 and author_id = $2 and name is null
       and series_started_at > now() - make_interval(mins => $3)
       and not exists (
         select 1 from content_transition
         where document_id = $4 and kind = 'published' and revision_number = $5)`,
    [draft.id, by.id, seriesMinutes, id, draft.number],
  );
  return found.length > 0;
}

import type { EntityManager } from 'typeorm';
import type { ContentDocument } from './content-document.entity.ts';
import type { Author } from './content-documents.ts';

/** So long the saves of one sitting leave one revision. */
const seriesMinutes = 10;

/** Whether an autosave may take the place of the draft's revision, as far as the document knows. */
export function mayBeReplaced({ draft, publishedRevisionId, publishRevisionId }: ContentDocument): boolean {
  const isUsed = draft.id === publishedRevisionId || draft.id === publishRevisionId;
  return draft.reason === 'autosaved' && draft.name === null && !isUsed;
}

/**
 * Whether an autosave may take the place of the draft's revision: only of an autosave by the same person that began a
 * short while ago and that nobody has named, scheduled or ever published.
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

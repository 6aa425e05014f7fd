import { isDeepStrictEqual } from 'node:util';
import { isRecord } from '@20x/shared/hidden';
import type { EntityManager } from 'typeorm';
import { isUnstorable } from '../../core/fields/field-rules.ts';
import { isBlockType } from '../blocks/block-types.ts';
import { entriesIn } from '../blocks/unknown-block.ts';
import type { ContentDocument } from '../documents/content-document.entity.ts';

/**
 * The sections that a save may keep although their type is unknown: those of the draft, and of earlier revisions, because
 * an undo brings back what an autosave has deleted.
 */
export async function keptSections(
  manager: EntityManager,
  { id, draft }: ContentDocument,
  content: object,
): Promise<readonly unknown[]> {
  const kept = entriesIn(draft.content);
  const ids = entriesIn(content).flatMap((entry) => {
    if (!isRecord(entry) || !('type' in entry) || isBlockType(entry.type)) return [];
    const isSkipped = typeof entry.id !== 'string' || kept.some((own) => isDeepStrictEqual(own, entry));
    return isSkipped || isUnstorable(entry.id) ? [] : [entry.id];
  });
  if (ids.length === 0) return kept;
  const earlier = await manager.query<{ readonly section: unknown }[]>(
    `select distinct section from content_revision, jsonb_path_query(content, '$.*[*]') section
     where document_id = $1 and section ->> 'id' = any($2)`,
    [id, ids],
  );
  return [...kept, ...earlier.map(({ section }) => section)];
}

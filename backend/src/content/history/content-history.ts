import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { UnitOfWork, type Transaction } from '../../core/database/unit-of-work.ts';
import type { PageQuery } from '../../core/http/pagination.ts';
import { Problem } from '../../core/http/problem.ts';
import type { ContentDocument } from '../documents/content-document.entity.ts';
import { ContentRevision } from '../documents/content-revision.entity.ts';
import { ContentTransition } from './content-transition.entity.ts';
import type { HistoryEntry, HistoryKind, HistoryList, Revision } from './document-history.dto.ts';
import type { RevisionInfo } from '../documents/document.dto.ts';
import { plannedTimes, toRevisionInfo } from '../documents/document-state.ts';
import { pageOfFound } from '../documents/found-page.ts';

/** Autosaves that are older than this, and not among the newest revisions, are dropped. */
const autosaveDays = 30;
const keptNewest = 50;

interface Row extends Omit<HistoryEntry, 'at' | 'when'> {
  readonly kind: HistoryKind;
  readonly at: Date;
  readonly publish_at: Date | null;
  readonly unpublish_at: Date | null;
  readonly zone: string | null;
}

const entries = `
  select 'revision' as kind, number, reason, name, slug, restored_from as "restoredFrom", created_at as at, author_name as by, null as note,
    null::timestamptz as publish_at, null::timestamptz as unpublish_at, null as zone,
    id is not distinct from $2 as live, id is not distinct from $3 as draft, 0 as step
  from content_revision where document_id = $1
  union all
  select kind, revision_number, null, revision.name, null, null, happened_at, actor_name, note, publish_at, unpublish_at, zone,
    revision.id is not distinct from $2 and revision.id is not null,
    revision.id is not distinct from $3 and revision.id is not null, 1
  from content_transition
  left join content_revision revision
    on revision.document_id = content_transition.document_id and revision.number = content_transition.revision_number
  where content_transition.document_id = $1`;

/** What became of a document: its revisions and the steps of its life. */
@Injectable()
export class ContentHistory {
  constructor(
    private readonly dataSource: DataSource,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** Newest first. */
  async list(document: ContentDocument, query: PageQuery): Promise<HistoryList> {
    return pageOfFound<Row, HistoryEntry>(this.dataSource, query, {
      columns: '*',
      found: `from (${entries}) entry`,
      order: 'at desc, step desc, number desc',
      parameters: [document.id, document.publishedRevisionId, document.draftRevisionId],
      toItem: toEntry,
    });
  }

  /** How often it went live. */
  publications(documentId: string): Promise<number> {
    return this.dataSource.manager.countBy(ContentTransition, { documentId, kind: 'published' });
  }

  async getRevision(documentId: string, number: number): Promise<Revision> {
    const revision = await findRevision(this.dataSource.manager, documentId, number);
    return { ...toRevisionInfo(revision), content: revision.content };
  }

  /** A named revision is kept for good. */
  async name(id: string, number: number, name: string | null): Promise<RevisionInfo> {
    return this.unitOfWork.run(async ({ manager }) => {
      // The transaction that replaces an autosave locks this row too.
      await manager.query('select 1 from content_document where id = $1 for update', [id]);
      const revision = await findRevision(manager, id, number);
      await manager.update(ContentRevision, { id: revision.id }, { name });
      return toRevisionInfo({ ...revision, name });
    });
  }

  /** What was ever published, is live, edited or planned, or has a name is never dropped. */
  async prune({ manager }: Transaction): Promise<void> {
    await manager.query(
      `delete from content_revision
       using (select id, row_number() over (partition by document_id order by number desc) as place
              from content_revision) ranked, content_document document
       where ranked.id = content_revision.id and document.id = content_revision.document_id
         and content_revision.reason = 'autosaved' and content_revision.name is null
         and content_revision.created_at < now() - make_interval(days => $1) and ranked.place > $2
         and content_revision.id <> document.draft_revision_id
         and content_revision.id is distinct from document.published_revision_id
         and content_revision.id is distinct from document.publish_revision_id
         and not exists (
           select 1 from content_transition step
           where step.document_id = document.id and step.kind = 'published'
             and step.revision_number = content_revision.number)`,
      [autosaveDays, keptNewest],
    );
  }
}

async function findRevision(manager: EntityManager, documentId: string, number: number): Promise<ContentRevision> {
  const isNumber = Number.isInteger(number) && number > 0 && number < 2 ** 31;
  const revision = isNumber ? await manager.findOneBy(ContentRevision, { documentId, number }) : null;
  if (!revision) throw new Problem('not_found');
  return revision;
}

function toEntry({ publish_at: publishAt, unpublish_at: unpublishAt, zone, at, ...entry }: Row): HistoryEntry {
  const when = zone === null ? null : plannedTimes({ publishAt, unpublishAt, zone });
  const { kind, number, reason, name, slug, restoredFrom, by, note, live, draft } = entry;
  return { kind, number, reason, name, slug, restoredFrom, at: at.toISOString(), by, note, when, live, draft };
}

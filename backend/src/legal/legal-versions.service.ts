import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Problem } from '../core/http/problem.ts';
import type { LastVersion } from './legal-refusals.ts';
import type { LegalSnapshot } from './legal-text.ts';
import type { LegalVersionSummary } from './legal.dto.ts';

interface Row extends Omit<LegalVersionSummary, 'publishedAt'> {
  readonly publishedAt: Date;
}

interface Publication {
  readonly documentId: string;
  readonly revision: number;
}

/** Every publication of the legal texts, as visitors got it. */
@Injectable()
export class LegalVersions {
  constructor(private readonly dataSource: DataSource) {}

  /** Newest first. */
  async list(slug: string, manager: EntityManager = this.dataSource.manager): Promise<LegalVersionSummary[]> {
    const rows = await manager.query<Row[]>(
      `select version.number, version.published_at as "publishedAt", version.page ->> 'effectiveDate' as "effectiveDate",
         version.page ->> 'changeSummary' as "changeSummary"
       from legal_version version join content_document document on document.id = version.document_id
       where document.type = 'legal' and document.slug = $1
       order by version.number desc`,
      [slug],
    );
    return rows.map((row) => ({ ...row, publishedAt: row.publishedAt.toISOString() }));
  }

  async getPage(slug: string, number: number): Promise<LegalSnapshot> {
    const [row] = await this.dataSource.query<{ page: LegalSnapshot }[]>(
      `select version.page from legal_version version join content_document document on document.id = version.document_id
       where document.type = 'legal' and document.slug = $1 and version.number = $2`,
      [slug, number],
    );
    if (!row) throw new Problem('not_found');
    return row.page;
  }

  /** What the newest version that is not this revision said about itself; null when there is none. */
  async last(manager: EntityManager, { documentId, revision }: Publication): Promise<LastVersion | null> {
    const [row] = await manager.query<LastVersion[]>(
      `select page ->> 'effectiveDate' as "effectiveDate", page ->> 'changeSummary' as "changeSummary"
       from legal_version where document_id = $1 and revision_number <> $2 order by number desc limit 1`,
      [documentId, revision],
    );
    return row ?? null;
  }

  /**
   * A revision that is published again after it was unpublished stays the version that it was, unless visitors now read something
   * else: names and the table of cookies are not its own.
   */
  async keep(manager: EntityManager, { documentId, revision }: Publication, page: LegalSnapshot): Promise<void> {
    await manager.query(
      `insert into legal_version (document_id, number, revision_number, page)
       select $1, coalesce(newest.number, 0) + 1, $2, $3
       from (select $1::uuid as id) document left join lateral (
         select * from legal_version where document_id = document.id order by number desc limit 1
       ) newest on true
       where newest.id is null or newest.revision_number <> $2 or newest.page <> $3::jsonb`,
      [documentId, revision, JSON.stringify(page)],
    );
  }
}

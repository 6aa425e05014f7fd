import { Injectable } from '@nestjs/common';
import { DataSource, ILike, IsNull, Not, type FindOptionsWhere } from 'typeorm';
import { Audit } from '../audit/audit.service.ts';
import type { SignedInUser } from '../core/access/access.ts';
import { UnitOfWork } from '../core/database/unit-of-work.ts';
import { pageOf, type PageQuery } from '../core/http/pagination.ts';
import { ContentTypes } from '../content/documents/content-types.ts';
import { DocumentPlaces } from '../content/links/document-places.ts';
import { SiteCheckChoice, SiteCheckRunRow, SiteFindingRow } from './site-check.entities.ts';
import type {
  SiteCheckRun,
  SiteCheckRunList,
  SiteChecksState,
  SiteFindingAnswer,
  SiteFindingList,
  SiteFindingQuery,
} from './site-checks.dto.ts';
import { everyPage, siteRuleNames, siteRules, type SiteRuleName } from './site-rules.ts';

/** What the checks of the site found, for those who edit it. */
@Injectable()
export class SiteChecks {
  constructor(
    private readonly dataSource: DataSource,
    private readonly types: ContentTypes,
    private readonly places: DocumentPlaces,
    private readonly unitOfWork: UnitOfWork,
    private readonly audit: Audit,
  ) {}

  async state(): Promise<SiteChecksState> {
    const { manager } = this.dataSource;
    const lastOf = (more: FindOptionsWhere<SiteCheckRunRow>) =>
      manager.findOne(SiteCheckRunRow, {
        where: { finishedAt: Not(IsNull()), ...more },
        order: { finishedAt: 'DESC' },
      });
    const [last, lastFull] = [await lastOf({}), await lastOf({ isFull: true })];
    const isRunning = await manager.existsBy(SiteCheckRunRow, { isFull: true, finishedAt: IsNull() });
    const { externalLinks } = await manager.findOneByOrFail(SiteCheckChoice, { id: 1 });
    const counts = await manager.query<{ rule: string; open: number }[]>(
      'select rule, count(*)::integer as open from site_finding where resolved_at is null group by rule',
    );
    const open = new Map(counts.map((count) => [count.rule, count.open]));
    const rules = siteRuleNames.map((rule) => ({ rule, ...siteRules[rule], open: open.get(rule) ?? 0 }));
    return {
      ...{ lastRun: last && toRun(last), lastFullRun: lastFull && toRun(lastFull), isRunning, externalLinks },
      rules: rules.map(({ rule, title, why, open }) => ({ rule, title, why, open })),
    };
  }

  async runs(query: PageQuery): Promise<SiteCheckRunList> {
    const [rows, total] = await this.dataSource.manager.findAndCount(SiteCheckRunRow, {
      order: { startedAt: 'DESC', id: 'ASC' },
      skip: query.offset,
      take: query.limit,
    });
    return pageOf(query, rows.map(toRun), total);
  }

  /** By rule and page, the newest first among the resolved. */
  async findings(query: SiteFindingQuery, user: SignedInUser): Promise<SiteFindingList> {
    const { rule, path, search = '', resolved } = query;
    const text = ILike(`%${search.trim().replace(/[\\%_]/g, '\\$&')}%`);
    const asked: FindOptionsWhere<SiteFindingRow> = {
      resolvedAt: resolved ? Not(IsNull()) : IsNull(),
      ...(rule !== undefined && { rule }),
      ...(path !== undefined && { path }),
    };
    const [rows, total] = await this.dataSource.manager.findAndCount(SiteFindingRow, {
      where:
        search.trim() === ''
          ? asked
          : [{ ...asked, message: text }, path === undefined ? { ...asked, path: text } : asked],
      order: { ...(resolved && { resolvedAt: 'DESC' }), rule: 'ASC', path: 'ASC', subject: 'ASC' },
      skip: query.offset,
      take: query.limit,
    });
    return pageOf(query, await this.withDocuments(rows, user), total);
  }

  async chooseExternalLinks(externalLinks: boolean): Promise<void> {
    await this.unitOfWork.run(async (tx) => {
      await tx.manager.update(SiteCheckChoice, { id: 1 }, { externalLinks });
      await this.audit.record(tx, { action: 'settings.changed', subject: 'site-checks', details: { externalLinks } });
    });
  }

  private async withDocuments(rows: readonly SiteFindingRow[], user: SignedInUser): Promise<SiteFindingAnswer[]> {
    const editable = this.types.editableBy(user);
    const places = await this.places.byPath(
      this.dataSource.manager,
      rows.map(({ path }) => path),
    );
    return rows.map(({ id, rule, path, message, firstSeenAt, lastSeenAt, resolvedAt }) => {
      const place = places.get(path);
      const isEditable = place !== undefined && editable.includes(place.type);
      return {
        ...{ id, rule: rule as SiteRuleName, path: path === everyPage ? null : path, message },
        firstSeenAt: firstSeenAt.toISOString(),
        lastSeenAt: lastSeenAt.toISOString(),
        resolvedAt: resolvedAt?.toISOString() ?? null,
        document: isEditable
          ? { id: place.id, type: place.type, path: place.path, title: place.title, live: place.isLive }
          : null,
      };
    });
  }
}

function toRun({ id, isFull, startedAt, finishedAt, pages, unchecked, findings }: SiteCheckRunRow): SiteCheckRun {
  const rules = siteRuleNames.flatMap((rule) => (findings[rule] ? [{ rule, open: findings[rule] }] : []));
  return {
    ...{ id, full: isFull, pages, unchecked, rules },
    startedAt: startedAt.toISOString(),
    finishedAt: finishedAt?.toISOString() ?? null,
    open: rules.reduce((sum, { open }) => sum + open, 0),
  };
}

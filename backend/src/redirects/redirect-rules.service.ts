import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Audit } from '../audit/audit.service.ts';
import { DocumentPlaces } from '../content/links/document-places.ts';
import { Config } from '../core/config/config.ts';
import { UnitOfWork, type Transaction } from '../core/database/unit-of-work.ts';
import type { PublicDataChanged } from '../core/events/domain-event.ts';
import { pageOf } from '../core/http/pagination.ts';
import { Problem } from '../core/http/problem.ts';
import { checkedRules, readRules, type Rule, type TypedRule } from './checked-rules.ts';
import { readRedirectCsv, writeRedirectCsv } from './redirect-csv.ts';
import type {
  ImportedRedirects,
  RedirectAnswer,
  RedirectList,
  RedirectQuery,
  RedirectRequest,
  RedirectTest,
} from './redirect.dto.ts';
import { MissingAddresses } from './missing-addresses.service.ts';
import { Redirect } from './redirect.entity.ts';
import { inLowerCase, readTarget } from './redirect-paths.ts';
import { RedirectTable } from './redirect-table.ts';
import { redirectRows, Redirects } from './redirects.service.ts';

const orders = {
  newest: { createdAt: 'DESC', fromPath: 'ASC' },
  hits: { hits: 'DESC', fromPath: 'ASC' },
  from: { fromPath: 'ASC' },
} as const;

/** The redirects as the site's owners see and make them. */
@Injectable()
export class RedirectRules {
  constructor(
    private readonly dataSource: DataSource,
    private readonly unitOfWork: UnitOfWork,
    private readonly places: DocumentPlaces,
    private readonly redirects: Redirects,
    private readonly audit: Audit,
    private readonly missing: MissingAddresses,
    private readonly config: Config,
  ) {}

  async list(query: RedirectQuery): Promise<RedirectList> {
    const { search, origin, sort } = query;
    const rows = this.dataSource.manager.createQueryBuilder(Redirect, 'redirect');
    if (search)
      rows.andWhere(
        `position(lower(:search) in lower(redirect.from_path || ' ' || coalesce(redirect.target_path, ''))) > 0`,
        { search: search.trim() },
      );
    if (origin) rows.andWhere('redirect.is_rule = :isRule', { isRule: origin === 'rule' });
    for (const [field, way] of Object.entries(orders[sort])) rows.addOrderBy(`redirect.${field}`, way);
    const [page, total] = await rows.skip(query.offset).take(query.limit).getManyAndCount();
    return pageOf(query, await this.answers(page), total);
  }

  async add(request: RedirectRequest): Promise<RedirectAnswer> {
    return this.unitOfWork.run(async (tx) => {
      await lock(tx);
      await this.requireFree(tx.manager, this.sourceOf(request));
      return this.put(tx, request);
    });
  }

  /** Under another source it counts its visitors anew. */
  async change(id: string, request: RedirectRequest): Promise<RedirectAnswer> {
    return this.unitOfWork.run(async (tx) => {
      await lock(tx);
      const before = await tx.manager.findOneBy(Redirect, { id });
      if (!before) throw new Problem('not_found');
      const from = this.sourceOf(request);
      if (from !== before.fromPath) {
        await this.requireFree(tx.manager, from);
        await tx.manager.delete(Redirect, { id });
      }
      return this.put(tx, request);
    });
  }

  async remove(id: string): Promise<void> {
    await this.unitOfWork.run(async (tx) => {
      const row = await tx.manager.findOneBy(Redirect, { id });
      if (!row) throw new Problem('not_found');
      await tx.manager.delete(Redirect, { id });
      changed(tx);
      await this.audit.record(tx, { action: 'redirect.removed', subject: row.fromPath });
    });
  }

  /** All of it or nothing. */
  async importCsv(csv: string): Promise<ImportedRedirects> {
    const lines = readRedirectCsv(csv);
    return this.unitOfWork.run(async (tx) => {
      await lock(tx);
      const { rules, before } = await this.checked(tx.manager, lines);
      const isSame = ({ from, to, documentId, status }: Rule) => {
        const known = before.get(from);
        return known?.status === status && known.targetPath === to && known.targetDocumentId === documentId;
      };
      const unchanged = rules.filter(isSame).length;
      const added = rules.filter(({ from }) => !before.has(from)).length;
      await this.write(
        tx,
        rules.filter((rule) => !isSame(rule)),
      );
      const answer = { added, changed: rules.length - added - unchanged, unchanged };
      await this.audit.record(tx, { action: 'redirect.imported', details: answer });
      return answer;
    });
  }

  /** As an import takes them. */
  async exportCsv(): Promise<string> {
    const rows = await this.dataSource.manager.find(Redirect, { order: { fromPath: 'ASC' } });
    return writeRedirectCsv(await this.answers(rows));
  }

  async test(typed: string): Promise<RedirectTest> {
    const { publicUrl } = this.config;
    const address = readTarget(typed, publicUrl);
    const path = address && inLowerCase(address.split(/[?#]/, 1)[0]!.replace(/(.)\/$/, '$1'));
    if (!path?.startsWith('/')) throw refusal('address', `Enter an address of this site, such as ${publicUrl}/about.`);
    const { manager } = this.dataSource;
    const place = path === '/' || (await this.places.byPath(manager, [path])).get(path)?.isLive;
    if (place) return { outcome: 'page', status: 200, to: null, from: null };
    const found = new RedirectTable(await this.redirects.find(undefined, manager)).at(path);
    if (!found) return { outcome: 'missing', status: 404, to: null, from: null };
    const outcome = found.address === null ? 'gone' : 'redirect';
    return { outcome, status: found.status, to: found.address, from: found.from };
  }

  private sourceOf(request: RedirectRequest): string {
    return readRules([request], this.config.publicUrl)[0]!.from;
  }

  private async requireFree(manager: EntityManager, fromPath: string): Promise<void> {
    if (await manager.existsBy(Redirect, { fromPath }))
      throw refusal('from', 'There is already a redirect from this address. Change that one.');
  }

  private async put(tx: Transaction, request: RedirectRequest): Promise<RedirectAnswer> {
    const { rules } = await this.checked(tx.manager, [request]);
    await this.write(tx, rules);
    const [{ from }] = rules as [Rule];
    await this.audit.record(tx, {
      action: 'redirect.saved',
      subject: from,
      details: { to: request.to ?? '', status: request.status },
    });
    const row = await tx.manager.findOneByOrFail(Redirect, { fromPath: from });
    return (await this.answers([row], tx.manager))[0]!;
  }

  private async checked(manager: EntityManager, typed: readonly TypedRule[]) {
    const read = readRules(typed, this.config.publicUrl);
    const before = new Map((await redirectRows(manager)).map((row) => [row.fromPath, row]));
    const ways = [...before.values()].flatMap(({ targetPath }) => targetPath ?? []);
    const asked = [...read.flatMap(({ from, to }) => [from, ...(to === null ? [] : [to])]), ...ways];
    const places = await this.places.byPath(manager, [...new Set(asked)]);
    const rules = checkedRules(read, { before, places }).map((rule) => {
      const documentId = (rule.to !== null && places.get(rule.to)?.id) || null;
      return { ...rule, documentId, to: documentId === null ? rule.to : null };
    });
    return { before, rules };
  }

  /** Redirects that led to a source get its target. */
  private async write(tx: Transaction, rules: readonly Rule[]): Promise<void> {
    if (rules.length === 0) return;
    const columns = [
      rules.map(({ from }) => from),
      rules.map(({ documentId }) => documentId),
      rules.map(({ to }) => to),
      rules.map(({ status }) => status),
    ];
    const given = `unnest($1::text[], $2::uuid[], $3::text[], $4::integer[]) as given (from_path, document_id, path, status)`;
    await tx.manager.query(
      `update redirect set target_document_id = given.document_id, target_path = given.path
     from ${given} where redirect.target_path = given.from_path and given.status <> 410`,
      columns,
    );
    await tx.manager.query(
      `insert into redirect (from_path, target_document_id, target_path, status, is_rule)
     select from_path, document_id, path, status, true from ${given}
     on conflict (from_path) do update set target_document_id = excluded.target_document_id,
       target_path = excluded.target_path, status = excluded.status, is_rule = true, replaced_document_id = null`,
      columns,
    );
    await this.missing.forget(tx, columns[0] as string[]);
    changed(tx);
  }

  private async answers(rows: readonly Redirect[], manager = this.dataSource.manager): Promise<RedirectAnswer[]> {
    const places = await this.places.byId(
      manager,
      rows.flatMap(({ targetDocumentId }) => targetDocumentId ?? []),
    );
    const arrivals = await this.redirects.find(
      rows.map(({ fromPath }) => fromPath),
      manager,
    );
    return rows.map((row) => ({
      id: row.id,
      from: row.fromPath,
      to: row.targetPath ?? places.get(row.targetDocumentId ?? '')?.path ?? null,
      status: row.status,
      origin: row.isRule ? 'rule' : 'document',
      works: arrivals.has(row.fromPath),
      hits: Number(row.hits),
      lastHitAt: row.lastHitAt?.toISOString() ?? null,
      createdAt: row.createdAt.toISOString(),
    }));
  }
}

const refusal = (field: string, message: string) => new Problem('invalid_input', { errors: [{ field, message }] });

const changed = (tx: Transaction) => tx.emit<PublicDataChanged>({ name: 'public-data.changed', source: 'redirects' });

/** One at a time, so that two redirects of the same moment make no circle. */
const lock = ({ manager }: Transaction) => manager.query(`select pg_advisory_xact_lock(hashtext('redirects'))`);

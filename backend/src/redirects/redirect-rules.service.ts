import { Injectable } from '@nestjs/common';
import { pagePath } from '@20x/shared/page-path';
import { DataSource, type EntityManager } from 'typeorm';
import { Audit } from '../audit/audit.service.ts';
import { DocumentPlaces } from '../content/links/document-places.ts';
import { Config } from '../core/config/config.ts';
import { UnitOfWork, type Transaction } from '../core/database/unit-of-work.ts';
import type { PublicDataChanged } from '../core/events/domain-event.ts';
import { pageOf } from '../core/http/pagination.ts';
import { Problem } from '../core/http/problem.ts';
import { SiteVisits } from '../core/http/site-visits.ts';
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
import { isWide, pathOf, readSource, readTarget } from './redirect-paths.ts';
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
    private readonly visits: SiteVisits,
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
    return pageOf(query, await this.triedAnswers(page), total);
  }

  async add(request: RedirectRequest): Promise<RedirectAnswer> {
    const asked = await this.read([request]);
    const row = await this.unitOfWork.run(async (tx) => {
      await lock(tx);
      await this.requireFree(tx.manager, sourceOf(asked));
      return this.put(tx, asked);
    });
    return this.triedAnswer(row);
  }

  /** Under another source it counts its visitors anew. */
  async change(id: string, request: RedirectRequest): Promise<RedirectAnswer> {
    const asked = await this.read([request]);
    const row = await this.unitOfWork.run(async (tx) => {
      await lock(tx);
      const before = await tx.manager.findOneBy(Redirect, { id });
      if (!before) throw new Problem('not_found');
      const from = sourceOf(asked);
      if (from !== before.fromPath) {
        await this.requireFree(tx.manager, from);
        await tx.manager.delete(Redirect, { id });
      }
      return this.put(tx, asked);
    });
    return this.triedAnswer(row);
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
    const asked = await this.read(readRedirectCsv(csv));
    const counts = await this.unitOfWork.run(async (tx) => {
      const { added, changed, unchanged } = await this.putAll(tx, asked);
      const counts = { added: added.length, changed: changed.length, unchanged };
      await this.audit.record(tx, { action: 'redirect.imported', details: counts });
      return counts;
    });
    const dead = await this.withDeadTarget(asked.rules);
    const warnings = dead
      .slice(0, mostWarnings)
      .map(({ place = '', to }) => `${place}: visitors get “Not found” at ${to}.`);
    return { ...counts, dead: dead.length, warnings };
  }

  /** Those with a target of this site at which visitors find nothing. Only what could be there is visited, each once. */
  private async withDeadTarget(rules: readonly TypedRule[]): Promise<TypedRule[]> {
    const targets = rules.flatMap(({ to }) => (to?.startsWith('/') && !isWide(to) ? pathOf(to) : []));
    const places = await this.places.byPath(this.dataSource.manager, [...new Set(targets)]);
    const table = new RedirectTable(await this.redirects.find());
    const found = new Map<string, boolean>();
    for (const path of new Set(targets)) {
      const mayBeFound = table.at(path) !== null || (await this.mayBeAnswered(path));
      found.set(path, (places.get(path)?.isLive ?? false) || (mayBeFound && (await this.isFound(path))));
    }
    return rules.filter(({ to }) => found.get(pathOf(to ?? '')) === false);
  }

  /** Puts those of another installation here. A page that is live here keeps its address. */
  async bring(tx: Transaction, brought: readonly ExportedRedirect[]): Promise<PutRules> {
    const read = this.readTyped(brought.map((rule) => ({ ...rule, place: rule.from })));
    const pages = await this.places.byPath(
      tx.manager,
      read.map(({ from }) => from),
    );
    const rules = read.filter(({ from }) => !pages.get(from)?.isLive);
    const { unchanged, ...put } = await this.putAll(tx, { rules, answered: new Set() });
    return { ...put, unchanged: unchanged + read.length - rules.length };
  }

  /** Everything for another installation; what leads to a document leads to its address. */
  async exported(manager: EntityManager): Promise<ExportedRedirect[]> {
    const rows = await manager.find(Redirect, { order: { fromPath: 'ASC' } });
    const documents = rows.flatMap(({ targetDocumentId }) => targetDocumentId ?? []);
    const places = await this.places.byId(manager, documents);
    const arrivals = await this.redirects.find(undefined, manager);
    return rows.flatMap(({ fromPath: from, targetDocumentId, targetPath, status, isRule }) => {
      const place = places.get(targetDocumentId ?? '');
      const end = place?.isTrashed ? arrivals.get(from) : { address: place?.path ?? targetPath, status };
      return end ? { from, to: end.address, status: end.status, isRule } : [];
    });
  }

  private async putAll(tx: Transaction, asked: AskedRules): Promise<PutRules> {
    await lock(tx);
    const { rules, before } = await this.checked(tx.manager, asked);
    const isSame = ({ from, to, documentId, status }: Rule) => {
      const known = before.get(from);
      return known?.status === status && known.targetPath === to && known.targetDocumentId === documentId;
    };
    const differing = rules.filter((rule) => !isSame(rule));
    await this.write(tx, differing);
    const sources = differing.map(({ from }) => from);
    return {
      added: sources.filter((from) => !before.has(from)),
      changed: sources.filter((from) => before.has(from)),
      unchanged: rules.length - sources.length,
    };
  }

  /** As an import takes them. */
  async exportCsv(): Promise<string> {
    const rows = await this.dataSource.manager.find(Redirect, { order: { fromPath: 'ASC' } });
    return writeRedirectCsv(await this.answers(rows));
  }

  /** As a visitor, to the end. */
  async test(typed: string): Promise<RedirectTest> {
    const { publicUrl } = this.config;
    const address = readTarget(typed, publicUrl);
    if (!address?.startsWith('/'))
      throw refusal('address', `Enter an address of this site, such as ${publicUrl}/about.`);
    const { first, ...end } = await this.visits.arrive(address.split('#', 1)[0]!);
    const outcome = first.location === null ? outcomeOf(pathOf(address), first.status) : 'redirect';
    return {
      outcome,
      status: first.status,
      to: first.location === null ? null : end.address,
      finalStatus: end.status,
      from: outcome === 'redirect' || outcome === 'gone' ? await this.takerOf(pathOf(address), first.location) : null,
    };
  }

  /** The source of the redirect that leads from a path to a location; null: the site does so without one. */
  private async takerOf(path: string, location: string | null): Promise<string | null> {
    const source = readSource(path, this.config.publicUrl);
    const found = source === null ? null : new RedirectTable(await this.redirects.find()).at(source);
    // Below the site's second prefix, the location has it too.
    return found && pathOf(location ?? '').endsWith(pathOf(found.address ?? '')) ? found.from : null;
  }

  /** What someone asks for, and what visitors find there now: read before the transaction, because visits take a while. */
  private async read(typed: readonly TypedRule[]): Promise<AskedRules> {
    const rules = this.readTyped(typed);
    const sources = rules.map(({ from }) => from);
    const known = new Set((await redirectRows(this.dataSource.manager, sources)).map(({ fromPath }) => fromPath));
    const answered = new Set<string>();
    for (const from of sources) if (!known.has(from) && (await this.isAnswered(from))) answered.add(from);
    return { rules, answered };
  }

  private readTyped(typed: readonly TypedRule[]): TypedRule[] {
    return readRules(typed, this.config.publicUrl).map((rule) => ({
      ...rule,
      from: this.places.withoutAlias(rule.from),
      to: rule.to && this.places.withoutAlias(rule.to),
    }));
  }

  /** Whether visitors find something at a source that is no document: a list, a file or a screen. */
  private async isAnswered(from: string): Promise<boolean> {
    if (isWide(from) || !(await this.mayBeAnswered(from))) return false;
    return (await this.visits.visit(from)).status === 200;
  }

  /** Without a visit, which takes a while. */
  private async mayBeAnswered(path: string): Promise<boolean> {
    const address = this.places.addressOf(path);
    if (address && !address.type.reserved?.includes(address.slug)) return false;
    return this.visits.mayFind(path);
  }

  private async requireFree(manager: EntityManager, fromPath: string): Promise<void> {
    if (await manager.existsBy(Redirect, { fromPath }))
      throw refusal('from', 'There is already a redirect from this address. Change that one.');
  }

  private async put(tx: Transaction, asked: AskedRules): Promise<Redirect> {
    const { rules } = await this.checked(tx.manager, asked);
    await this.write(tx, rules);
    const [{ to, status }] = asked.rules as [TypedRule];
    const fromPath = sourceOf(asked);
    await this.audit.record(tx, { action: 'redirect.saved', subject: fromPath, details: { to: to ?? '', status } });
    return tx.manager.findOneByOrFail(Redirect, { fromPath });
  }

  private async checked(manager: EntityManager, { rules: read, answered }: AskedRules) {
    const before = new Map((await redirectRows(manager)).map((row) => [row.fromPath, row]));
    const ways = [...before.values()].flatMap(({ targetPath }) => targetPath ?? []);
    const asked = [...read.flatMap(({ from, to }) => [from, ...(to === null ? [] : [to])]), ...ways];
    const places = await this.places.byPath(manager, [...new Set(asked)]);
    return { before, rules: checkedRules(read, { before, places, answered }) };
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
    const made = rules.map(({ isRule = true }) => isRule);
    const given = `unnest($1::text[], $2::uuid[], $3::text[], $4::integer[]) as given (from_path, document_id, path, status)`;
    await tx.manager.query(
      `update redirect set target_document_id = given.document_id, target_path = given.path
     from ${given} where redirect.target_path = given.from_path and given.status <> 410`,
      columns,
    );
    await tx.manager.query(
      `insert into redirect (from_path, target_document_id, target_path, status, is_rule)
     select * from unnest($1::text[], $2::uuid[], $3::text[], $4::integer[], $5::boolean[])
     on conflict (from_path) do update set target_document_id = excluded.target_document_id, target_path = excluded.target_path,
       status = excluded.status, is_rule = excluded.is_rule, replaced_document_id = null`,
      [...columns, made],
    );
    await this.missing.forget(tx, columns[0] as string[]);
    changed(tx);
  }

  private async triedAnswer(row: Redirect): Promise<RedirectAnswer> {
    return (await this.triedAnswers([row]))[0]!;
  }

  /** With visits to the sources and targets that are no documents. */
  private async triedAnswers(rows: readonly Redirect[]): Promise<RedirectAnswer[]> {
    const answers = await this.answers(rows);
    const tried: RedirectAnswer[] = [];
    for (const [index, { fromPath, targetPath }] of rows.entries()) {
      const answer = answers[index]!;
      const works = answer.works && (!targetPath || (await this.isFound(targetPath)));
      tried.push({ ...answer, works, isCovered: await this.isAnswered(fromPath) });
    }
    return tried;
  }

  /** Whether visitors find something at a target. What only a visitor of a certain address could tell counts as found. */
  private async isFound(target: string): Promise<boolean> {
    if (!target.startsWith('/') || isWide(target)) return true;
    const { status } = await this.visits.arrive(target.split('#', 1)[0]!);
    return status === null || !nowhere.has(status);
  }

  private async answers(rows: readonly Redirect[]): Promise<Omit<RedirectAnswer, 'isCovered'>[]> {
    const { manager } = this.dataSource;
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

/** A redirect for another installation. */
export interface ExportedRedirect {
  readonly from: string;
  readonly to: string | null;
  readonly status: number;
  readonly isRule: boolean;
}

/** What became of redirects, by their sources. */
interface PutRules {
  readonly added: readonly string[];
  readonly changed: readonly string[];
  readonly unchanged: number;
}

interface AskedRules {
  readonly rules: readonly TypedRule[];
  /** The new sources at which visitors find something that is no document. */
  readonly answered: ReadonlySet<string>;
}

/** The source of the only rule. */
const sourceOf = ({ rules }: AskedRules) => rules[0]!.from;

/** More would only repeat the same. */
const mostWarnings = 20;

/** Not found, gone, and in a circle. */
const nowhere = new Set([404, 410, 508]);

function outcomeOf(path: string, status: number): RedirectTest['outcome'] {
  if (status === 200) return pagePath(path) === null ? 'file' : 'page';
  if (status === 410) return 'gone';
  return status === 404 ? 'missing' : 'error';
}

const refusal = (field: string, message: string) => new Problem('invalid_input', { errors: [{ field, message }] });

const changed = (tx: Transaction) => tx.emit<PublicDataChanged>({ name: 'public-data.changed', source: 'redirects' });

/** One at a time, so that two redirects of the same moment make no circle. */
const lock = ({ manager }: Transaction) => manager.query(`select pg_advisory_xact_lock(hashtext('redirects'))`);

import { readFileSync, readlinkSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import pg from 'pg';
import { workersSite } from './site.ts';

type Row = Readonly<Record<string, unknown>>;

/** The running server writes its socket's folder into the fifth line of its pid file. */
const socketFolder = () =>
  readFileSync(path.join(workersSite().dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[4]!;

/**
 * The data behind the site under test, for what no editor can enter: content beyond the limits, parts that fail, rows of
 * screens that are not built yet. `restore` undoes every change.
 */
export class SiteData {
  private readonly undo: (() => Promise<unknown>)[] = [];

  private constructor(private readonly client: pg.Client) {}

  static async open(): Promise<SiteData> {
    const client = new pg.Client({ host: socketFolder(), port: 5432, user: 'app', database: 'app' });
    await client.connect();
    return new SiteData(client);
  }

  /** Lets visitors see what was changed: resolves when the site serves the new generation. */
  async show(): Promise<void> {
    const { rows } = await this.client.query<{ value: string }>(
      `update site_generation set value = greatest(value + 1, extract(epoch from clock_timestamp())::bigint)
       returning value, pg_notify('site_generation', value::text)`,
    );
    const wanted = Number(rows[0]!.value);
    await expect.poll(servedGeneration, { intervals: [20] }).toBeGreaterThanOrEqual(wanted);
  }

  /** Puts these rows in place of what the tables hold. */
  async replace(tables: Readonly<Record<string, readonly Row[]>>): Promise<void> {
    const names = Object.keys(tables);
    const before: Record<string, Row[]> = {};
    for (const name of names) before[name] = await this.rowsOf(name);
    this.undo.push(() => this.fill(before));
    await this.fill(tables);
  }

  /** Replaces the rows of one table by what `change` makes of them. */
  async change(table: string, change: (rows: Row[]) => readonly Row[]): Promise<void> {
    await this.replace({ [table]: change(await this.rowsOf(table)) });
  }

  /** Another administrator, with the password of the first. */
  async person(username: string): Promise<void> {
    await this.client.query(
      `insert into app_user (username, password_hash, role)
       select $1, password_hash, role from app_user order by created_at limit 1`,
      [username],
    );
    this.undo.push(() => this.client.query('delete from app_user where username = $1', [username]));
  }

  /** What visitors see of a document now. */
  async published(type: string, slug: string): Promise<Record<string, unknown>> {
    const { rows } = await this.client.query<{ content: Record<string, unknown> }>(
      `select content from content_document document join content_revision on content_revision.id = published_revision_id
       where type = $1 and document.slug = $2 and deleted_at is null`,
      [type, slug],
    );
    return rows[0]?.content ?? {};
  }

  /** Makes this content live as it is, in a new document or instead of the live revision. Answers the document's id. */
  async publish(type: string, slug: string, content: object): Promise<string> {
    const revision = randomUUID();
    const { rows } = await this.client.query<{ id: string; published: string | null }>(
      `select id, published_revision_id as published from content_document
       where type = $1 and slug = $2 and deleted_at is null`,
      [type, slug],
    );
    const [known] = rows;
    const id = known?.id ?? randomUUID();
    await this.client.query('begin');
    if (!known) {
      await this.client.query(
        'insert into content_document (id, type, slug, draft_revision_id) values ($1, $2, $3, $4)',
        [id, type, slug, revision],
      );
    }
    await this.client.query(
      `insert into content_revision (id, document_id, number, reason, content)
       values ($1, $2, coalesce((select max(number) from content_revision where document_id = $2), 0) + 1, 'saved', $3)`,
      [revision, id, JSON.stringify(content)],
    );
    await this.point(id, revision);
    await this.client.query('commit');
    this.undo.push(async () => {
      if (!known) return this.client.query('delete from content_document where id = $1', [id]);
      await this.point(id, known.published);
      return this.client.query('delete from content_revision where id = $1', [revision]);
    });
    return id;
  }

  /** Lets the time come at which a document goes live, and wakes the job that waits for it. */
  async letScheduleCome(slug: string): Promise<void> {
    await this.client.query(
      `update content_document set publish_at = now() where slug = $1 and publish_at is not null and deleted_at is null`,
      [slug],
    );
    await this.client.query(
      `update pgboss.job set start_after = now() where name = 'content.due' and state = 'created'`,
    );
    // The channel on which the queue tells its workers of a new job.
    await this.client.query(`select pg_notify('pgboss_' || left(encode(sha224('pgboss'), 'hex'), 24), 'content.due')`);
  }

  /** Resolves when a page that was asked for is kept in this file. Its first visitor gets it before that. */
  async kept(file: string): Promise<void> {
    const node = (folder: string) =>
      statSync(path.join(workersSite().dataDir, 'site', folder, `${file}.html`), { throwIfNoEntry: false })?.ino;
    // The fallback is another name of the same file, given last.
    await expect
      .poll(() => node('last') !== undefined && node('last') === node('current'), { intervals: [20] })
      .toBe(true);
  }

  /** Renames a table, so that every query that reads it fails. */
  async breakTable(table: string): Promise<void> {
    const [name, away] = [pg.escapeIdentifier(table), pg.escapeIdentifier(`${table}_away`)];
    await this.client.query(`alter table ${name} rename to ${away}`);
    this.undo.push(() => this.client.query(`alter table ${away} rename to ${name}`));
  }

  /** Removes the fallback pages. */
  async forgetPages(): Promise<void> {
    rmSync(path.join(workersSite().dataDir, 'site/last'), { recursive: true });
    await this.show();
  }

  async restore(): Promise<void> {
    try {
      if (this.undo.length === 0) return;
      for (const step of this.undo.splice(0).toReversed()) await step();
      await this.show();
    } finally {
      await this.client.end();
    }
  }

  private point(id: string, revision: string | null) {
    return this.client.query(
      `update content_document set published_revision_id = $2, first_published_at = coalesce(first_published_at, now()),
         live_head = coalesce(live_head, '{}') || (
           select jsonb_build_object('seo', content -> 'seo', 'headHtml', content -> 'headHtml', 'bodyHtml', content -> 'bodyHtml')
           from content_revision where id = $2)
       where id = $1`,
      [id, revision],
    );
  }

  private async rowsOf(table: string): Promise<Row[]> {
    const { rows } = await this.client.query<{ row: Row }>(
      `select to_jsonb(t) as row from ${pg.escapeIdentifier(table)} t`,
    );
    return rows.map(({ row }) => row);
  }

  /** In the given order; emptied the other way round, because later tables refer to earlier ones. */
  private async fill(tables: Readonly<Record<string, readonly Row[]>>): Promise<void> {
    await this.client.query('begin');
    for (const name of Object.keys(tables).toReversed())
      await this.client.query(`delete from ${pg.escapeIdentifier(name)}`);
    for (const [name, rows] of Object.entries(tables)) {
      const table = pg.escapeIdentifier(name);
      await this.client.query(`insert into ${table} select * from jsonb_populate_recordset(null::${table}, $1)`, [
        JSON.stringify(rows),
      ]);
    }
    await this.client.query('commit');
  }
}

const servedGeneration = () => Number(path.basename(readlinkSync(path.join(workersSite().dataDir, 'site/current'))));

/** What the server has logged so far, newest last. */
export function serverLog(): Record<string, unknown>[] {
  const lines = readFileSync(path.join(workersSite().dataDir, 'logs/backend.log'), 'utf8').split('\n');
  return lines.filter((line) => line.startsWith('{')).map((line) => JSON.parse(line) as Record<string, unknown>);
}

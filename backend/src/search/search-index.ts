import { Injectable, Logger } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { isUnlisted } from '@20x/shared/effective-seo';
import type { ContentType } from '../content/documents/content-type.ts';
import { ContentTypes } from '../content/documents/content-types.ts';
import { shownContent } from '../content/documents/shown-content.ts';
import { DatabaseListener } from '../core/database/listener.ts';
import { UnitOfWork, type Transaction } from '../core/database/unit-of-work.ts';
import { valuesIn } from '../core/fields/field-walk.ts';
import { Jobs } from '../core/jobs/jobs.ts';
import { searchableText } from './searchable-text.ts';
import { wordsIn } from './words.ts';

/** The text search configuration of every page until pages have languages. */
export const language = 'search_english';
/** Raise it when entries are made in another way: the next start then makes all of them again. */
const maker = 5;
/** Documents that a start reads at a time. */
const batch = 100;
/** So many words are remembered to be in the table. */
const mostLearned = 50_000;
const aroundQueue = 'search.around';
const beforeAll = '00000000-0000-0000-0000-000000000000';

interface PartRow {
  readonly id: string;
  readonly type: string;
  /** Null when it is not live. */
  readonly content: object | null;
}

interface LiveRow {
  readonly id: string;
  readonly revision: string;
  readonly type: string;
  readonly slug: string;
  readonly content: object;
  readonly published: Date;
}

const live = `select document.id, document.published_revision_id as revision, document.type, document.slug, published.content,
    coalesce(document.first_published_at, document.created_at) as published
  from content_document document join content_revision published on published.id = document.published_revision_id
  where document.deleted_at is null`;

/** The one table of everything that visitors can search, written in the transactions that publish. */
@Injectable()
export class SearchIndex {
  private readonly logger = new Logger(SearchIndex.name);
  /** Words that are in the table, which loses none. */
  private readonly learned = new Set<string>();

  constructor(
    private readonly dataSource: DataSource,
    private readonly unitOfWork: UnitOfWork,
    private readonly types: ContentTypes,
    private readonly jobs: Jobs,
    listener: DatabaseListener,
  ) {
    // It may come back from a backup.
    listener.onReconnect(() => this.learned.clear());
    jobs.handle<{ readonly ids: readonly string[] }>(aroundQueue, ({ ids }) => this.refillAll(ids));
  }

  /** Makes the live revision of the document the one that is found. */
  async write(tx: Transaction, documentId: string): Promise<void> {
    const [row] = await tx.manager.query<LiveRow[]>(`${live} and document.id = $1`, [documentId]);
    if (row) await this.put(tx, row);
  }

  async remove(manager: EntityManager, documentId: string): Promise<void> {
    await manager.query('delete from search_entry where document_id = $1', [documentId]);
  }

  /**
   * Writes what shows this document within it again, in a job after the transaction. Until then it is marked, so that the
   * next start does what the job could not.
   */
  async writeAround(
    tx: Transaction,
    { documentId, type }: { readonly documentId: string; readonly type: string },
  ): Promise<void> {
    if (!this.types.get(type).isPart) return;
    const [rows] = await tx.manager.query<[{ id: string }[], number]>(
      `update search_entry set made_by = 0 where parts @> array[$1::uuid] returning document_id as id`,
      [documentId],
    );
    if (rows.length > 0) await this.jobs.enqueue(tx, aroundQueue, { ids: rows.map(({ id }) => id) });
  }

  /** One that fails keeps no other from being written; the job is then repeated. */
  private async refillAll(ids: readonly string[]): Promise<void> {
    const failures: unknown[] = [];
    for (const id of ids)
      await this.unitOfWork
        .run((tx) => this.refill(tx, id))
        .catch((err: unknown) => {
          this.logger.warn({ msg: `the search entry of ${id} is not up to date`, err });
          failures.push(err);
        });
    if (failures.length > 0) throw new AggregateError(failures);
  }

  /** Brings the index up to date with what is live, whatever has changed without it; does nothing when it is. */
  async fill(signal: AbortSignal): Promise<void> {
    await this.dataSource.query(
      `delete from search_entry entry where not exists
         (select 1 from content_document document where document.id = entry.document_id
            and document.published_revision_id = entry.revision_id and document.deleted_at is null)`,
    );
    for (let last = beforeAll; ;) {
      const rows = await this.dataSource.query<LiveRow[]>(
        `${live} and document.id > $1 and not exists
           (select 1 from search_entry entry where entry.document_id = document.id and entry.made_by = $2)
         order by document.id limit ${batch}`,
        [last, maker],
      );
      for (const { id } of rows) {
        if (signal.aborted) return;
        // One transaction each: a publication waits for the words of a document, never for those of a hundred.
        await this.unitOfWork.run((tx) => this.refill(tx, id));
        last = id;
      }
      if (rows.length < batch) return;
    }
  }

  /** Under the lock that a publication takes, so that an older revision never replaces a newer one. */
  private async refill(tx: Transaction, documentId: string): Promise<void> {
    await tx.manager.query('select 1 from content_document where id = $1 for update', [documentId]);
    await this.write(tx, documentId);
  }

  private async put(tx: Transaction, { id, revision, type: name, slug, content, published }: LiveRow): Promise<void> {
    const { manager } = tx;
    const type = this.types.find(name);
    const robots = (Reflect.get(content, 'seo') as { readonly robots?: string | null } | null | undefined)?.robots;
    if (!type || type.onEveryPage || type.isPart || isUnlisted(robots)) return this.remove(manager, id);
    const parts = await this.partsOf(manager, type, content);
    const shown = parts.flatMap((part) =>
      part.content ? { type: this.types.get(part.type), content: part.content } : [],
    );
    const { title, summary, headings, body } = searchableText(type, slug, content, shown);
    const weighted = [title, `${summary} ${headings}`, body].map((text) => wordsIn(text).join(' '));
    await manager.query(
      `insert into search_entry (document_id, revision_id, type, slug, language, title, summary, body, made_by,
         first_published_at, parts, title_words, head_words, words)
       select $1, $2, $3, $4, $5, $6, $7, $8, $9, $13, $14, title, title || heads, title || heads || rest
       from (select setweight(to_tsvector($5::text::regconfig, $10), 'A') title,
         setweight(to_tsvector($5::text::regconfig, $11), 'B') heads,
         setweight(to_tsvector($5::text::regconfig, $12), 'D') rest) made
       on conflict (document_id) do update set revision_id = excluded.revision_id, type = excluded.type,
         slug = excluded.slug, language = excluded.language, title = excluded.title, summary = excluded.summary,
         body = excluded.body, made_by = excluded.made_by,
         first_published_at = excluded.first_published_at, parts = excluded.parts, title_words = excluded.title_words,
         head_words = excluded.head_words, words = excluded.words`,
      [
        id,
        revision,
        name,
        slug,
        language,
        title,
        summary,
        body,
        maker,
        ...weighted,
        published,
        parts.map((part) => part.id),
      ],
    );
    await this.learn(
      tx,
      weighted.flatMap((text) => text.split(' ')),
    );
  }

  /** The documents that the content shows within itself, such as snippets. */
  private async partsOf(manager: EntityManager, type: ContentType, content: object): Promise<PartRow[]> {
    const names = this.types.all.flatMap(({ isPart, name }) => (isPart ? [name] : []));
    const picked = [...valuesIn(type.content, shownContent(type.content, content))].flatMap(({ spec, value }) =>
      spec.kind === 'pick' && names.includes(spec.target) ? [value] : [],
    );
    if (picked.length === 0) return [];
    return manager.query(
      `select document.id, document.type, published.content
       from content_document document left join content_revision published on published.id = document.published_revision_id
       where document.deleted_at is null and document.type = any($1)
         and ('doc:' || document.id = any($2) or document.slug = any($2)) order by document.id`,
      [names, picked],
    );
  }

  /** Keeps the words for completion and correction. In their order, so that two publications never wait for each other. */
  private async learn(tx: Transaction, words: readonly string[]): Promise<void> {
    const fresh = [...new Set(words)].filter((word) => !this.learned.has(word));
    if (fresh.length === 0) return;
    await tx.manager.query(
      `insert into search_word (language, word)
       select $1, word from (select distinct unaccent(lower(word)) as word from unnest($2::text[]) word) heard
       where word ~ '^[[:alpha:]]{3,40}$' order by word collate "C" on conflict do nothing`,
      [language, fresh],
    );
    tx.afterCommit(async () => {
      if (this.learned.size > mostLearned) this.learned.clear();
      for (const word of fresh) this.learned.add(word);
    });
  }
}

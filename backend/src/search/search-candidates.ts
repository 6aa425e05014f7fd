import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { language } from './search-index.ts';

/** So many of the documents with the words are ranked: ranking reads all words of each. */
export const mostRanked = 200;

/** Where the words can be. Each column holds the words of the one before, too. */
const places = ['title_words', 'head_words', 'words'];

/** A common word is looked for in these first: they hold enough, and the index of all words would name most documents. */
const newest = '(select * from search_entry order by first_published_at desc, document_id desc limit 500) newest';

/** With fewer of the newest, the words are in few documents: those are found in one go. */
const fewNewest = 20;

/** The documents that are ranked: those with the words in the title, then in headings, then anywhere, the newest first. */
@Injectable()
export class SearchCandidates {
  constructor(private readonly dataSource: DataSource) {}

  /** Their ids, for each of these text queries, and those that are known; more than `mostRanked` when there are more. */
  async find(queries: readonly string[], type?: string, known: readonly string[] = []): Promise<string[]> {
    return this.dataSource.transaction(async (manager) => {
      // The planner takes `@@` for cheap: it would read the words of every document instead of the index.
      await manager.query('set local enable_seqscan = off; set local max_parallel_workers_per_gather = 0');
      const found = new Set(known);
      for (const query of queries) for (const id of await this.findFor(manager, query, type)) found.add(id);
      return [...found];
    });
  }

  private async findFor(manager: EntityManager, words: string, type: string | undefined): Promise<string[]> {
    const look = async (from: string, place: string, known: readonly string[] = []) => {
      const rows = await manager.query<{ id: string }[]>(
        `with found as materialized (select document_id, first_published_at from ${from}
           where ${place} @@ to_tsquery($1::text::regconfig, $2) and language = $1 and ($3::text is null or type = $3)
             and document_id <> all($4))
         select document_id as id from found order by first_published_at desc, document_id desc limit $5`,
        [language, words, type ?? null, known, mostRanked + 1 - known.length],
      );
      return rows.map(({ id }) => id);
    };
    const { length: newestFound } = await look(newest, 'words');
    if (newestFound < fewNewest) {
      const all = await look('search_entry', 'words');
      if (all.length <= mostRanked) return all;
    }
    const isCommon = newestFound > mostRanked;
    const found: string[] = [];
    for (const place of places) {
      if (found.length > mostRanked) break;
      const recent = isCommon ? await look(newest, place, found) : [];
      const isEnough = found.length + recent.length > mostRanked;
      found.push(...(isEnough ? recent : await look('search_entry', place, found)));
    }
    return found;
  }
}

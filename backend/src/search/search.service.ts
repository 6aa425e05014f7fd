import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ContentTypes } from '../content/documents/content-types.ts';
import { Problem } from '../core/http/problem.ts';
import { readCursor, writeCursor, type SearchCursor } from './search-cursor.ts';
import { marked, marks, parsed } from './highlights.ts';
import { language } from './search-index.ts';
import { SearchReadings } from './search-readings.ts';
import type { SearchQuery, SearchResult, SearchResults } from './search.dto.ts';

/** Fewer results than these are tried with similar words. */
const fewResults = 3;
/** So much of a text is searched for its snippet. */
const readForSnippet = 30_000;

interface Row {
  readonly id: string;
  readonly type: string;
  readonly slug: string;
  readonly score: number;
  readonly title: string;
  readonly snippet: string;
}

interface Reading {
  /** Every word as typed. */
  readonly strict: string;
  /** What a document has to match. */
  readonly wanted: string;
  /** The same words, any of them: each match counts. */
  readonly counted: string;
  readonly text: string;
}

/** So many documents of each kind are compared: those with the words in their title, at their head, anywhere. */
const compared = 50;
const pool = (words: string, order = '') =>
  `(select document_id from search_entry where ${words} @@ to_tsquery($1::text::regconfig, $3) and language = $1
    and ($6::text is null or type = $6) ${order} limit ${compared})`;

/**
 * The best first: every word as typed before similar ones, then by weight (title, headings and summary, text), then by how
 * close the title is to the query.
 */
const best = `select document_id, type, slug, title, summary, body, (
    case when $2 <> $3 and words @@ to_tsquery($1::text::regconfig, $2) then 2 else 0 end
    + ts_rank('{0.02, 0, 0.3, 1}', words, to_tsquery($1::text::regconfig, $4), 1) + similarity(title, $5))::float8 as score
  from search_entry join (${pool('title_words', 'order by length(title), document_id')}
    union ${pool('head_words')} union ${pool('words')}) found using (document_id)`;

@Injectable()
export class Search {
  constructor(
    private readonly dataSource: DataSource,
    private readonly types: ContentTypes,
    private readonly readings: SearchReadings,
  ) {}

  async find(query: SearchQuery): Promise<SearchResults> {
    this.checkType(query.type);
    const cursor = query.cursor ? readCursor(query.cursor) : null;
    const words = this.readings.wordsOf(query.q);
    if (words.length === 0) return { data: [], isExact: true, next: null };
    const strict = await this.readings.strict(words);
    let similar: readonly string[] | undefined;
    const read = async (reading: number) => {
      const groups = reading === 0 ? strict : (similar ??= await this.readings.similar(words, strict));
      const [all, any] = [groups.join(' & '), groups.join(' | ')];
      const wanted = reading === 2 ? any : all;
      return this.page(query, { strict: strict.join(' & '), wanted, counted: any, text: words.join(' ') }, cursor);
    };
    if (cursor) return this.answer(query, await read(cursor.reading), cursor.reading);
    const exact = await read(0);
    if (exact.length >= fewResults) return this.answer(query, exact, 0);
    const close = await read(1);
    if (close.length > 0) return this.answer(query, close, 1, exact.length > 0);
    return this.answer(query, await read(2), 2);
  }

  private checkType(name: string | undefined): void {
    if (name === undefined || this.types.find(name)) return;
    const names = this.types.all.map((type) => type.name).join(', ');
    const errors = [{ field: 'type', message: `Use one of these content types: ${names}.` }];
    throw new Problem('invalid_input', { errors });
  }

  /** One more than fits tells whether there is a next page. */
  private page({ type, limit }: SearchQuery, reading: Reading, cursor: SearchCursor | null): Promise<Row[]> {
    const { strict, wanted, counted, text } = reading;
    return this.dataSource.query<Row[]>(
      `select document_id as id, type, slug, score,
         ts_headline($1::text::regconfig, ${parsed('title')}, query, '${marks}, HighlightAll=true') as title,
         ts_headline($1::text::regconfig, ${parsed(`summary || E' \\n' || left(body, ${readForSnippet})`)}, query,
           '${marks}, MaxFragments=2, MinWords=10, MaxWords=24, FragmentDelimiter=" … "') as snippet
       from (select * from (${best}) ranked
         where $7::float8 is null or (score, document_id) < ($7, $8::uuid)
         order by score desc, document_id desc limit $9) shown, to_tsquery($1::text::regconfig, $4) query
       order by score desc, document_id desc`,
      [language, strict, wanted, counted, text, type ?? null, cursor?.score ?? null, cursor?.id ?? null, limit + 1],
    );
  }

  private answer(
    { limit }: SearchQuery,
    rows: readonly Row[],
    reading: number,
    isExact = reading === 0,
  ): SearchResults {
    const shown = rows.slice(0, limit);
    const last = shown.at(-1);
    return {
      data: shown.map((row) => this.toResult(row)),
      isExact,
      next: last && rows.length > limit ? writeCursor({ reading, score: last.score, id: last.id }) : null,
    };
  }

  private toResult({ type, slug, title, snippet }: Row): SearchResult {
    return { type, path: this.types.get(type).path(slug), title: marked(title), snippet: marked(snippet) };
  }
}

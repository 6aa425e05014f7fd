import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ContentTypes } from '../content/documents/content-types.ts';
import { Problem } from '../core/http/problem.ts';
import { readCursor, writeCursor, type SearchCursor } from './search-cursor.ts';
import { marked, marks, parsed } from './highlights.ts';
import { language } from './search-index.ts';
import { SearchCandidates, mostRanked } from './search-candidates.ts';
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

/**
 * The best first: by where all of the words are (title 3, headings and summary 2, text 1), for what was typed before what is
 * similar, then by their weight and by how close the title is to the query. It depends on the document only, and ties go
 * by its id, so that pages have neither doubles nor gaps.
 */
const best = `select document_id, type, slug, title, summary, body, (
    (select sum(2 * wanted.weight * (case when title_words @@ wanted.words then 3 when head_words @@ wanted.words then 2
       when entry.words @@ wanted.words then 1 else 0 end))
     from (select to_tsquery($1::text::regconfig, typed) as words, weight
       from unnest($2::text[], $3::int[]) typed (typed, weight)) wanted)
    + ts_rank('{0.02, 0, 0.3, 1}', words, to_tsquery($1::text::regconfig, $4), 1) + similarity(title, $5))::float8 as score
  from search_entry entry where document_id = any($6)
  order by score desc, document_id desc limit ${mostRanked}`;

interface Reading {
  readonly wanted: readonly Wanted[];
  /** What each word can mean: every match counts. */
  readonly groups: readonly string[];
  readonly text: string;
  /** What the first of `wanted` finds, when that is known. */
  readonly known: readonly string[] | undefined;
}

interface FoundRows {
  readonly rows: readonly Row[];
  /** What was ranked. */
  readonly ids: readonly string[];
  readonly isCut: boolean;
}

/** What documents are looked for by, as a `tsquery`, and how much it counts. */
interface Wanted {
  readonly words: string;
  readonly weight: number;
}

/** All words as typed; then also similar ones, those as typed before all others; then any of the words. */
function wantedBy(reading: number, strict: readonly string[], groups: readonly string[]): Wanted[] {
  if (reading === 2) return groups.map((words) => ({ words, weight: 1 }));
  const typed = { words: strict.join(' & '), weight: 4 };
  return reading === 0 ? [typed] : [typed, { words: groups.join(' & '), weight: 1 }];
}

@Injectable()
export class Search {
  constructor(
    private readonly dataSource: DataSource,
    private readonly types: ContentTypes,
    private readonly readings: SearchReadings,
    private readonly candidates: SearchCandidates,
  ) {}

  async find(query: SearchQuery): Promise<SearchResults> {
    this.checkType(query.type);
    const cursor = query.cursor ? readCursor(query.cursor) : null;
    const words = this.readings.wordsOf(query.q);
    if (words.length === 0) return { data: [], isExact: true, isCut: false, next: null };
    const strict = await this.readings.strict(words);
    let similar: readonly string[] | undefined;
    const read = async (reading: number, known?: readonly string[]) => {
      const groups = reading === 0 ? strict : (similar ??= await this.readings.similar(words, strict));
      const asked = { wanted: wantedBy(reading, strict, groups), groups, text: words.join(' '), known };
      return this.page(query, asked, cursor);
    };
    if (cursor) return this.answer(query, await read(cursor.reading), cursor.reading);
    const exact = await read(0);
    if (exact.rows.length >= fewResults) return this.answer(query, exact, 0);
    const close = await read(1, exact.ids);
    if (close.rows.length > 0) return this.answer(query, close, 1, exact.rows.length > 0);
    return this.answer(query, await read(2), 2);
  }

  private checkType(name: string | undefined): void {
    if (name === undefined || this.types.find(name)) return;
    const names = this.types.all.map((type) => type.name).join(', ');
    const errors = [{ field: 'type', message: `Use one of these content types: ${names}.` }];
    throw new Problem('invalid_input', { errors });
  }

  /** One more than fits tells whether there is a next page. */
  private async page(
    { type, limit }: SearchQuery,
    { wanted, groups, text, known }: Reading,
    cursor: SearchCursor | null,
  ) {
    const unknown = wanted.slice(known ? 1 : 0).map(({ words }) => words);
    const ids = await this.candidates.find(unknown, type, known);
    const rows = await this.dataSource.query<Row[]>(
      `select document_id as id, type, slug, score,
         ts_headline($1::text::regconfig, ${parsed('title')}, query, '${marks}, HighlightAll=true') as title,
         ts_headline($1::text::regconfig, ${parsed(`summary || E' \\n' || left(body, ${readForSnippet})`)}, query,
           '${marks}, MaxFragments=2, MinWords=10, MaxWords=24, FragmentDelimiter=" … "') as snippet
       from (select * from (${best}) ranked
         where $7::float8 is null or (score, document_id) < ($7, $8::uuid)
         order by score desc, document_id desc limit $9) shown, to_tsquery($1::text::regconfig, $4) query
       order by score desc, document_id desc`,
      [
        language,
        wanted.map(({ words }) => words),
        wanted.map(({ weight }) => weight),
        groups.join(' | '),
        text,
        ids,
        cursor?.score ?? null,
        cursor?.id ?? null,
        limit + 1,
      ],
    );
    return { rows, ids, isCut: ids.length > mostRanked };
  }

  private answer({ limit }: SearchQuery, { rows, isCut }: FoundRows, reading: number, isExact = reading === 0) {
    const shown = rows.slice(0, limit);
    const last = shown.at(-1);
    return {
      data: shown.map((row) => this.toResult(row)),
      isExact,
      isCut,
      next: last && rows.length > limit ? writeCursor({ reading, score: last.score, id: last.id }) : null,
    };
  }

  private toResult({ type, slug, title, snippet }: Row): SearchResult {
    return { type, path: this.types.get(type).path(slug), title: marked(title), snippet: marked(snippet) };
  }
}

import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { language } from './search-index.ts';
import { isCorrectable, mostTypos, typosBetween, wordsIn } from './words.ts';

/** More words cost time and find no more. */
const mostWords = 8;
/** Known words that the last, unfinished word is completed to. */
const mostCompletions = 20;
/** Words of a query that are corrected. */
const mostCorrected = 4;
/** Known words that one is taken for. */
const mostCorrections = 3;

/** A word and those that count as the word, as a part of a `tsquery`. They hold letters and digits only. */
const anyOf = (words: readonly string[]) => `(${[...new Set(words)].map((word) => `'${word}'`).join(' | ')})`;

/** What the words of a query can mean: for each of them a part of a `tsquery`. */
@Injectable()
export class SearchReadings {
  constructor(private readonly dataSource: DataSource) {}

  /** In small letters without accents, as the known words are. */
  wordsOf(query: string): string[] {
    const plain = query.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
    return wordsIn(plain).slice(0, mostWords);
  }

  /** Each word as typed; the last one may be unfinished. */
  async strict(words: readonly string[]): Promise<string[]> {
    return [...words.slice(0, -1).map((word) => anyOf([word])), await this.completed(words.at(-1) ?? '')];
  }

  /** Each word or one like it. */
  async similar(words: readonly string[], strict: readonly string[]): Promise<string[]> {
    const corrections = await this.corrections(words.filter(isCorrectable).slice(0, mostCorrected));
    return strict.map(
      (group, index) => `(${group} | ${anyOf([words[index] ?? '', ...(corrections.get(words[index] ?? '') ?? [])])})`,
    );
  }

  /** A stem is shorter than its word: "schedulin" begins "scheduling", but not its stem "schedul". */
  private async completed(start: string): Promise<string> {
    const rows = await this.dataSource.query<{ word: string }[]>(
      `select word from search_word where language = $1 and word >= $2 and word < $2 || U&'\\+10FFFF'
       order by word limit ${mostCompletions}`,
      [language, start],
    );
    return `('${start}':* | ${anyOf([start, ...rows.map(({ word }) => word)])})`;
  }

  /**
   * For each word the known ones that it may be a slip of, the closest first. What is left of it without its ending counts
   * as close: a stem is "credential" for "credentialling", and another one for "credential" itself.
   */
  private async corrections(words: readonly string[]): Promise<Map<string, string[]>> {
    const rows = await this.dataSource.query<{ typed: string; word: string; isStem: boolean }[]>(
      `select typed, known.* from unnest($2::text[]) typed cross join lateral (
         select lexeme as word, true as "isStem" from unnest(to_tsvector($1::text::regconfig, typed))
           join search_word on language = $1 and word = lexeme
         union
         select word, false from search_word where language = $1 and word % typed
           and length(word) between length(typed) - 2 and length(typed) + 2
         union
         select word, false from search_word where language = $1
           and word >= left(typed, 1) and word < left(typed, 1) || U&'\\+10FFFF'
           and length(word) between length(typed) - 2 and length(typed) + 2
       ) known`,
      [language, words],
    );
    const found = new Map<string, string[]>();
    for (const typed of words) {
      const close = rows
        .filter((row) => row.typed === typed)
        .map(({ word, isStem }) => ({ word, typos: isStem ? 0 : typosBetween(typed, word) }))
        .filter(({ typos }) => typos <= mostTypos(typed))
        .toSorted((one, other) => one.typos - other.typos || (one.word < other.word ? -1 : 1));
      found.set(
        typed,
        close.slice(0, mostCorrections).map(({ word }) => word),
      );
    }
    return found;
  }
}

import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ContentTypes } from '../content/documents/content-types.ts';
import { DocumentPlaces } from '../content/links/document-places.ts';
import { LinkTargets } from '../content/links/link-targets.ts';
import type { SignedInUser } from '../core/access/access.ts';
import { phraseFor, stemsIn } from './link-phrases.ts';
import type { LinkSuggestion, LinkSuggestionsRequest } from './link-suggestions.dto.ts';
import { language } from './search-index.ts';
import { wordsIn } from './words.ts';

/** Pages that are looked at more closely, and those that an editor gets. */
const most = { candidates: 100, suggestions: 12 };
/** Words that a page shares with the text, unless the text names it: one alone says little. */
const leastShared = 2;
/** Words that more of the candidates have are about the site, not about a page. */
const commonShare = 0.25;

interface Candidate {
  readonly id: string;
  readonly title: string;
  /** Words of the text, as the index holds them, in the title, the tags, the summary and the headings. */
  readonly shared: readonly string[];
}

/** Which live pages a text could link to: those whose titles, or whose tags, summaries and headings share its words. */
@Injectable()
export class LinkSuggestions {
  constructor(
    private readonly dataSource: DataSource,
    private readonly types: ContentTypes,
    private readonly places: DocumentPlaces,
    private readonly targets: LinkTargets,
  ) {}

  async of({ text, linked, documentId }: LinkSuggestionsRequest, user: SignedInUser): Promise<LinkSuggestion[]> {
    const { manager } = this.dataSource;
    const known = [...(await this.targets.find(manager, linked)).values()].flatMap(
      ({ document }) => document?.id ?? [],
    );
    const candidates = (await this.candidates(text)).map((one) => ({ ...one, stems: stemsIn(one.title) }));
    const isRare = (stem: string) => candidates.filter(({ stems }) => stems.has(stem)).length === 1;
    const tells = tellingIn(candidates);
    const left = candidates.filter(({ id }) => id !== documentId && !known.includes(id));
    const places = await this.places.byId(
      manager,
      left.map(({ id }) => id),
    );
    const editable = this.types.editableBy(user);
    const written = stemsIn(text);
    return left
      .flatMap(({ id, stems, shared }): LinkSuggestion[] => {
        const place = places.get(id);
        if (!place || !editable.includes(place.type)) return [];
        const phrase = phraseFor(text, stems, isRare);
        const inTitle = [...stems].filter((stem) => written.has(stem)).length;
        if (phrase === null && Math.max(inTitle, shared.filter(tells).length) < leastShared) return [];
        const { type, path, title, isLive: live } = place;
        return [{ document: { id, type, path, title, live }, phrase }];
      })
      .toSorted((one, other) => Number(one.phrase === null) - Number(other.phrase === null))
      .slice(0, most.suggestions);
  }

  /** Those with a word of the text in their title, tags, summary or headings, the ones that share most with it first. */
  private candidates(text: string): Promise<Candidate[]> {
    return this.dataSource.query(
      `with term as (select string_agg(quote_literal(lexeme), ' | ')::tsquery as any_of, array_agg(lexeme) as lexemes
         from unnest(to_tsvector($1::text::regconfig, $2)))
       select document_id as id, title,
         array(select unnest(tsvector_to_array(head_words)) intersect select unnest(lexemes)) as shared
       from search_entry, term
       where head_words @@ any_of order by ts_rank(head_words, any_of) desc, document_id limit ${most.candidates}`,
      [language, [...new Set(wordsIn(text))].join(' ')],
    );
  }
}

/** Whether a word tells the candidates apart. */
function tellingIn(candidates: readonly Candidate[]): (word: string) => boolean {
  const counts = new Map<string, number>();
  for (const word of candidates.flatMap(({ shared }) => shared)) counts.set(word, (counts.get(word) ?? 0) + 1);
  const mostOften = Math.max(2, candidates.length * commonShare);
  return (word) => (counts.get(word) ?? 0) <= mostOften;
}

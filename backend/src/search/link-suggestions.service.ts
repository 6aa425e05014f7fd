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
/** Words of its title that a page shares with the text, unless the text names it: one alone says little. */
const leastShared = 2;

interface Candidate {
  readonly id: string;
  readonly title: string;
}

/** Which live pages a text could link to: those whose titles, tags and headings share its words. */
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
    const left = candidates.filter(({ id }) => id !== documentId && !known.includes(id));
    const places = await this.places.byId(
      manager,
      left.map(({ id }) => id),
    );
    const editable = this.types.editableBy(user);
    const written = stemsIn(text);
    return left
      .flatMap(({ id, stems }): LinkSuggestion[] => {
        const place = places.get(id);
        if (!place || !editable.includes(place.type)) return [];
        const phrase = phraseFor(text, stems, isRare);
        if (phrase === null && [...stems].filter((stem) => written.has(stem)).length < leastShared) return [];
        const { type, path, title, isLive: live } = place;
        return [{ document: { id, type, path, title, live }, phrase }];
      })
      .toSorted((one, other) => Number(one.phrase === null) - Number(other.phrase === null))
      .slice(0, most.suggestions);
  }

  /** Those with a word of the text in their title, the ones that share most with it first. */
  private candidates(text: string): Promise<Candidate[]> {
    return this.dataSource.query(
      `with term as (select string_agg(quote_literal(lexeme), ' | ')::tsquery as any_of
         from unnest(to_tsvector($1::text::regconfig, $2)))
       select document_id as id, title from search_entry, term
       where title_words @@ any_of order by ts_rank(head_words, any_of) desc, document_id limit ${most.candidates}`,
      [language, [...new Set(wordsIn(text))].join(' ')],
    );
  }
}

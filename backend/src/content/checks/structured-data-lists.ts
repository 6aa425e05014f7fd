import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { entitiesIn } from '@20x/shared/structured-data/graph';
import { graphIssues } from '@20x/shared/structured-data/graph-issues';
import { textIssues } from '@20x/shared/structured-data/text';
import type { SignedInUser } from '../../core/access/access.ts';
import { specsOf } from '../../core/fields/field-spec.ts';
import { pageTypes } from '../documents/content-type.ts';
import { ContentTypes } from '../documents/content-types.ts';
import { DocumentLists } from '../documents/document-lists.ts';
import { DocumentQuery } from '../documents/document.dto.ts';
import { DocumentPlaces, placeColumns, placeTables, type PlaceRow } from '../links/document-places.ts';
import { structuredDataErrors } from './rules/metadata-rules.ts';
import type { InvalidStructuredData, StructuredDataPages, StructuredDataQuery } from './structured-data.dto.ts';

const mostInvalid = 50;

/** Pages with what their owners say to search engines themselves. */
@Injectable()
export class StructuredDataLists {
  constructor(
    private readonly dataSource: DataSource,
    private readonly types: ContentTypes,
    private readonly documents: DocumentLists,
    private readonly places: DocumentPlaces,
  ) {}

  /** The pages that the user may edit, what was saved last first. */
  async pages(user: SignedInUser, { search, page, limit }: StructuredDataQuery): Promise<StructuredDataPages> {
    const [first, ...also] = pageTypes(this.types.all).filter(({ content }) =>
      specsOf(content).some(({ name }) => name === 'seo'),
    );
    if (!first) throw new Error('No content type has metadata.');
    const query = Object.assign(new DocumentQuery(), {
      ...{ search, page, limit, sort: 'updated' },
      also: also.map(({ name }) => name).join(','),
    });
    const list = await this.documents.list(user, first, query);
    const own = await this.ownTexts(list.data.map(({ id }) => id));
    return {
      ...list,
      data: list.data.map(({ id, type, path, title, status }) => {
        const text = own.get(id) ?? '';
        return { id, type, path, title, status, isOwn: text !== '', ...countsOf(text) };
      }),
    };
  }

  /** What drafts add to their structured data. */
  private async ownTexts(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const rows = await this.dataSource.query<{ readonly id: string; readonly own: string }[]>(
      `select document.id, trim(draft.content -> 'seo' ->> 'structuredData') as own from ${placeTables}
       where document.id = any($1) and trim(draft.content -> 'seo' ->> 'structuredData') <> ''`,
      [ids],
    );
    return new Map(rows.map(({ id, own }) => [id, own]));
  }

  /** Live pages with structured data that holds an error, of those that the user may edit. */
  async invalid(user: SignedInUser): Promise<InvalidStructuredData[]> {
    const rows = await this.dataSource.query<(PlaceRow & { readonly own: string })[]>(
      `select ${placeColumns}, published.content -> 'seo' ->> 'structuredData' as own from ${placeTables}
       join content_revision published on published.id = document.published_revision_id
       where document.deleted_at is null and document.type = any($2)
         and trim(published.content -> 'seo' ->> 'structuredData') <> ''
       order by document.type, document.slug`,
      [this.places.titleFields(), this.types.editableBy(user)],
    );
    const invalid = rows.flatMap((row) => {
      const [message] = structuredDataErrors(row.own);
      const { id, type, path, title } = this.places.toPlace(row);
      return message ? [{ id, type, path, title, message }] : [];
    });
    return invalid.slice(0, mostInvalid);
  }
}

function countsOf(text: string) {
  const issues = text === '' ? [] : [...textIssues(text), ...graphIssues(entitiesIn(text) ?? [], { isPart: true })];
  const at = (level: string) => issues.filter((issue) => issue.level === level).length;
  return { errors: at('error'), warnings: at('warning') };
}

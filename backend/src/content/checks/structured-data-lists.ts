import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { DataIssue } from '@20x/shared/structured-data/issue';
import type { SignedInUser } from '../../core/access/access.ts';
import { specsOf } from '../../core/fields/field-spec.ts';
import { pageTypes } from '../documents/content-type.ts';
import { ContentTypes } from '../documents/content-types.ts';
import { findDocument } from '../documents/content-documents.ts';
import { DocumentLists } from '../documents/document-lists.ts';
import { DocumentQuery } from '../documents/document.dto.ts';
import { DocumentPlaces, placeColumns, placeTables, type PlaceRow } from '../links/document-places.ts';
import { structuredDataErrors } from './rules/metadata-rules.ts';
import { StructuredData } from './structured-data.ts';
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
    private readonly data: StructuredData,
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
    const own = await this.issuesOf(list.data.map(({ id }) => id));
    return {
      ...list,
      data: list.data.map(({ id, type, path, title, status }) => {
        const issues = own.get(id);
        return { id, type, path, title, status, isOwn: issues !== undefined, ...countsOf(issues ?? []) };
      }),
    };
  }

  /** Of those that add to their structured data; one after the other, because each is rendered. */
  private async issuesOf(ids: readonly string[]): Promise<ReadonlyMap<string, readonly DataIssue[]>> {
    const rows = await this.dataSource.query<{ readonly id: string }[]>(
      `select document.id from ${placeTables}
       where document.id = any($1) and trim(draft.content -> 'seo' ->> 'structuredData') <> ''`,
      [ids],
    );
    const found = new Map<string, readonly DataIssue[]>();
    for (const { id } of rows) {
      const document = await findDocument(this.dataSource.manager, null, { id });
      if (document) found.set(id, await this.data.draftIssues({ type: this.types.get(document.type), document }));
    }
    return found;
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

function countsOf(issues: readonly DataIssue[]) {
  const at = (level: string) => issues.filter((issue) => issue.level === level).length;
  return { errors: at('error'), warnings: at('warning') };
}

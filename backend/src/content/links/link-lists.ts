import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { SignedInUser } from '../../core/access/access.ts';
import { Config } from '../../core/config/config.ts';
import { readReference, referenceTo } from '@20x/shared/link-address';
import { pageTypes } from '../documents/content-type.ts';
import { ContentTypes } from '../documents/content-types.ts';
import { pageOfFound } from '../documents/found-page.ts';
import { DocumentPlaces, placeColumns, placeTables, type DocumentPlace, type PlaceRow } from './document-places.ts';
import { LinkTargets } from './link-targets.ts';
import type { LinkedDocument, LinkedDocumentList, LinkLookup, LinkTargetQuery } from './links.dto.ts';

/** Links as editors ask about them: what there is to link to, and what a link leads to. */
@Injectable()
export class LinkLists {
  constructor(
    private readonly dataSource: DataSource,
    private readonly config: Config,
    private readonly types: ContentTypes,
    private readonly places: DocumentPlaces,
    private readonly targets: LinkTargets,
  ) {}

  /** Everything that the user may edit and that is not in the trash. */
  async list(user: SignedInUser, query: LinkTargetQuery): Promise<LinkedDocumentList> {
    const pages = pageTypes(this.types.all).map(({ name }) => name);
    const types = this.types.editableBy(user).filter((name) => pages.includes(name));
    const isWanted = (name: string) => (query.type ?? name) === name && !(query.pages && this.types.get(name).isPart);
    const wanted = types.filter(isWanted);
    const found = `from (select ${placeColumns} from ${placeTables} where document.deleted_at is null) place
      where place.type = any($2)
        and not exists (select 1 from unnest($3::text[]) word
          where position(word in lower(place.title || ' ' || place.slug)) = 0)`;
    const words = (query.search ?? '')
      .toLowerCase()
      .split(/[\s/]+/)
      .filter(Boolean);
    return pageOfFound<PlaceRow, LinkedDocument>(this.dataSource, query, {
      columns: 'place.*',
      found,
      order: 'array_position($2, place.type), lower(place.title), place.id',
      parameters: [this.places.titleFields(), wanted, words],
      toItem: (row) => toLinked(this.places.toPlace(row)),
    });
  }

  /** Documents by their ids, including the trash, without those that the user may not edit. */
  async named(user: SignedInUser, ids: readonly string[]): Promise<LinkedDocument[]> {
    const places = await this.places.byId(this.dataSource.manager, ids);
    const types = this.types.editableBy(user);
    return [...places.values()].filter(({ type }) => types.includes(type)).map(toLinked);
  }

  /** What a link leads to; a document that the user may not edit is not revealed. */
  async lookUp(user: SignedInUser, href: string): Promise<LinkLookup> {
    const target = (await this.targets.find(this.dataSource.manager, [href])).get(href);
    const { state, address, document } = target ?? { state: 'unknown', address: null, document: null };
    const isShown = document && this.types.editableBy(user).includes(document.type);
    if (!isShown) return { state, href, address, document: null };
    const anchor = readReference(href)?.anchor ?? URL.parse(address ?? '', this.config.publicUrl)?.hash.slice(1) ?? '';
    return { state, href: referenceTo(document.id, anchor), address, document: toLinked(document) };
  }
}

function toLinked({ id, type, path, title, isLive: live }: DocumentPlace): LinkedDocument {
  return { id, type, path, title, live };
}

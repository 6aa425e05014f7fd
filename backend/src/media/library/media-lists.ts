import { Injectable } from '@nestjs/common';
import { DataSource, In, type SelectQueryBuilder } from 'typeorm';
import { largeFileBytes } from '@20x/shared/media-limits';
import { pageOf } from '../../core/http/pagination.ts';
import { toAnswer } from './media-answers.ts';
import type { MediaFacets, MediaList, MediaOrder, MediaQuery } from './media.dto.ts';
import { MediaItem } from './media-item.entity.ts';
import { MediaVersion } from './media-version.entity.ts';

/** Counting stops here: nobody reads on, and every list answers at once. */
const mostCounted = 10_000;
const mostTags = 200;

/** Each has an index. */
const orders: Readonly<Record<MediaOrder, readonly [column: string, direction: 'ASC' | 'DESC']>> = {
  newest: ['item.created_at', 'DESC'],
  name: ['lower(item.name)', 'ASC'],
  largest: ['item.bytes', 'DESC'],
};

/** A pattern of LIKE that holds the text as it is. */
const within = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/** Items as the library and the picker list them. */
@Injectable()
export class MediaLists {
  constructor(private readonly dataSource: DataSource) {}

  /** The trash is a list of its own. */
  async list(query: MediaQuery): Promise<MediaList> {
    const found = await this.found(query);
    const [column, direction] = orders[query.sort];
    const ids = await found
      .clone()
      .select('item.id', 'id')
      .orderBy(column, direction)
      .addOrderBy('item.id')
      .limit(query.limit)
      .offset(query.offset)
      .getRawMany<{ id: string }>();
    const items = await this.readAll(ids.map(({ id }) => id));
    return pageOf(query, items, await this.count(found));
  }

  async facets(): Promise<MediaFacets> {
    const { manager } = this.dataSource;
    const [folders, tags] = await Promise.all([
      manager.query<MediaFacets['folders']>(
        `select folder as name, count(*)::int as count from media_item
         where deleted_at is null and folder <> '' group by folder order by lower(folder)`,
      ),
      manager.query<MediaFacets['tags']>(
        `select tag as name, count(*)::int as count from media_item, unnest(tags) tag
         where deleted_at is null group by tag order by count desc, lower(tag) limit ${mostTags}`,
      ),
    ]);
    return { folders, tags };
  }

  private async found(query: MediaQuery): Promise<SelectQueryBuilder<MediaItem>> {
    const { search, kind, folder, tag, unused, missingAlt, large, trashed } = query;
    const found = this.dataSource.manager
      .createQueryBuilder(MediaItem, 'item')
      .where(`item.deleted_at is ${trashed ? 'not null' : 'null'}`);
    for (const [index, word] of (search?.toLowerCase().match(/\S+/g) ?? []).entries()) {
      found.andWhere(`item.search_text like :word${index}`, { [`word${index}`]: within(word) });
    }
    if (kind !== undefined) found.andWhere('item.kind in (:...kind)', { kind });
    if (folder === '') found.andWhere(`item.folder = ''`);
    else if (folder !== undefined) {
      found.andWhere(`(item.folder = :folder or starts_with(item.folder, :inside))`, { folder, inside: `${folder}/` });
    }
    if (tag !== undefined) found.andWhere('item.tags @> array[:tag]', { tag });
    if (large) found.andWhere('item.bytes > :large', { large: largeFileBytes });
    if (missingAlt) found.andWhere(`item.alt = '' and not item.is_decorative and item.kind <> 'pdf'`);
    if (unused) {
      found.andWhere('not exists (select 1 from media_use used where used.media_id = item.id)');
    }
    return found;
  }

  private async count(found: SelectQueryBuilder<MediaItem>): Promise<number> {
    const [sql, parameters] = found.clone().select('1', 'one').limit(mostCounted).getQueryAndParameters();
    const [row] = await this.dataSource.query<{ total: number }[]>(
      `select count(*)::int as total from (${sql}) counted`,
      parameters,
    );
    return row?.total ?? 0;
  }

  private async readAll(ids: readonly string[]) {
    if (ids.length === 0) return [];
    const { manager } = this.dataSource;
    const items = new Map((await manager.findBy(MediaItem, { id: In(ids) })).map((item) => [item.id, item]));
    const files = await manager
      .createQueryBuilder(MediaVersion, 'file')
      .innerJoin(MediaItem, 'item', 'item.id = file.itemId and item.currentNumber = file.number')
      .where({ itemId: In(ids) })
      .getMany();
    const fileOf = new Map(files.map((file) => [file.itemId, file]));
    return ids.flatMap((id) => {
      const [item, file] = [items.get(id), fileOf.get(id)];
      return item && file ? [toAnswer(item, file)] : [];
    });
  }
}

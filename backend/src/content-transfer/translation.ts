import type { EntityManager } from 'typeorm';
import { newId } from '@20x/shared/new-id';
import type { ExportedDocument } from './site-content.ts';

const uuid = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
/** Links to documents and addresses of media. */
const references = new RegExp(`(doc:|/media/)(${uuid})`, 'g');

interface Row {
  readonly id: string;
  readonly type: string;
  readonly slug: string;
  readonly is_trashed: boolean;
}

const placeOf = ({ type, slug }: Pick<Row, 'type' | 'slug'>) => `${type} ${slug}`;

/** The addresses of the other site and of this one. */
interface Sites {
  readonly from: string;
  readonly to: string;
}

/** What this site has in place of the ids and addresses of an export. */
export class Translation {
  private constructor(
    /** By the ids at the other site. */
    private readonly documents: ReadonlyMap<string, string>,
    private readonly media: ReadonlyMap<string, string>,
    private readonly sites: Sites,
  ) {}

  /**
   * A document of the same type with the same slug is the same, else one with the same id, which has moved. A new one
   * keeps its id where that is free.
   */
  static async of(
    manager: EntityManager,
    documents: readonly ExportedDocument[],
    media: ReadonlyMap<string, string>,
    sites: Sites,
  ): Promise<Translation> {
    const rows = await manager.query<Row[]>(
      'select id, type, slug, deleted_at is not null as is_trashed from content_document',
    );
    const kept = rows.filter(({ is_trashed }) => !is_trashed);
    const [taken, here] = [new Set(rows.map(({ id }) => id)), new Map(kept.map((row) => [placeOf(row), row.id]))];
    const places = new Set(documents.map(placeOf));
    const movable = new Set(kept.filter((row) => !places.has(placeOf(row))).map(({ type, id }) => `${type} ${id}`));
    const idOf = (document: ExportedDocument) => {
      const { id, type } = document;
      const known = here.get(placeOf(document));
      return known ?? (movable.has(`${type} ${id}`) || !taken.has(id) ? id : newId());
    };
    return new Translation(new Map(documents.map((document) => [document.id, idOf(document)])), media, sites);
  }

  idOf(document: ExportedDocument): string {
    return this.documents.get(document.id) ?? document.id;
  }

  of<T>(value: T): T {
    const { from, to } = this.sites;
    const own = new RegExp(`${from.replace(/\W/g, '\\$&')}(?![\\w.:@-])`, 'g');
    const text = JSON.stringify(value)
      .replace(own, () => to)
      .replace(references, (whole, before: string, id: string) => {
        const known = (before === 'doc:' ? this.documents : this.media).get(id);
        return known === undefined ? whole : before + known;
      });
    return JSON.parse(text) as T;
  }
}

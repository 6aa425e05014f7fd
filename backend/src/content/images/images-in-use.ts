import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { SignedInUser } from '../../core/access/access.ts';
import { isImageAddress } from '../../core/fields/address-fields.ts';
import { valuesIn, type FoundValue } from '../../core/fields/field-walk.ts';
import { ContentTypes } from '../documents/content-types.ts';
import type { ImageInUse } from './images.dto.ts';

interface Row {
  readonly type: string;
  readonly content: object;
}

/** The longest list, and the documents that are looked through for it: those that were changed last. */
const mostImages = 200;
const mostDocuments = 1000;

/** The images in the fields of documents, drafts and live. */
@Injectable()
export class ImagesInUse {
  constructor(
    private readonly dataSource: DataSource,
    private readonly types: ContentTypes,
  ) {}

  /** Those of documents that the user may edit, the last used first. */
  async list(user: SignedInUser): Promise<ImageInUse[]> {
    const rows = await this.dataSource.query<Row[]>(
      `select recent.type, revision.content
       from (select document.id, document.type, draft_revision_id, published_revision_id, draft.created_at as changed_at
             from content_document document join content_revision draft on draft.id = draft_revision_id
             where deleted_at is null and document.type = any($1)
             order by changed_at desc, document.id limit $2) recent
       join content_revision revision on revision.id in (recent.draft_revision_id, recent.published_revision_id)
       order by changed_at desc, recent.id, revision.number desc`,
      [this.types.editableBy(user), mostDocuments],
    );
    const images = new Map<string, string>();
    for (const { type, content } of rows) {
      for (const { address, alt } of imagesIn(valuesIn(this.types.get(type).content, content))) {
        if (!images.get(address)) images.set(address, alt);
      }
    }
    return [...images].slice(0, mostImages).map(([address, alt]) => ({ address, alt }));
  }
}

function imagesIn(values: Iterable<FoundValue>): ImageInUse[] {
  return [...values].flatMap(({ spec, value, owner }) => {
    if (spec.kind !== 'image' && spec.kind !== 'images') return [];
    const alts: unknown = spec.alt === undefined ? undefined : Reflect.get(owner, spec.alt);
    const entries: unknown[] = Array.isArray(value) ? value : [value];
    return entries.flatMap((entry, index): ImageInUse[] => {
      const address = textOf(entry);
      const alt = textOf(Array.isArray(alts) ? alts[index] : alts);
      return address !== '' && isImageAddress(address) ? [{ address, alt }] : [];
    });
  });
}

/** Of an entry that may be hidden. */
function textOf(entry: unknown): string {
  const text: unknown = typeof entry === 'object' && entry !== null ? Reflect.get(entry, 'entry') : entry;
  return typeof text === 'string' ? text.trim() : '';
}

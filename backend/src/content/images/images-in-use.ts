import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { SignedInUser } from '../../core/access/access.ts';
import { isImageAddress } from '@20x/shared/image-address';
import type { Class } from '../../core/fields/field-spec.ts';
import { valuesIn } from '../../core/fields/field-walk.ts';
import { attribute, elements, parse } from '../checks/page/markup.ts';
import { ContentTypes } from '../documents/content-types.ts';
import type { ImageInUse } from './images.dto.ts';

interface Row {
  readonly type: string;
  readonly content: object;
}

/** The longest list of documents' images, and the documents that are read for it: those that were changed last. */
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
    const ofDocuments = distinct(rows.flatMap(({ type, content }) => imagesIn(this.types.get(type).content, content)));
    return ofDocuments.slice(0, mostImages);
  }
}

/** Each address once, with the first text that describes it. */
function distinct(images: readonly ImageInUse[]): ImageInUse[] {
  const alts = new Map<string, string>();
  for (const { address, alt } of images) alts.set(address, alts.get(address) || alt);
  return [...alts].map(([address, alt]) => ({ address, alt }));
}

/** The images in the fields of a content, and inside its texts. */
export function imagesIn(type: Class, content: object): ImageInUse[] {
  return [...valuesIn(type, content)].flatMap(({ spec, value, owner }) => {
    if (spec.kind === 'richText') return imagesInText(value as string);
    if (spec.kind !== 'image' && spec.kind !== 'images') return [];
    const alts: unknown = spec.alt === undefined ? undefined : Reflect.get(owner, spec.alt);
    const entries: unknown[] = Array.isArray(value) ? value : [value];
    return entries.flatMap((entry, index): ImageInUse[] => {
      const address = textOf(entry);
      const alt = textOf(Array.isArray(alts) ? alts[index] : alts);
      return isImageAddress(address) ? [{ address, alt }] : [];
    });
  });
}

const imagesInText = (html: string): ImageInUse[] =>
  html.includes('<img')
    ? elements(parse(html), 'img')
        .map((image) => ({ address: attribute(image, 'src'), alt: attribute(image, 'alt') }))
        .filter(({ address }) => isImageAddress(address))
    : [];

/** Of an entry that may be hidden. */
function textOf(entry: unknown): string {
  const text: unknown = typeof entry === 'object' && entry !== null ? Reflect.get(entry, 'entry') : entry;
  return typeof text === 'string' ? text.trim() : '';
}

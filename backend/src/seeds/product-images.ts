import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { Logger } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { mediaAddress } from '@20x/shared/media-address';
import type { MediaKind } from '@20x/shared/media-limits';
import { productAlternatives, productPicture } from '@20x/shared/product-pictures';
import { Config } from '../core/config/config.ts';
import { MediaFiles } from '../media/files/media-files.ts';
import { MediaUploads } from '../media/library/media-uploads.service.ts';
import type { SeedStep } from './seed-step.ts';

const name = 'product-images';
const described = { folder: 'Product', license: 'Part of the 20X website', source: '20X', createdByName: null };

/** The pictures of the product become items of the library of a new site. An older site keeps them as plain paths. */
export const productImagesStep: SeedStep = {
  name,
  async run(tx, app) {
    const earlier = await tx.manager.query<unknown[]>('select 1 from seed_log where name <> $1 limit 1', [name]);
    if (earlier.length > 0) return;
    const files = app.get(MediaFiles, { strict: false });
    const uploads = app.get(MediaUploads, { strict: false });
    const folder = path.join(app.get(Config, { strict: false }).frontendDir, 'frontend-public/dist');
    for (const [scene, alt] of Object.entries(productAlternatives)) {
      const starterPath = productPicture(scene);
      const file = path.join(folder, starterPath);
      if (!existsSync(file)) continue;
      const stored = await files.addEncoded(file).catch((error: unknown) => {
        new Logger('Seeds').warn({ msg: 'a product picture stays out of the media library', starterPath, err: error });
        return null;
      });
      if (!stored) return;
      const item = { ...described, id: idOf(starterPath), name: scene, alt };
      await uploads.addItem(tx, { ...stored, starterPath }, item);
    }
  },
};

/** The same in every installation. */
const idOf = (starterPath: string) =>
  createHash('sha256')
    .update(starterPath)
    .digest('hex')
    .replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*/, '$1-$2-5$3-a$4-$5');

/** Starter content with the items of the library in place of the paths and scenes of pictures that have one. */
export async function withLibraryImages<T extends object>(manager: EntityManager, content: T): Promise<T> {
  const items = await manager.query<StarterItem[]>(
    `select item.id, item.name, item.kind, item.alt, file.starter_path as "starterPath"
     from media_item item join media_version file on file.item_id = item.id and file.number = 1
     where file.starter_path is not null and item.deleted_at is null`,
  );
  return replaced(content, new Map(items.map((item) => [item.starterPath, item]))) as T;
}

interface StarterItem {
  readonly id: string;
  readonly name: string;
  readonly kind: MediaKind;
  readonly alt: string;
  readonly starterPath: string;
}

/** A section that is nothing but a scene has no image of its own. */
function withImage(row: { scene?: unknown; image?: unknown; type?: unknown }, items: ReadonlyMap<string, StarterItem>) {
  const { scene, ...rest } = row;
  const item = typeof scene === 'string' && items.get(productPicture(scene));
  if (!item || row.image || row.type === 'productMock') return row;
  return { ...rest, image: mediaAddress(item), alt: item.alt };
}

function replaced(value: unknown, items: ReadonlyMap<string, StarterItem>): unknown {
  if (typeof value === 'string') {
    const item = items.get(value);
    return item ? mediaAddress(item) : value;
  }
  if (Array.isArray(value)) return value.map((entry) => replaced(entry, items));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(withImage(value, items)).map(([key, inner]) => [key, replaced(inner, items)]),
  );
}

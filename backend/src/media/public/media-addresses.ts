import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { fileAddress, mediaAddresses, resolvedAddress, type ResolvedFile } from '@20x/shared/media-address';
import { imageWidths } from '@20x/shared/image-widths';

type Row = Omit<ResolvedFile, 'focus'> & { readonly id: string; readonly focalX: number; readonly focalY: number };

/** What visitors get instead of the addresses that content stores. */
@Injectable()
export class MediaAddresses {
  constructor(private readonly dataSource: DataSource) {}

  /** The text with every address of an item replaced by that of its file. Unknown and removed items stay as they are. */
  async resolve(text: string): Promise<string> {
    if (!text.includes('/media/')) return text;
    const ids = new Set([...text.matchAll(mediaAddresses)].flatMap(([, id]) => id ?? []));
    if (ids.size === 0) return text;
    const files = await this.find([...ids], 'ready');
    return text.replaceAll(mediaAddresses, (stored, id: string) => {
      const file = files.get(id);
      return file ? resolvedAddress(file) : stored;
    });
  }

  /** Where the address of an item leads; null: nowhere. The smallest width is there before the others. */
  async fileOf(id: string): Promise<{ readonly address: string; readonly isFinal: boolean } | null> {
    const ready = (await this.find([id], 'ready')).get(id);
    if (ready) return { address: fileAddress(ready), isFinal: true };
    const newest = (await this.find([id], 'any')).get(id);
    const [smallest] = imageWidths(newest?.width ?? 0);
    return newest ? { address: fileAddress(newest, smallest), isFinal: false } : null;
  }

  /** The newest version of each item; while its widths are being written, the one before is shown. */
  async find(ids: readonly string[], state: 'ready' | 'any'): Promise<Map<string, ResolvedFile>> {
    const rows = await this.dataSource.query<Row[]>(
      `select distinct on (item.id) item.id, item.name, file.key, file.width, file.height, file.color,
         file.starter_path as "starterPath",
         case when file.type in ('svg', 'pdf') then file.type else 'image' end as kind,
         item.focal_x as "focalX", item.focal_y as "focalY"
       from media_item item join media_version file on file.item_id = item.id
       where item.id = any($1) and item.deleted_at is null and ($2 = 'any' or file.state = 'ready')
       order by item.id, file.number desc`,
      [ids, state],
    );
    return new Map(rows.map(({ id, focalX, focalY, ...file }) => [id, { ...file, focus: [focalX, focalY] }]));
  }
}

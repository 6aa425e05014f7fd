import { Injectable, type OnModuleInit } from '@nestjs/common';
import DataLoader from 'dataloader';
import { DataSource } from 'typeorm';
import { mediaIdIn } from '@20x/shared/media-address';
import { KnownImages } from '../../content/checks/known-images.ts';
import type { ImageFacts } from '../../content/checks/page/facts.ts';
import type { MediaType } from '../files/media-type.ts';

interface Row {
  readonly id: string;
  readonly type: MediaType;
  readonly bytes: number;
  readonly width: number | null;
  readonly height: number | null;
}

/** Tells the checks of pages what the library knows of its images. */
@Injectable()
export class MediaImages implements OnModuleInit {
  /** The images of a page are looked up together. */
  private readonly files = new DataLoader((ids: readonly string[]) => this.filesOf(ids), { cache: false });

  constructor(
    private readonly dataSource: DataSource,
    private readonly images: KnownImages,
  ) {}

  onModuleInit(): void {
    this.images.findIn((address) => this.find(address));
  }

  /** The newest version; null for a PDF, what is in the trash and what never was. */
  private async find(address: string): Promise<ImageFacts | null | undefined> {
    const id = address.startsWith('/') ? mediaIdIn(address) : null;
    if (id === null) return undefined;
    const file = await this.files.load(id);
    if (!file) return null;
    const { type, bytes, width, height } = file;
    return { bytes: type === 'svg' ? bytes : null, width: width ?? 0, height: height ?? 0, format: type };
  }

  private async filesOf(ids: readonly string[]): Promise<(Row | undefined)[]> {
    const rows = await this.dataSource.query<Row[]>(
      `select distinct on (item.id) item.id, file.type, file.bytes, file.width, file.height
       from media_item item join media_version file on file.item_id = item.id
       where item.id = any($1) and item.deleted_at is null and file.type <> 'pdf'
       order by item.id, file.number desc`,
      [ids],
    );
    return ids.map((id) => rows.find((row) => row.id === id));
  }
}

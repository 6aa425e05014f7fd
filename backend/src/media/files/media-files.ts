import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { copyFile } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { Inject, Injectable } from '@nestjs/common';
import sharp, { type Sharp } from 'sharp';
import { imageWidths } from '@20x/shared/image-widths';
import { BoundedQueue } from '../../core/concurrency/bounded-queue.ts';
import { Problem } from '../../core/http/problem.ts';
import { imageFacts, readImage } from './image-reading.ts';
import { inspectFile, type InspectedFile } from './inspect-file.ts';
import type { MediaCrop } from './media-crop.ts';
import { MEDIA_STORE, originalKey, publicKey, type MediaStore } from './media-store.ts';
import type { MediaType } from './media-type.ts';
import { receiveFile } from './receive-file.ts';
import { storing } from './storage-problem.ts';
import { TemporaryFiles } from './temporary-files.ts';
import { writeThumbnail, type ImageLook } from './write-thumbnail.ts';

/** Raise it when the way images are encoded changes: all that is encoded from then on gets new addresses. */
const encoding = 1;
const formats = { avif: { quality: 55, effort: 2 }, webp: { quality: 80 } } as const;

/** A file in the store with what is served of it at once. */
export interface StoredMedia {
  readonly original: string;
  readonly key: string;
  readonly type: MediaType;
  readonly bytes: number;
  readonly width: number | null;
  readonly height: number | null;
  readonly crop: MediaCrop | null;
  readonly color: string | null;
  readonly placeholder: string | null;
  /** Of a picture that comes with the site. */
  readonly starterPath?: string | null;
}

type Source = Pick<StoredMedia, 'original' | 'type' | 'bytes'>;

/** Receives, checks, stores and encodes the files of the library. One image at a time is in memory. */
@Injectable()
export class MediaFiles {
  private readonly queue = new BoundedQueue({ running: 1, waiting: 100 });

  constructor(
    @Inject(MEDIA_STORE) private readonly store: MediaStore,
    private readonly temporary: TemporaryFiles,
  ) {}

  /** Stores an upload and writes the smallest width of an image. `refuse` throws before that what the caller does not take. */
  async add(upload: Readable, declaredBytes?: number, refuse?: (type: MediaType) => void): Promise<StoredMedia> {
    return storing(() =>
      this.temporary.with(async (path) => {
        const received = await receiveFile(upload, path, declaredBytes);
        return this.queue.run(async () => {
          const file = await inspectFile(received);
          refuse?.(file.type);
          return this.keep(file);
        });
      }),
    );
  }

  /** Stores a picture that is encoded for visitors already: it is its own widest file. */
  async addEncoded(picture: string): Promise<StoredMedia> {
    const stored = await this.add(createReadStream(picture));
    await this.temporary.with(async (copy) => {
      await copyFile(picture, copy);
      await this.store.put(publicKey(stored.key, `${stored.width}.webp`), copy);
    });
    return stored;
  }

  /** The same upload with another crop; null: all of it. Refuses a crop that leaves the image. */
  async crop({ original, type, bytes }: Source, crop: MediaCrop | null): Promise<StoredMedia> {
    return storing(() =>
      this.temporary.with(async (path) => {
        await this.store.copyTo(originalKey(original), path);
        const whole = await imageFacts(path);
        const { width, height } = crop ?? whole;
        if (crop && (crop.left + width > whole.width || crop.top + height > whole.height)) {
          const detail = `The crop leaves the image of ${whole.width} × ${whole.height} pixels. Choose a part inside it.`;
          throw new Problem('invalid_input', { detail, errors: [{ field: 'crop', message: detail }] });
        }
        const key = keyOf(original, crop);
        const look = await this.queue.run(() => this.writeSmallest(path, { key, width, crop }));
        return { original, key, type, bytes, width, height, crop, ...look };
      }),
    );
  }

  /** Writes every width in every format that is not there yet. */
  async encode({ original, key, width, crop }: Pick<StoredMedia, 'original' | 'key' | 'width' | 'crop'>) {
    if (width === null) return;
    const widths = imageWidths(width);
    const widest = await this.temporary.with(async (path) => {
      await this.store.copyTo(originalKey(original), path);
      // Decoding a large original takes longer than encoding it, so it is done once.
      return this.queue.run(() =>
        readImage(path, crop)
          .resize(Math.max(...widths))
          .raw()
          .toBuffer({ resolveWithObject: true }),
      );
    });
    const image = sharp(widest.data, { raw: widest.info });
    for (const pixels of widths) {
      for (const format of ['webp', 'avif'] as const) {
        const target = publicKey(key, `${pixels}.${format}`);
        if (!(await this.store.has(target))) await this.encodeOne(image, { target, pixels, format });
      }
    }
  }

  private async encodeOne(image: Sharp, { target, pixels, format }: Wanted): Promise<void> {
    await this.temporary.with(async (path) => {
      await this.queue.run(() => image.clone().resize(pixels).toFormat(format, formats[format]).toFile(path));
      await this.store.put(target, path);
    });
  }

  private async keep(file: InspectedFile): Promise<StoredMedia> {
    const { path, hash: original, type, bytes, width, height } = file;
    const key = keyOf(original, null);
    const stored = { original, key, type, bytes, width, height, crop: null };
    if (type === 'svg' || type === 'pdf') {
      await this.temporary.with(async (copy) => {
        await copyFile(path, copy);
        await this.store.put(publicKey(key, `file.${type}`), copy);
      });
      await this.store.put(originalKey(original), path);
      return { ...stored, color: null, placeholder: null };
    }
    const look = await this.writeSmallest(path, { key, width: width ?? 0, crop: null });
    await this.store.put(originalKey(original), path);
    return { ...stored, ...look };
  }

  private async writeSmallest(
    path: string,
    { key, width, crop }: { key: string; width: number; crop: MediaCrop | null },
  ): Promise<ImageLook> {
    const [smallest = width] = imageWidths(width);
    return this.temporary.with(async (thumbnail) => {
      const look = await writeThumbnail({ path, width: smallest, crop }, thumbnail);
      await this.store.put(publicKey(key, `${smallest}.webp`), thumbnail);
      return look;
    });
  }
}

interface Wanted {
  readonly target: string;
  readonly pixels: number;
  readonly format: keyof typeof formats;
}

const keyOf = (original: string, crop: MediaCrop | null) =>
  createHash('sha256')
    .update(JSON.stringify([encoding, original, crop && [crop.left, crop.top, crop.width, crop.height]]))
    .digest('hex')
    .slice(0, 32);

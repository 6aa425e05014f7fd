import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { isImageAddress } from '@20x/shared/image-address';
import { Config } from '../../core/config/config.ts';
import { toProblem } from '../../core/http/problem-filter.ts';
import { MediaUploads } from '../../media/library/media-uploads.service.ts';
import type { Archive } from '../readers/archive.ts';
import { archivePaths } from './archive-paths.ts';
import { fetchImage, FetchRules, RefusedImage } from './fetch-image.ts';
import { keptImage, type StoreImage } from './image-addresses.ts';

/** keep: images stay where they are. archive: those of the archive are stored. fetch: those on the web, too. */
export type ImageChoice = 'keep' | 'archive' | 'fetch';

/** Puts images of imported posts into the media library. */
@Injectable()
export class ImportImages {
  constructor(
    private readonly config: Config,
    private readonly uploads: MediaUploads,
    private readonly rules: FetchRules,
  ) {}

  /** What would be stored; stores nothing. */
  preview(archive: Archive | null): StoreImage {
    const pathOf = archivePaths(archive?.paths ?? []);
    return (address, post) =>
      pathOf(address, post) === null
        ? (this.own(address) ?? keptImage(address, post))
        : Promise.resolve({ address: '/images/in-the-archive' });
  }

  /** An image of this site by its whole address, as a file that was exported here has it. */
  private own(address: string): ReturnType<StoreImage> | null {
    const path = address.startsWith(`${this.config.publicUrl}/`) ? address.slice(this.config.publicUrl.length) : '';
    return isImageAddress(path) ? Promise.resolve({ address: path }) : null;
  }

  store(archive: Archive | null, choice: ImageChoice, by: string): StoreImage {
    const pathOf = archivePaths(choice === 'keep' ? [] : (archive?.paths ?? []));
    return async (address, post) => {
      const path = pathOf(address, post);
      const bytes = path === null ? null : await archive?.read(path);
      if (path !== null && bytes) return this.upload(path, bytes, by);
      const own = this.own(address);
      if (own) return own;
      if (choice !== 'fetch' || !/^(?:https?:)?\/\//i.test(address)) return keptImage(address, post);
      return this.fetched(address, post, by);
    };
  }

  private async fetched(address: string, post: string, by: string) {
    const whole = address.startsWith('//') ? `https:${address}` : address;
    try {
      const bytes = await fetchImage(whole, this.rules);
      return await this.upload(new URL(whole).pathname, bytes, by, () => keptImage(address, post));
    } catch (error) {
      if (!(error instanceof RefusedImage)) throw error;
      const { address: kept } = await keptImage(address, post);
      return { address: kept, note: `The image ${address.slice(0, 200)} was not downloaded: ${error.message}.` };
    }
  }

  /** `instead`: where the image is otherwise. Default: nowhere. */
  private async upload(path: string, bytes: Buffer, by: string, instead: () => ReturnType<StoreImage> = nothing) {
    try {
      const stream = Readable.from([bytes]);
      const media = await this.uploads.upload({ stream, bytes: bytes.length }, { name: path, by });
      return { address: media.address };
    } catch (error) {
      const { code, message } = toProblem(error);
      if (code === 'internal' || code === 'unavailable') throw error;
      return { address: (await instead()).address, note: `The image ${path.slice(0, 200)} was not stored: ${message}` };
    }
  }
}

const nothing: () => ReturnType<StoreImage> = () => Promise.resolve({ address: null });

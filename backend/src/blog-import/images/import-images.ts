import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { isImageAddress } from '@20x/shared/image-address';
import { Config } from '../../core/config/config.ts';
import { toProblem } from '../../core/http/problem-filter.ts';
import { MediaLibrary } from '../../media/library/media-library.service.ts';
import { MediaUploads } from '../../media/library/media-uploads.service.ts';
import type { Archive } from '../readers/archive.ts';
import { archivePaths } from './archive-paths.ts';
import { fetchImage, FetchRules, RefusedImage, UnreachableHost } from './fetch-image.ts';
import { keptImage, type StoreImage } from './image-addresses.ts';

/** keep: images stay where they are. archive: those of the archive are stored. fetch: those on the web, too. */
export type ImageChoice = 'keep' | 'archive' | 'fetch';

/** Images that fail in a row before a host counts as dead. */
const mostFailures = 3;

/** The images that one import stores. */
export interface ImageStoring {
  readonly store: StoreImage;
  /** The post is written: what was stored for it stays. */
  settle(): void;
  /** The post is not written: what was stored for it goes into the trash. */
  takeBack(): Promise<void>;
}

interface StoringOptions {
  /** Whether images on the web are stored, too. */
  readonly fetches: boolean;
  readonly by: string;
  /** Runs before each image; what it throws stops the import. */
  readonly before: () => Promise<void>;
}

/** Puts images of imported posts into the media library. */
@Injectable()
export class ImportImages {
  constructor(
    private readonly config: Config,
    private readonly uploads: MediaUploads,
    private readonly library: MediaLibrary,
    private readonly rules: FetchRules,
  ) {}

  /** What would be stored for someone with these permissions; stores nothing. */
  preview(archive: Archive | null, permissions: readonly string[]): StoreImage {
    const pathOf = archivePaths(archive?.paths ?? []);
    return (address, post) => {
      const path = pathOf(address, post);
      if (path === null) return this.own(address) ?? keptImage(address, post);
      if (permissions.includes('media:edit')) return Promise.resolve({ address: '/images/in-the-archive' });
      const note = `The image ${path.slice(0, 200)} was left out: you need permission to change the media library.`;
      return Promise.resolve({ address: null, note });
    };
  }

  /** An image of this site by its whole address, as a file that was exported here has it. */
  private own(address: string): ReturnType<StoreImage> | null {
    const path = address.startsWith(`${this.config.publicUrl}/`) ? address.slice(this.config.publicUrl.length) : '';
    return isImageAddress(path) ? Promise.resolve({ address: path }) : null;
  }

  storing(archive: Archive | null, { fetches, by, before }: StoringOptions): ImageStoring {
    const pathOf = archivePaths(archive?.paths ?? []);
    const added = new Set<string>();
    const failures = new Map<string, number>();
    const store: StoreImage = async (address, post) => {
      await before();
      const path = pathOf(address, post);
      const bytes = path === null ? null : await archive?.read(path);
      if (path !== null && bytes) return this.upload(path, bytes, { by, added });
      const own = this.own(address);
      if (own) return own;
      if (!fetches || !/^(?:https?:)?\/\//i.test(address)) return keptImage(address, post);
      return this.fetched(address, post, { by, added, failures });
    };
    return { store, settle: () => added.clear(), takeBack: () => this.takeBack(added, by) };
  }

  private async fetched(
    address: string,
    post: string,
    { failures, ...adding }: Adding & { readonly failures: Map<string, number> },
  ) {
    const whole = address.startsWith('//') ? `https:${address}` : address;
    const host = URL.parse(whole)?.host ?? '';
    const failed = (count: number) => void failures.set(host, count);
    try {
      if ((failures.get(host) ?? 0) >= mostFailures)
        throw new RefusedImage(
          `${host} could not be reached ${mostFailures} times, so its other images were not tried`,
        );
      const bytes = await fetchImage(whole, this.rules);
      failed(0);
      return await this.upload(new URL(whole).pathname, bytes, adding, () => keptImage(address, post));
    } catch (error) {
      if (!(error instanceof RefusedImage)) throw error;
      if (error instanceof UnreachableHost) failed((failures.get(host) ?? 0) + 1);
      const { address: kept } = await keptImage(address, post);
      return { address: kept, note: `The image ${address.slice(0, 200)} was not downloaded: ${error.message}.` };
    }
  }

  /** `instead`: where the image is otherwise. Default: nowhere. */
  private async upload(
    path: string,
    bytes: Buffer,
    { by, added }: Adding,
    instead: () => ReturnType<StoreImage> = nothing,
  ) {
    try {
      const stream = Readable.from([bytes]);
      const media = await this.uploads.upload({ stream, bytes: bytes.length }, { name: path, by });
      if (!media.isKnown) added.add(media.id);
      return { address: media.address };
    } catch (error) {
      const { code, message } = toProblem(error);
      if (code === 'internal' || code === 'unavailable') throw error;
      return { address: (await instead()).address, note: `The image ${path.slice(0, 200)} was not stored: ${message}` };
    }
  }

  /** Someone else may use one of them by now: it stays. */
  private async takeBack(added: Set<string>, by: string): Promise<void> {
    for (const id of added)
      await this.library.trash(id, by).catch((error: unknown) => {
        if (toProblem(error).code !== 'conflict') throw error;
      });
    added.clear();
  }
}

interface Adding {
  readonly by: string;
  /** Ids of the items that the library did not have. */
  readonly added: Set<string>;
}

const nothing: () => ReturnType<StoreImage> = () => Promise.resolve({ address: null });

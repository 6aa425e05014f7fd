import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { isImageAddress } from '@20x/shared/image-address';
import { Config } from '../../core/config/config.ts';
import { KnownImages } from '../../content/checks/known-images.ts';
import { toProblem } from '../../core/http/problem-filter.ts';
import { fetchImage, FetchRules, RefusedImage, UnreachableHost } from '../../media/library/fetch-image.ts';
import { MediaLibrary } from '../../media/library/media-library.service.ts';
import { MediaUploads } from '../../media/library/media-uploads.service.ts';
import type { Archive } from '../readers/archive.ts';
import { archivePaths } from './archive-paths.ts';
import { DeadHosts } from './dead-hosts.ts';
import { keptImage, type StoreImage } from './image-addresses.ts';

/** keep: images stay where they are. archive: those of the archive are stored. fetch: those on the web, too. */
export type ImageChoice = 'keep' | 'archive' | 'fetch';

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
    private readonly known: KnownImages,
  ) {}

  /** What would be stored for someone with these permissions; stores nothing. */
  preview(archive: Archive | null, permissions: readonly string[]): StoreImage {
    const pathOf = archivePaths(archive?.paths ?? []);
    return (address, post) => {
      const path = pathOf(address, post);
      if (path === null) return this.kept(address, post);
      if (permissions.includes('media:edit')) return Promise.resolve({ address: '/images/in-the-archive' });
      const note = `The image ${path.slice(0, 200)} was left out: you need permission to change the media library.`;
      return Promise.resolve({ address: null, note });
    };
  }

  /** Where it is; one of this site by its path. */
  private async kept(address: string, post: string): ReturnType<StoreImage> {
    const own = this.pathHere(address);
    if (own === null) return keptImage(address, post);
    return (await this.known.find(own)) ? { address: own } : keptImage(own, post);
  }

  /** The path of an image of this site, which a file that was exported here has with the whole address. */
  private pathHere(address: string): string | null {
    const { publicUrl } = this.config;
    const path = address.startsWith(`${publicUrl}/`) ? address.slice(publicUrl.length) : address;
    return path.startsWith('/') && isImageAddress(path) ? path : null;
  }

  storing(archive: Archive | null, { fetches, by, before }: StoringOptions): ImageStoring {
    const pathOf = archivePaths(archive?.paths ?? []);
    const added = new Set<string>();
    const hosts = new DeadHosts();
    const store: StoreImage = async (address, post) => {
      await before();
      const path = pathOf(address, post);
      const bytes = path === null ? null : await archive?.read(path);
      if (path !== null && bytes) return this.upload(path, bytes, { by, added });
      const isElsewhere = this.pathHere(address) === null && /^(?:https?:)?\/\//i.test(address);
      if (!fetches || !isElsewhere) return this.kept(address, post);
      return this.fetched(address, post, { by, added, hosts });
    };
    return { store, settle: () => added.clear(), takeBack: () => this.takeBack(added, by) };
  }

  private async fetched(address: string, post: string, { hosts, ...adding }: Adding & { readonly hosts: DeadHosts }) {
    const whole = address.startsWith('//') ? `https:${address}` : address;
    const host = URL.parse(whole)?.host ?? '';
    try {
      const failures = hosts.failuresOf(host);
      if (failures !== null)
        throw new RefusedImage(`${host} could not be reached ${failures} times, so its other images were not tried`);
      const bytes = await fetchImage(whole, this.rules);
      hosts.answered(host);
      return await this.upload(new URL(whole).pathname, bytes, adding, () => keptImage(address, post));
    } catch (error) {
      if (!(error instanceof RefusedImage)) throw error;
      if (error instanceof UnreachableHost) hosts.failed(host);
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

import type { Readable } from 'node:stream';
import { Inject, Injectable } from '@nestjs/common';
import { mediaAddress } from '@20x/shared/media-address';
import { imageWidths } from '@20x/shared/image-widths';
import { MEDIA_STORE, publicKey, type MediaStore } from '../files/media-store.ts';
import { MediaAddresses } from './media-addresses.ts';

/** A file of the library as visitors get it at its greatest width. */
export interface MediaCopy {
  /** Such as `ward.webp`. */
  readonly name: string;
  /** Null: the file is gone. */
  open(): Promise<{ readonly bytes: number; readonly stream: Readable } | null>;
}

/** Files of the library for archives. What cameras write into originals stays here. */
@Injectable()
export class MediaCopies {
  constructor(
    @Inject(MEDIA_STORE) private readonly store: MediaStore,
    private readonly addresses: MediaAddresses,
  ) {}

  /** By the ids of items; those that are unknown, removed or not ready are left out. */
  async find(ids: readonly string[]): Promise<ReadonlyMap<string, MediaCopy>> {
    const files = await this.addresses.find(ids, 'ready');
    return new Map(
      [...files].map(([id, file]) => {
        const widest = file.kind === 'image' && file.width !== null ? Math.max(...imageWidths(file.width)) : null;
        const stored = widest === null ? `file.${file.kind}` : `${widest}.webp`;
        const name =
          mediaAddress({ ...file, id })
            .split('/')
            .at(-1) ?? stored;
        return [id, { name, open: () => this.store.get(publicKey(file.key, stored)) }];
      }),
    );
  }
}

import type { Config } from '../../core/config/config.ts';
import { DiskStore } from './disk-store.ts';
import type { MediaStore } from './media-store.ts';
import { S3Store } from './s3-store.ts';

/** The store that the configuration chose. `patienceMs`: the longest silence of a bucket; the default fits visitors. */
export function openMediaStore({ mediaStore, mediaDir }: Config, patienceMs = 4_000): MediaStore {
  return mediaStore === 'disk' ? new DiskStore(mediaDir) : new S3Store(mediaStore, patienceMs);
}

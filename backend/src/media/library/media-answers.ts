import { fileAddress, mediaAddress } from '@20x/shared/media-address';
import { imageWidths } from '@20x/shared/image-widths';
import { kindOf } from '../files/media-type.ts';
import type { MediaItemAnswer, MediaVersionAnswer } from './media.dto.ts';
import type { MediaItem } from './media-item.entity.ts';
import type { MediaVersion } from './media-version.entity.ts';

export function toAnswer(item: MediaItem, file: MediaVersion): MediaItemAnswer {
  const { id, version, name, kind, alt, isDecorative, caption, credit, license, source, folder, tags } = item;
  const { focalX, focalY, createdAt, updatedAt, deletedAt, createdByName: createdBy, updatedByName: updatedBy } = item;
  const { state, color, placeholder } = file;
  return {
    ...toVersion(item, file),
    ...{ id, version, name, kind, alt, isDecorative, caption, credit, license, source, folder, tags },
    ...{ state, color, placeholder, focalX, focalY, createdBy, updatedBy },
    address: mediaAddress(item),
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    deletedAt: deletedAt?.toISOString() ?? null,
  };
}

export function toVersion({ name }: MediaItem, file: MediaVersion): MediaVersionAnswer {
  const { number, original, type, key, bytes, width, height, crop, createdByName: createdBy, createdAt } = file;
  const served = { key, name, kind: kindOf(type), width };
  const [smallest] = imageWidths(width ?? 0);
  return {
    ...{ number, original, type, bytes, width, height, crop, createdBy },
    // The usual size of an image is there when it is ready; the smallest is there at once.
    file: fileAddress(served, file.state === 'ready' ? undefined : smallest),
    thumbnail: type === 'pdf' ? null : fileAddress(served, smallest),
    createdAt: createdAt.toISOString(),
  };
}

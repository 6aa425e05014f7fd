import type { EntityManager } from 'typeorm';
import { Problem } from '../../core/http/problem.ts';
import { toAnswer } from './media-answers.ts';
import type { MediaItemAnswer } from './media.dto.ts';
import { MediaItem, searchTextOf } from './media-item.entity.ts';
import { MediaVersion } from './media-version.entity.ts';

export async function getItem(manager: EntityManager, id: string): Promise<MediaItem> {
  const item = await manager.findOneBy(MediaItem, { id });
  if (!item) throw new Problem('not_found');
  return item;
}

export async function getVersion(manager: EntityManager, itemId: string, number: number): Promise<MediaVersion> {
  const version = await manager.findOneBy(MediaVersion, { itemId, number });
  if (!version) throw new Problem('not_found', { detail: 'There is no such version.' });
  return version;
}

export async function readAnswer(manager: EntityManager, id: string): Promise<MediaItemAnswer> {
  const item = await getItem(manager, id);
  return toAnswer(item, await getVersion(manager, id, item.currentNumber));
}

type Change = Partial<Omit<MediaItem, 'id' | 'version' | 'createdAt' | 'updatedAt' | 'deletedAt'>> & {
  readonly updatedByName: string;
  readonly deletedAt?: null | (() => string);
};

/** Writes the change unless someone was faster; the refusal holds the newest item. */
export async function changeItem(manager: EntityManager, item: MediaItem, seen: number, change: Change): Promise<void> {
  // A version that no item can have is one that nobody saw, too.
  if (item.version === seen) {
    const { affected } = await manager.update(
      MediaItem,
      { id: item.id, version: seen },
      { ...change, searchText: searchTextOf({ ...item, ...change }), version: seen + 1, updatedAt: () => 'now()' },
    );
    if (affected === 1) return;
  }
  throw new Problem('edit_conflict', { extra: { current: await readAnswer(manager, item.id) } });
}

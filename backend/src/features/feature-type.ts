import type { ContentType } from '../content/content-types.ts';
import { FeatureContent } from './feature-content.dto.ts';
import { FeatureListing } from './feature-listing.entity.ts';

/** What lists show of a feature. */
export function toListing(slug: string, content: FeatureContent) {
  const title = content.title ?? slug;
  return {
    slug,
    title,
    menuLabel: content.menuLabel?.trim() || title,
    group: content.group ?? ('fill' as const),
    summary: content.summary ?? '',
    icon: content.icon ?? null,
    inMenu: content.inMenu !== false,
  };
}

export const featureType: ContentType<FeatureContent> = {
  name: 'feature',
  content: FeatureContent,
  titleField: 'title',
  path: (slug) => `/features/${slug}`,
  onPublish: async ({ manager }, { documentId, slug, content }) => {
    const listing = { ...toListing(slug, content), documentId, position: content.order ?? 0 };
    await manager.upsert(FeatureListing, listing, ['documentId']);
  },
  onWithdraw: async ({ manager }, documentId) => void (await manager.delete(FeatureListing, { documentId })),
};

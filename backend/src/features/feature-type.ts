import { withAnchoredBlocks } from '../content/blocks/anchors.ts';
import { defineContentType } from '../content/documents/content-type.ts';
import type { ContentHooks } from '../content/documents/content-types.ts';
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

export const featureType = defineContentType({
  name: 'feature',
  content: FeatureContent,
  path: '/features/{slug}',
  ordered: true,
  complete: withAnchoredBlocks,
  sitemap: { index: '/features' },
  admin: {
    order: 6,
    title: 'Features',
    item: 'feature',
    icon: 'Sparkles',
    api: '/api/features/{slug}',
    path: '/admin/features',
    tabs: { overview: 'Overview', content: 'Content', related: 'Related' },
  },
});

export const featureHooks: ContentHooks<FeatureContent> = {
  onPublish: async ({ manager }, { documentId, slug, content }) => {
    await manager.upsert(FeatureListing, { ...toListing(slug, content), documentId }, ['documentId']);
  },
  onUnpublish: async ({ manager }, documentId) => void (await manager.delete(FeatureListing, { documentId })),
};

import type { ContentType } from '../content/content-types.ts';
import { FeatureContent } from './feature-content.dto.ts';
import { FeatureListing } from './feature-listing.entity.ts';

export const featureType: ContentType<FeatureContent> = {
  name: 'feature',
  content: FeatureContent,
  titleField: 'title',
  path: (slug) => `/features/${slug}`,
  onPublish: async ({ manager }, { documentId, slug, content }) => {
    const title = content.title ?? slug;
    await manager.upsert(
      FeatureListing,
      {
        documentId,
        slug,
        title,
        menuLabel: content.menuLabel?.trim() || title,
        group: content.group ?? 'fill',
        summary: content.summary ?? '',
        icon: content.icon ?? null,
        inMenu: content.inMenu !== false,
        position: content.order ?? 0,
      },
      ['documentId'],
    );
  },
  onWithdraw: async ({ manager }, documentId) => void (await manager.delete(FeatureListing, { documentId })),
};

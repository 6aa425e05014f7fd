import type { ContentType } from '../content/content-types.ts';
import { FeatureContent } from './feature-content.dto.ts';
import { FeatureListing } from './feature-listing.entity.ts';

export const featureType: ContentType<FeatureContent> = {
  name: 'feature',
  content: FeatureContent,
  path: (slug) => `/features/${slug}`,
  onPublish: async ({ manager }, { documentId, slug, content }) => {
    const { title, order } = content;
    await manager.upsert(FeatureListing, { documentId, slug, title: title ?? slug, position: order ?? 0 }, [
      'documentId',
    ]);
  },
};

import type { ContentHooks } from '../content/documents/content-types.ts';
import type { PostContent } from './post-content.dto.ts';
import { PostListing } from './post-listing.entity.ts';
import { termNames, toListing } from './post-type.ts';
import type { Terms } from './terms/terms.service.ts';

/** What lists show of a post is written when it is published, with the records of its category and tags. */
export const postHooks = (terms: Terms): ContentHooks<PostContent> => ({
  onPublish: async (tx, { documentId, slug, content }) => {
    const keys = await terms.keysFor(tx, termNames(content));
    const listing = { ...toListing(slug, content), ...keys, documentId, updatedAt: () => 'now()' };
    await tx.manager.upsert(PostListing, listing, ['documentId']);
  },
  onUnpublish: async ({ manager }, documentId) => void (await manager.delete(PostListing, { documentId })),
});

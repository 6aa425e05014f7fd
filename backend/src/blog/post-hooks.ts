import type { ContentHooks } from '../content/documents/content-types.ts';
import type { Bylines } from './authors/bylines.service.ts';
import type { PostContent } from './post-content.dto.ts';
import { PostListing } from './post-listing.entity.ts';
import { filled, pickedAuthors, termNames, toListing } from './post-type.ts';
import type { Terms } from './terms/terms.service.ts';

/** What lists show of a post is written when it is published, with the records of its category and tags. Names of authors are read when lists are. */
export const postHooks = (terms: Terms, bylines: Bylines): ContentHooks<PostContent> => ({
  onPublish: async (tx, { documentId, slug, content }) => {
    const keys = await terms.keysFor(tx, termNames(content));
    const authorIds = await bylines.idsOf(pickedAuthors(content), tx.manager);
    const [reviewerId = null] = await bylines.idsOf(filled([content.reviewedBy]), tx.manager);
    const listing = {
      ...toListing(slug, content),
      ...keys,
      authorIds,
      reviewerId,
      documentId,
      updatedAt: () => 'now()',
    };
    await tx.manager.upsert(PostListing, listing, ['documentId']);
  },
  onUnpublish: async ({ manager }, documentId) => void (await manager.delete(PostListing, { documentId })),
});

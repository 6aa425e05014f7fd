import type { ContentHooks } from '../../content/documents/content-types.ts';
import type { AuthorContent } from './author-content.dto.ts';
import { AuthorListing } from './author-listing.entity.ts';

const textOrNull = (text: string | null | undefined) => text?.trim() || null;

/** What posts and the author's own page show. */
export const toAuthorListing = (slug: string, { name, role, bio, photo, photoAlt }: AuthorContent) => ({
  slug,
  name: textOrNull(name) ?? slug,
  role: textOrNull(role),
  bio: textOrNull(bio),
  photo: textOrNull(photo),
  photoAlt: textOrNull(photoAlt),
});

/** Posts read the author's name when they are shown, so that one publication renames all bylines. */
export const authorHooks: ContentHooks<AuthorContent> = {
  onPublish: async ({ manager }, { documentId, slug, content }) => {
    const listing = { ...toAuthorListing(slug, content), documentId, isLive: true };
    await manager.upsert(AuthorListing, listing, ['documentId']);
  },
  onUnpublish: async ({ manager }, documentId) =>
    void (await manager.update(AuthorListing, { documentId }, { isLive: false })),
};

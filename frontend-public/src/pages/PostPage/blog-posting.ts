import type { Post } from '@20x/kit';
import { defaultSocialImage } from '@20x/shared/seo-defaults';
import type { SiteFacts } from '../SitePageMeta';

/** A post as search engines read it. */
export function blogPosting(post: Post, { siteName, publicUrl }: SiteFacts) {
  const url = `${publicUrl}/blog/${post.slug}`;
  const image = post.cover?.trim() || defaultSocialImage;
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: post.title,
    description: post.excerpt,
    image: image.startsWith('/') ? publicUrl + image : image,
    datePublished: post.publishedOn,
    dateModified: post.lastReviewedOn ?? post.updatedAt,
    keywords: post.tags.join(', '),
    author: post.authors.map((name) => ({ '@type': 'Organization', name, url: publicUrl })),
    publisher: { '@type': 'Organization', name: siteName, url: publicUrl },
    mainEntityOfPage: url,
    url,
  };
}

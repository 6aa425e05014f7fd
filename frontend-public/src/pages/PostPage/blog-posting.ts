import type { Post } from '@20x/kit';
import { effectiveSeo } from '@20x/shared/effective-seo';
import type { SiteFacts } from '../SitePageMeta';

/** A post as search engines read it. */
export function blogPosting(post: Post, { siteName, publicUrl }: SiteFacts) {
  const url = `${publicUrl}/blog/${post.slug}`;
  const { value: image } = effectiveSeo(null, { ogImage: post.cover }, publicUrl)('ogImage');
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: post.title,
    description: post.excerpt,
    image,
    datePublished: post.publishedOn,
    dateModified: post.lastReviewedOn ?? post.updatedAt,
    keywords: post.tags.join(', '),
    author: post.authors.map((name) => ({ '@type': 'Organization', name, url: publicUrl })),
    publisher: { '@type': 'Organization', name: siteName, url: publicUrl },
    mainEntityOfPage: url,
    url,
  };
}

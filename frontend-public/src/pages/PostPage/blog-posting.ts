import type { Byline, Post } from '@20x/kit';
import { effectiveSeo } from '@20x/shared/effective-seo';
import { editorialTeam } from '@20x/shared/editorial-team';
import { authorPath } from '../AuthorPage/author-address';
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
    author: post.bylines.map((byline) => authorRecord(byline, publicUrl)),
    publisher: { '@type': 'Organization', name: siteName, url: publicUrl },
    mainEntityOfPage: url,
    url,
  };
}

const authorRecord = ({ name, slug }: Byline, publicUrl: string) =>
  name === editorialTeam
    ? { '@type': 'Organization', name, url: publicUrl }
    : { '@type': 'Person', name, ...(slug && { url: publicUrl + authorPath(slug) }) };

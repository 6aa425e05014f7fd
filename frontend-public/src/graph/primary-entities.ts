import type { Author, Block, Byline, Page, PageSeo, Post } from '@20x/kit';
import { editorialTeam } from '@20x/shared/editorial-team';
import { effectiveSeo } from '@20x/shared/effective-seo';
import { drawnImageOf } from '@20x/shared/social-image';
import { refTo, type Entity } from '@20x/shared/structured-data/graph';
import { authorPath } from '../pages/AuthorPage/author-address';
import { introductionOf } from '../pages/BlockPageMeta';
import { filled, rowsWith } from '../ui/field-text';
import { absolute, type Addresses } from './addresses';
import type { SiteFacts } from './site-facts';

/** The software that the site is about, with the prices that the page shows. */
export function software(
  at: Addresses,
  { name }: SiteFacts,
  { description, blocks = [] }: { readonly description?: string; readonly blocks?: readonly Block[] } = {},
): Entity {
  const offers = blocks
    .flatMap((block) => (block.type === 'pricingPlans' ? rowsWith(block.plans, 'name') : []))
    .flatMap((plan) => {
      const price = priceIn(plan.price);
      return price ? [{ '@type': 'Offer', name: plan.name, ...price }] : [];
    });
  return {
    '@type': 'SoftwareApplication',
    '@id': at.site('software'),
    name,
    url: at.publicUrl,
    applicationCategory: 'BusinessApplication',
    operatingSystem: 'Web',
    ...(description && { description }),
    publisher: refTo(at.site('organization')),
    ...(offers.length > 0 && { offers }),
  };
}

const currencies: Partial<Record<string, string>> = { $: 'USD', '€': 'EUR', '£': 'GBP' };

/** "$1,200" as a number and a currency; undefined: the text names no price, such as "Custom quote". */
export function priceIn(text: string | null | undefined) {
  const [, symbol = '', amount = ''] = /^([$€£])\s?(\d{1,3}(?:,?\d{3})*(?:\.\d{1,2})?)$/.exec(filled(text) ?? '') ?? [];
  const priceCurrency = currencies[symbol];
  return priceCurrency && { price: amount.replaceAll(',', ''), priceCurrency };
}

/** A post, as search engines read it. */
export function posting(post: Post, at: Addresses): Entity {
  const days = [post.publishedOn, post.updatedOn, post.lastReviewedOn].filter((day) => day !== null);
  return {
    '@type': 'BlogPosting',
    ...articleParts(post.title, post.excerpt, at),
    image: absolute(at.publicUrl, filled(post.cover) ?? socialImage(`/blog/${post.slug}`, post.seo, at)),
    datePublished: post.publishedOn,
    dateModified: days.toSorted().at(-1),
    ...(post.tags.length > 0 && { keywords: post.tags.join(', ') }),
    author: post.bylines.map((byline) => authorOf(byline, at)),
  };
}

/** A guide by the organization. */
export function guide({ slug, title, blocks, seo, ...page }: Page, at: Addresses): Entity {
  const description = effectiveSeo(seo, { description: introductionOf(blocks) }, at.publicUrl)('description').value;
  return {
    '@type': 'Article',
    ...articleParts(title, description, at),
    image: socialImage(`/${slug}`, seo, at),
    datePublished: page.firstPublishedAt,
    // It may have been written long before it was published.
    dateModified: [page.firstPublishedAt, page.updatedAt].toSorted().at(-1),
    author: refTo(at.site('organization')),
  };
}

const articleParts = (headline: string, description: string, at: Addresses) => ({
  '@id': at.page('primary'),
  headline,
  ...(description && { description }),
  publisher: refTo(at.site('organization')),
  mainEntityOfPage: refTo(at.page('webpage')),
  url: at.url,
});

/** The image that others see where they share the page. */
const socialImage = (path: string, seo: PageSeo, { publicUrl }: Addresses) =>
  effectiveSeo(seo, { ogImage: drawnImageOf(path) }, publicUrl)('ogImage').value;

function authorOf({ name, slug }: Byline, at: Addresses): Entity {
  if (name === editorialTeam) return refTo(at.site('organization'));
  return { '@type': 'Person', ...(slug && personAt(slug, at.publicUrl)), name };
}

const personAt = (slug: string, publicUrl: string) => {
  const url = publicUrl + authorPath(slug);
  return { '@id': `${url}#person`, url };
};

/** An author, on the page about them. */
export const person = ({ slug, name, role, bio, photo, links }: Author, publicUrl: string): Entity => {
  const profiles = links.map(({ href }) => href).filter((href) => href.startsWith('https://'));
  return {
    '@type': 'Person',
    ...personAt(slug, publicUrl),
    name,
    ...(role && { jobTitle: role }),
    ...(bio && { description: bio }),
    ...(photo && { image: absolute(publicUrl, photo) }),
    ...(profiles.length > 0 && { sameAs: profiles }),
  };
};

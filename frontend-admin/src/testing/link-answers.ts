import type { ApiAnswers } from '@20x/kit/testing';
import type { LinkedDocument, LinkLookup } from '../api/generated';

export const pricingId = '0b8a6f0e-5a1c-4d53-9d3c-1f3f6e1f9a01';
export const draftId = '0b8a6f0e-5a1c-4d53-9d3c-1f3f6e1f9a02';
const goneId = '0b8a6f0e-5a1c-4d53-9d3c-1f3f6e1f9a03';
const pricing: LinkedDocument = { id: pricingId, type: 'page', path: '/pricing', title: 'Pricing', live: true };
const newPost: LinkedDocument = { id: draftId, type: 'post', path: '/blog/new', title: 'New post', live: false };
const gone: LinkedDocument = { id: goneId, type: 'page', path: '/gone', title: 'Gone', live: false };

/** What each document is, by its id and by its address. */
function lookUp(href: string): LinkLookup {
  const [, anchor = ''] = href.split('#');
  const document = [pricing, newPost, gone].find(({ id, path }) =>
    [`doc:${id}`, path].includes(href.split('#')[0] ?? ''),
  );
  if (!document) return { state: 'unknown', href, address: null, document: null };
  const kept = `doc:${document.id}${anchor && `#${anchor}`}`;
  if (document === gone) return { state: 'trashed', href: kept, address: null, document };
  const address = document.path + (anchor && `#${anchor}`);
  return { state: document.live ? 'live' : 'draft', href: kept, address, document };
}

/** What links can lead to: a live page, a draft of a post, and a page in the trash. */
export const linkAnswers: ApiAnswers = {
  '/api/admin/link-targets': (request: Request) => {
    const words = new URL(request.url).searchParams.get('search')?.toLowerCase() ?? '';
    const data = [pricing, newPost].filter(({ title }) => title.toLowerCase().includes(words));
    return { data, total: data.length, page: 1, limit: 100 };
  },
  '/api/admin/link-targets/lookup': (request: Request) => lookUp(new URL(request.url).searchParams.get('href') ?? ''),
  [`/api/admin/documents/${pricingId}/anchors`]: ['plans', 'questions'],
  [`/api/admin/documents/${draftId}/anchors`]: [],
};

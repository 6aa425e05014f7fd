import { problem, type ApiAnswers } from '@20x/kit/testing';
import type { DocumentSummary, EditedDocument, LegalContent, PageContent, PostContent } from '../api/generated';
import { DocumentApi, summaryOf } from './document-api';
import { at } from './history-api';

const unpublished = { status: 'draft', published: null, firstPublishedAt: null, alwaysShown: false } as const;

/** The API of a page that was never published. */
export const pageApi = (content: PageContent, fields: Partial<EditedDocument> = {}) =>
  new DocumentApi<PageContent>(content, {
    id: 'p1',
    type: 'page',
    slug: 'night-shifts',
    path: '/night-shifts',
    fixed: false,
    ...unpublished,
    ...fields,
  });

/** The row of a page in the list. Default: it is live. */
export const pageSummary = (fields: Partial<DocumentSummary> = {}): DocumentSummary => ({
  ...summaryOf(pageApi({ title: 'Night shifts' }).document),
  status: 'published',
  publishedAt: at,
  ...fields,
});

/** The API of the terms of use: a publication needs a summary of changes, and its sections get anchors. */
export function termsApi(content: LegalContent, fields: Partial<EditedDocument> = {}) {
  const api = new DocumentApi<LegalContent>(content, {
    id: 'l1',
    type: 'legal',
    slug: 'terms',
    path: '/terms',
    ...unpublished,
    ...fields,
  });
  api.refusals = ({ changeSummary }) => (changeSummary ? [] : [{ field: 'changeSummary', message: 'Fill this in.' }]);
  api.complete = (draft) => ({
    ...draft,
    blocks: draft.blocks?.map((block) => ({ ...block, anchor: block.anchor ?? 'given' })) ?? null,
  });
  return api;
}

/** The API of a post that was never published. */
export const postApi = (content: PostContent, fields: Partial<EditedDocument> = {}) =>
  new DocumentApi<PostContent>(content, {
    id: 'b1',
    type: 'post',
    slug: 'ten-rules',
    path: '/blog/ten-rules',
    fixed: false,
    ...unpublished,
    ...fields,
  });

/** The API of a blog without posts: the first that is created can be had by the id that the browser made. */
export function newPostApi() {
  const posts = postApi({});
  const create = async (request: Request) => {
    const created = (await request.json()) as (typeof posts.created)[number];
    const [first] = posts.created;
    posts.created.push(created);
    if (first && JSON.stringify(first) !== JSON.stringify(created))
      return problem(409, 'conflict', { errors: [{ field: 'id', message: 'Another document has this id.' }] });
    posts.document = { ...posts.document, id: created.id, content: created.content };
    return posts.document;
  };
  const byAnyId = Object.entries(posts.answers).map(([call, answer]) => [call.replace('/b1', '/:id'), answer]);
  const answers = { ...(Object.fromEntries(byAnyId) as ApiAnswers), 'POST /api/admin/content/post': create };
  return { posts, answers, create };
}

export type PageApi = ReturnType<typeof pageApi>;

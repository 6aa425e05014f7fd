import type { Block } from '@20x/kit';
import { problem, type ApiAnswers } from '@20x/kit/testing';
import type {
  CreatePageRequest,
  DocumentSummary,
  LinkedDocument,
  LinkingPlace,
  LinkLookup,
  PageContent,
  PageDocument,
  RevisionInfo,
} from '../api/generated';

const at = '2026-11-20T12:04:00.000Z';
const info: RevisionInfo = { number: 1, reason: 'saved', createdAt: at, author: 'ana', name: null, restoredFrom: null };
const documentPath = '/api/admin/documents/p1';

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

const linkAnswers: ApiAnswers = {
  '/api/admin/link-targets': (request: Request) => {
    const words = new URL(request.url).searchParams.get('search')?.toLowerCase() ?? '';
    const data = [pricing, newPost].filter(({ title }) => title.toLowerCase().includes(words));
    return { data, total: data.length, page: 1, limit: 100 };
  },
  '/api/admin/link-targets/lookup': (request: Request) => lookUp(new URL(request.url).searchParams.get('href') ?? ''),
  [`/api/admin/documents/${pricingId}/anchors`]: ['plans', 'questions'],
  [`/api/admin/documents/${draftId}/anchors`]: [],
};

export const pageSummary = (fields: Partial<DocumentSummary> = {}): DocumentSummary => ({
  id: 'p1',
  type: 'page',
  slug: 'night-shifts',
  path: '/night-shifts',
  nextPath: null,
  title: 'Night shifts',
  status: 'published',
  version: 1,
  updatedAt: at,
  updatedBy: 'ana',
  publishedAt: at,
  publishAt: null,
  fixed: false,
  alwaysShown: false,
  deletedAt: null,
  ...fields,
});

/** The pages' API with one page, as the back end keeps it. */
export class PageApi {
  document: PageDocument;
  /** What the list answers. */
  list: DocumentSummary[] = [pageSummary()];
  /** The queries of the list, in order. */
  readonly queries: string[] = [];
  /** Who links to the page. */
  linking: LinkingPlace[] = [];
  readonly created: CreatePageRequest[] = [];
  /** `METHOD path` of everything that was done to documents. */
  readonly deeds: string[] = [];

  constructor(content: PageContent, fields: Partial<PageDocument> = {}) {
    this.document = {
      id: 'p1',
      type: 'page',
      slug: 'night-shifts',
      path: '/night-shifts',
      nextSlug: null,
      nextPath: null,
      fixed: false,
      alwaysShown: false,
      version: 1,
      status: 'draft',
      draft: info,
      published: null,
      firstPublishedAt: null,
      deletedAt: null,
      schedule: null,
      malformed: [],
      content,
      ...fields,
    };
  }

  get blocks(): Block[] {
    return this.document.content.blocks ?? [];
  }

  get answers(): ApiAnswers {
    return {
      '/api/pages': [{ slug: 'pricing', title: 'Pricing', updatedAt: at }],
      '/api/features': { data: [], total: 0, page: 1, limit: 100 },
      '/api/posts': { data: [], total: 0, page: 1, limit: 100 },
      ...linkAnswers,
      '/api/admin/pages': (request: Request) => {
        this.queries.push(new URL(request.url).search);
        return { data: this.list, total: this.list.length, page: 1, limit: 25 };
      },
      'POST /api/admin/pages': async (request: Request) => this.create((await request.json()) as CreatePageRequest),
      '/api/admin/pages/p1': () => this.document,
      [documentPath]: () => this.document,
      [`${documentPath}/used-by`]: this.linking,
      'PUT /api/admin/pages/p1/draft': async (request: Request) => {
        const { content } = (await request.json()) as { content: PageContent };
        this.document = { ...this.document, version: this.document.version + 1, content };
        return this.document;
      },
      [`PUT ${documentPath}/slug`]: async (request: Request) => {
        const { slug } = (await request.json()) as { slug: string };
        const refusal = this.refuseSlug(slug);
        if (refusal) return refusal;
        return this.move(slug);
      },
      [`${documentPath}/checks`]: () => ({ version: this.document.version, findings: [] }),
      [`PUT ${documentPath}/presence`]: { others: [] },
      [`${documentPath}/revisions`]: { data: [], total: 0, page: 1, limit: 25 },
      ...Object.fromEntries(['unpublish', 'trash', 'recover'].map((deed) => this.deed(deed))),
    };
  }

  private create(request: CreatePageRequest): PageDocument | Response {
    const refusal = this.refuseSlug(request.slug);
    if (refusal) return refusal;
    this.created.push(request);
    this.document = { ...this.document, content: request.content };
    return this.document;
  }

  /** What was ever live moves when it is published. */
  private move(slug: string): PageDocument {
    const { version, firstPublishedAt, slug: own } = this.document;
    const next = slug === own ? null : slug;
    const moved = firstPublishedAt ? { nextSlug: next, nextPath: next && `/${next}` } : { slug, path: `/${slug}` };
    this.document = { ...this.document, ...moved, version: version + 1 };
    return this.document;
  }

  private refuseSlug(slug: string): Response | null {
    if (slug !== 'admin') return null;
    const errors = [{ field: 'slug', message: 'This address belongs to the site itself. Choose another.' }];
    return problem(409, 'conflict', { errors });
  }

  private deed(name: string): readonly [string, () => unknown] {
    return [
      `POST ${documentPath}/${name}`,
      () => {
        this.deeds.push(name);
        return this.document;
      },
    ];
  }
}

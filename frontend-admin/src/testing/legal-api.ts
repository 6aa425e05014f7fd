import { problem, type ApiAnswers } from '@20x/kit/testing';
import type { LegalContent, LegalDocument, RevisionInfo } from '../api/generated';

const at = '2026-11-20T12:04:00.000Z';
const documentPath = '/api/admin/documents/l1';
const info = (number: number): RevisionInfo => ({
  number,
  reason: 'saved',
  createdAt: at,
  author: 'ana',
  name: null,
  restoredFrom: null,
});

/** The API of the terms of use as the back end keeps them: it asks for a summary, and gives what goes out anchors. */
export class LegalApi {
  document: LegalDocument;
  live: LegalContent | null = null;
  readonly schedules: unknown[] = [];

  constructor(content: LegalContent) {
    this.document = {
      id: 'l1',
      type: 'legal',
      slug: 'terms',
      path: '/terms',
      nextSlug: null,
      nextPath: null,
      fixed: true,
      alwaysShown: false,
      version: 1,
      status: 'draft',
      draft: info(1),
      published: null,
      firstPublishedAt: null,
      deletedAt: null,
      schedule: null,
      malformed: [],
      content,
    };
  }

  private get mark(): string {
    return `l1:${this.document.published?.number}`;
  }

  readonly answers: ApiAnswers = {
    '/terms': () => new Response(`<!doctype html><head></head><body data-revisions="${this.mark}">`),
    '/api/legal/terms': () => ({ ...this.live, revision: this.mark }),
    '/api/admin/legal/terms': () => this.document,
    'PUT /api/admin/legal/terms/draft': async (request: Request) => {
      const { content } = (await request.json()) as { content: LegalContent };
      return this.next(content);
    },
    [`POST ${documentPath}/publish`]: () => {
      const { content } = this.document;
      if (!content.changeSummary) {
        const errors = [{ field: 'changeSummary', message: 'Fill this in.' }];
        return problem(422, 'not_publishable', { errors });
      }
      const blocks = content.blocks?.map((block) => ({ ...block, anchor: block.anchor ?? 'given' }));
      const { draft } = this.next({ ...content, blocks: blocks ?? null });
      this.live = this.document.content;
      this.document = { ...this.document, status: 'published', published: draft };
      return this.document;
    },
    [`PUT ${documentPath}/presence`]: { others: [] },
    [`${documentPath}/revisions`]: { data: [], total: 0, page: 1, limit: 25 },
    ...Object.fromEntries(
      Array.from({ length: 20 }, (_, number) => [
        `${documentPath}/revisions/${number}`,
        () => ({ ...info(number), content: this.document.content }),
      ]),
    ),
  };

  private next(content: LegalContent): LegalDocument {
    const { version, draft } = this.document;
    this.document = { ...this.document, version: version + 1, draft: info(draft.number + 1), content };
    return this.document;
  }
}

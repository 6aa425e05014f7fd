import type { HomeContent } from '@20x/kit';
import type { HomeDocument } from '../api/generated';
import { problem, type ApiAnswers } from '@20x/kit/testing';

const revision = (number: number, author: string | null) => ({
  number,
  reason: 'saved' as const,
  createdAt: '2026-11-20T12:04:00.000Z',
  author,
  name: null,
});

/** The home page's API with its version check, as the back end keeps it. */
export class DocumentApi {
  document: HomeDocument;
  live: HomeContent;
  /** Contents of the draft saves that arrived, in order. */
  readonly saves: HomeContent[] = [];
  publications = 0;

  constructor(content: HomeContent) {
    this.live = content;
    this.document = {
      id: 'd1',
      type: 'home-content',
      slug: 'home',
      path: '/',
      fixed: true,
      version: 1,
      status: 'published',
      draft: revision(1, null),
      published: revision(1, null),
      firstPublishedAt: '2026-11-20T12:04:00.000Z',
      deletedAt: null,
      schedule: null,
      content,
    };
  }

  /** Another administrator saves. */
  savedBy(author: string, content: HomeContent): void {
    const { version, draft, published } = this.document;
    this.document = {
      ...this.document,
      version: version + 1,
      status: published ? 'changed' : 'draft',
      draft: revision(draft.number + 1, author),
      content: { ...this.document.content, ...content },
    };
  }

  readonly answers: ApiAnswers = {
    '/api/home-content': () => this.live,
    '/api/admin/home-content': () => this.document,
    'PUT /api/admin/home-content/draft': async (request: Request) => {
      const { version, content } = (await request.json()) as { version: number; content: HomeContent };
      if (version !== this.document.version) return this.conflict();
      this.saves.push(content);
      this.document = { ...this.document, content: {} };
      this.savedBy('ana', content);
      return this.document;
    },
    'POST /api/admin/documents/d1/publish': async (request: Request) => {
      const { version } = (await request.json()) as { version: number };
      if (version !== this.document.version) return this.conflict();
      this.publications += 1;
      this.live = this.document.content;
      const { draft } = this.document;
      this.document = { ...this.document, version: version + 1, status: 'published', published: draft };
      return this.document;
    },
  };

  private conflict(): Response {
    return problem(412, 'edit_conflict', { detail: 'Someone else saved this.', current: this.document });
  }
}

import type { HomeContent } from '@20x/kit';
import type {
  CheckFinding,
  DocumentState,
  HistoryEntry,
  HomeDocument,
  PresentEditor,
  RevisionInfo,
} from '../api/generated';
import { problem, type ApiAnswers } from '@20x/kit/testing';
import { valueAt } from '../editor/fields/form-path';

const at = '2026-11-20T12:04:00.000Z';
const documentPath = '/api/admin/documents/d1';
/** As many revisions as a test may make. */
const mostRevisions = 40;

interface DraftRequest {
  readonly version: number;
  readonly content: HomeContent;
  readonly autosave?: boolean;
}

function withValue(content: object, [step = '', ...below]: readonly string[], value: unknown): object {
  const inner = below.length > 0 ? withValue(valueAt(content, step) ?? {}, below, value) : value;
  return Array.isArray(content) ? content.with(Number(step), inner) : { ...content, [step]: inner };
}

/** The home page's API with its version check and its history, as the back end keeps them. */
export class DocumentApi {
  document: HomeDocument;
  live: HomeContent;
  /** Draft saves that arrived, in order. */
  readonly requests: DraftRequest[] = [];
  publications = 0;
  others: PresentEditor[] = [];
  takeOvers = 0;
  /** What the checks say of a saved draft. */
  check: (content: HomeContent) => CheckFinding[] = () => [];
  /** What it says of a saved draft that cannot be published as it is written. */
  malformedIn: (content: HomeContent) => HomeDocument['malformed'] = () => [];
  private readonly revisions = new Map<number, HomeContent>();
  private readonly entries: HistoryEntry[] = [];

  constructor(content: HomeContent) {
    this.live = content;
    const first = this.revision(null, content, 'created');
    this.document = {
      id: 'd1',
      type: 'home-content',
      slug: 'home',
      path: '/',
      nextSlug: null,
      nextPath: null,
      fixed: true,
      alwaysShown: true,
      version: 1,
      status: 'published',
      draft: first,
      published: first,
      firstPublishedAt: at,
      deletedAt: null,
      schedule: null,
      malformed: [],
      content,
    };
  }

  get saves(): HomeContent[] {
    return this.requests.map(({ content }) => content);
  }

  /** What the page says of itself. */
  get mark(): string {
    return `d1:${this.document.published?.number}`;
  }

  /** Another administrator saves. */
  savedBy(author: string, content: HomeContent): void {
    this.write(author, { ...this.document.content, ...content });
  }

  readonly answers: ApiAnswers = {
    '/': () => new Response(`<!doctype html><head></head><body data-revisions="${this.mark}">`),
    '/api/home-content': () => ({ ...this.live, revision: `d1:${this.document.published?.number}` }),
    '/api/admin/home-content': () => this.document,
    'PUT /api/admin/home-content/draft': async (request: Request) => {
      const draft = (await request.json()) as DraftRequest;
      if (draft.version !== this.document.version) return this.conflict();
      this.requests.push(draft);
      this.write('ana', draft.content, draft.autosave ? 'autosaved' : 'saved');
      return this.document;
    },
    [`${documentPath}/checks`]: () => ({ version: this.document.version, findings: this.check(this.document.content) }),
    [`PUT ${documentPath}/presence`]: () => ({ others: this.others }),
    [`POST ${documentPath}/presence/take-over`]: () => {
      this.takeOvers += 1;
      return { others: this.others };
    },
    [`POST ${documentPath}/publish`]: this.step((note) => {
      this.publications += 1;
      this.live = this.document.content;
      this.record('published', note);
      return { status: 'published', published: this.document.draft };
    }),
    [`POST ${documentPath}/unpublish`]: this.step((note) => {
      this.record('unpublished', note);
      return { status: 'unpublished', published: null };
    }),
    [`PUT ${documentPath}/schedule`]: this.step((_, body) => {
      const { publishAt = null, unpublishAt = null, zone } = body as Record<string, string>;
      const utc = (time: string | null) => (time ? `${time}:00.000Z` : null);
      this.record('scheduled', null);
      return {
        status: 'scheduled',
        schedule: {
          publishAt: utc(publishAt),
          publishRevision: this.document.draft.number,
          unpublishAt: utc(unpublishAt),
          zone: zone!,
          by: 'ana',
        },
      };
    }),
    [`POST ${documentPath}/cancel-schedule`]: this.step(() => ({ status: 'changed', schedule: null })),
    [`POST ${documentPath}/restore`]: this.step((_, body) => {
      const { number, fields } = body as { number: number; fields?: string[] };
      const from = this.revisions.get(number) as Record<string, unknown>;
      const names = fields ?? Object.keys({ ...this.document.content, ...from });
      const content = names.reduce<object>(
        (draft, path) => withValue(draft, path.split('.'), valueAt(from, path)),
        this.document.content,
      );
      return { status: 'changed', draft: this.revision('ana', content, 'restored', number), content };
    }),
    [`${documentPath}/revisions`]: () => ({
      data: this.entries.toReversed().map((entry) => ({
        ...entry,
        live: entry.number === this.document.published?.number,
        draft: entry.number === this.document.draft.number,
      })),
      total: this.entries.length,
      page: 1,
      limit: 25,
    }),
    ...Object.fromEntries<unknown>(
      Array.from({ length: mostRevisions }, (_, index) => index + 1).flatMap((number) => [
        [
          `${documentPath}/revisions/${number}`,
          () => ({ ...this.info(number, null, 'saved'), content: this.revisions.get(number) }),
        ],
        [
          `PUT ${documentPath}/revisions/${number}/name`,
          async (request: Request) => {
            const { name } = (await request.json()) as { name: string | null };
            this.entries.forEach((entry) => {
              if (entry.number === number && entry.kind === 'revision') entry.name = name;
            });
            return this.info(number, null, 'saved');
          },
        ],
      ]),
    ),
  };

  /** A transition of the document, guarded by its version. */
  private step(move: (note: string | null, body: unknown) => Partial<HomeDocument>) {
    return async (request: Request): Promise<(DocumentState & { content: undefined }) | Response> => {
      const body = (await request.json()) as { version: number; note?: string | null };
      if (body.version !== this.document.version) return this.conflict();
      this.document = { ...this.document, ...move(body.note ?? null, body), version: body.version + 1 };
      return { ...this.document, content: undefined };
    };
  }

  private write(author: string, content: HomeContent, reason: RevisionInfo['reason'] = 'saved'): void {
    const { version, published } = this.document;
    const status = published ? 'changed' : 'draft';
    this.document = {
      ...this.document,
      version: version + 1,
      status,
      draft: this.revision(author, content, reason),
      malformed: this.malformedIn(content),
      content,
    };
  }

  private revision(
    author: string | null,
    content: HomeContent,
    reason: RevisionInfo['reason'],
    restoredFrom: number | null = null,
  ): RevisionInfo {
    const number = this.revisions.size + 1;
    this.revisions.set(number, content);
    this.entries.push({ ...this.entry('revision', number), reason, by: author, restoredFrom });
    return this.info(number, author, reason);
  }

  private info(number: number, author: string | null, reason: RevisionInfo['reason']): RevisionInfo {
    return { number, reason, createdAt: at, author, name: null, restoredFrom: null };
  }

  private record(kind: HistoryEntry['kind'], note: string | null): void {
    this.entries.push({ ...this.entry(kind, this.document.draft.number), note });
  }

  private entry(kind: HistoryEntry['kind'], number: number): HistoryEntry {
    const rest = {
      reason: null,
      name: null,
      slug: null,
      restoredFrom: null,
      note: null,
      when: null,
      live: false,
      draft: false,
    };
    return { ...rest, kind, number, at, by: 'ana' };
  }

  private conflict(): Response {
    return problem(412, 'edit_conflict', { detail: 'Someone else saved this.', current: this.document });
  }
}

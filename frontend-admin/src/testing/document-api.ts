import { idOfRow } from '@20x/shared/row-ids';
import type { Block, HomeContent } from '@20x/kit';
import { problem, type ApiAnswers } from '@20x/kit/testing';
import type {
  CheckFinding,
  CreateContentRequest,
  DocumentState,
  DocumentSummary,
  EditedDocument,
  HistoryEntry,
  LegalContent,
  LinkingPlace,
  PageContent,
  PresentEditor,
  ProblemFieldError,
  RevisionInfo,
} from '../api/generated';
import { filledIn, typeNamed } from '../documents/content-types';
import { valueAt } from '../editor/model/form-path';
import { linkAnswers } from './link-answers';

const at = '2026-11-20T12:04:00.000Z';
/** As many revisions as a test may make. */
const mostRevisions = 40;

interface DraftRequest<Content> {
  readonly version: number;
  readonly content: Content;
  readonly autosave?: boolean;
}

type Created<Content> = Omit<CreateContentRequest, 'content'> & { readonly content: Content };
type Document<Content> = Omit<EditedDocument, 'content'> & { readonly content: Content };

function withValue(content: object, [step = '', ...below]: readonly string[], value: unknown): object {
  const inner = below.length > 0 ? withValue(valueAt(content, step) ?? {}, below, value) : value;
  return Array.isArray(content) ? content.with(Number(step), inner) : { ...content, [step]: inner };
}

/** The path to an address such as `faqs.who.answer`, in which rows are named by their ids. */
function pathOf(content: unknown, address: string): string {
  let value = content;
  const steps = address.split('.').map((step) => {
    const row = Array.isArray(value) ? value.findIndex((entry) => idOfRow(entry) === step) : -1;
    const place = row < 0 ? step : String(row);
    value = (value as Record<string, unknown> | undefined)?.[place];
    return place;
  });
  return steps.join('.');
}

/** The API of one document of any content type, with its version check and its history, as the back end keeps them. */
export class DocumentApi<Content extends object = HomeContent> {
  document: Document<Content>;
  live: Content;
  /** Draft saves that arrived, in order. */
  readonly requests: DraftRequest<Content>[] = [];
  /** Names of the transitions that arrived, in order. */
  readonly actions: string[] = [];
  readonly created: Created<Content>[] = [];
  /** The queries of the list, in order. */
  readonly queries: string[] = [];
  /** What the list answers. */
  list: DocumentSummary[];
  /** Who links to the document. */
  linking: LinkingPlace[] = [];
  others: PresentEditor[] = [];
  /** What the checks say of a saved draft. */
  check: (content: Content) => CheckFinding[] = () => [];
  /** What cannot be published of a saved draft as it is written. */
  errorsIn: (content: Content) => EditedDocument['errors'] = () => [];
  /** What refuses a publication. */
  refusals: (content: Content) => ProblemFieldError[] = () => [];
  /** What the server adds to a draft that is published. */
  complete: (content: Content) => Content = (content) => content;
  readonly answers: ApiAnswers;
  private readonly revisions = new Map<number, Content>();
  private readonly entries: HistoryEntry[] = [];

  /** Default: the home page, published. */
  constructor(content: NoInfer<Content>, fields: Partial<EditedDocument> = {}) {
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
      published: { ...first, publishedAt: at, publishedBy: first.author },
      firstPublishedAt: at,
      deletedAt: null,
      schedule: null,
      errors: [],
      ...fields,
      content,
    };
    this.list = [summaryOf(this.document)];
    this.answers = { ...linkAnswers, ...this.contentAnswers(), ...this.documentAnswers(), ...this.publicAnswers() };
  }

  get saves(): Content[] {
    return this.requests.map(({ content }) => content);
  }

  get publications(): number {
    return this.actions.filter((name) => name === 'publish').length;
  }

  get takeOvers(): number {
    return this.actions.filter((name) => name === 'take-over').length;
  }

  get blocks(): Block[] {
    return (this.document.content as PageContent).blocks ?? [];
  }

  /** What the page says of itself. */
  get mark(): string {
    return `${this.document.id}:${this.document.published?.number}`;
  }

  /** The call that saves the draft. */
  get draftCall(): string {
    const { type, fixed, slug, id } = this.document;
    return `PUT /api/admin/content/${type}/${fixed ? slug : id}/draft`;
  }

  /** Another administrator saves. */
  savedBy(author: string, content: Partial<Content>): void {
    this.write(author, { ...this.document.content, ...content });
  }

  private publicAnswers(): ApiAnswers {
    const { type, slug, path } = this.document;
    return {
      [path]: () => new Response(`<!doctype html><head></head><body data-revisions="${this.mark}">`),
      [filledIn(typeNamed(type)?.api ?? '', { slug })]: () => ({ ...this.live, revision: this.mark }),
    };
  }

  private contentAnswers(): ApiAnswers {
    const { id, type, slug } = this.document;
    const base = `/api/admin/content/${type}`;
    const save = async (request: Request) => {
      const draft = (await request.json()) as DraftRequest<Content>;
      if (draft.version !== this.document.version) return this.conflict();
      this.requests.push(draft);
      this.write('ana', draft.content, draft.autosave ? 'autosaved' : 'saved');
      return this.document;
    };
    return {
      [base]: (request: Request) => {
        this.queries.push(new URL(request.url).search);
        return { data: this.list, total: this.list.length, page: 1, limit: 25 };
      },
      [`POST ${base}`]: async (request: Request) => this.create((await request.json()) as Created<Content>),
      ...Object.fromEntries<unknown>(
        [id, slug].flatMap((ref) => [
          [`${base}/${ref}`, () => this.document],
          [`PUT ${base}/${ref}/draft`, save],
        ]),
      ),
    };
  }

  private documentAnswers(): ApiAnswers {
    const path = `/api/admin/documents/${this.document.id}`;
    const transitions = {
      publish: this.step('publish', (note) => this.publish(note)),
      unpublish: this.step('unpublish', (note) => {
        this.record('unpublished', note);
        return { status: 'unpublished', published: null };
      }),
      trash: this.step('trash', () => ({ status: 'trash', deletedAt: at })),
      recover: this.step('recover', () => ({ status: 'draft', deletedAt: null })),
      'cancel-schedule': this.step('cancel-schedule', () => ({ status: 'changed', schedule: null })),
      restore: this.step('restore', (_, body) => this.restore(body as { number: number; fields?: string[] })),
    };
    return {
      [path]: () => this.document,
      [`${path}/used-by`]: () => this.linking,
      [`${path}/checks`]: () => ({ version: this.document.version, findings: this.check(this.document.content) }),
      [`PUT ${path}/presence`]: () => ({ others: this.others }),
      [`POST ${path}/presence/take-over`]: () => {
        this.actions.push('take-over');
        return { others: this.others };
      },
      [`PUT ${path}/slug`]: async (request: Request) => this.move(((await request.json()) as { slug: string }).slug),
      [`PUT ${path}/schedule`]: this.step('schedule', (_, body) => this.schedule(body as Record<string, string>)),
      ...Object.fromEntries(Object.entries(transitions).map(([name, step]) => [`POST ${path}/${name}`, step])),
      ...this.historyAnswers(path),
    };
  }

  private historyAnswers(path: string): ApiAnswers {
    const numbers = Array.from({ length: mostRevisions }, (_, index) => index + 1);
    return {
      [`${path}/revisions`]: () => ({
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
        numbers.flatMap((number) => [
          [
            `${path}/revisions/${number}`,
            () => ({ ...this.info(number, null, 'saved'), content: this.revisions.get(number) }),
          ],
          [
            `PUT ${path}/revisions/${number}/name`,
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
  }

  private create(request: Created<Content>): Document<Content> | Response {
    const refusal = refuseSlug(request.slug);
    if (refusal) return refusal;
    this.created.push(request);
    this.document = { ...this.document, content: request.content };
    return this.document;
  }

  /** A document that was ever live moves when it is published. */
  private move(slug: string): Document<Content> | Response {
    const refusal = refuseSlug(slug);
    if (refusal) return refusal;
    const { version, firstPublishedAt, slug: own, type } = this.document;
    const next = slug === own ? null : slug;
    const pathOf = (wanted: string) => filledIn(typeNamed(type)?.path ?? '', { slug: wanted });
    const moved = firstPublishedAt ? { nextSlug: next, nextPath: next && pathOf(next) } : { slug, path: pathOf(slug) };
    this.document = { ...this.document, ...moved, version: version + 1 };
    return this.document;
  }

  private publish(note: string | null): Partial<Document<Content>> | Response {
    const { content } = this.document;
    const errors = this.refusals(content);
    if (errors.length > 0) return problem(422, 'not_publishable', { errors });
    const completed = this.complete(content);
    if (completed !== content) this.write('ana', completed);
    this.live = completed;
    this.record('published', note);
    return { status: 'published', published: { ...this.document.draft, publishedAt: at, publishedBy: 'ana' } };
  }

  private schedule({ publishAt, unpublishAt, zone = '' }: Record<string, string>): Partial<Document<Content>> {
    const utc = (time: string | undefined) => (time ? `${time}:00.000Z` : null);
    this.record('scheduled', null);
    const publishRevision = this.document.draft.number;
    return {
      status: 'scheduled',
      schedule: { publishAt: utc(publishAt), publishRevision, unpublishAt: utc(unpublishAt), zone, by: 'ana' },
    };
  }

  private restore({ number, fields }: { number: number; fields?: string[] }): Partial<Document<Content>> {
    const from = this.revisions.get(number) as Record<string, unknown>;
    const names = fields ?? Object.keys({ ...this.document.content, ...from });
    const content = names.reduce<object>(
      (draft, address) => withValue(draft, pathOf(draft, address).split('.'), valueAt(from, pathOf(from, address))),
      this.document.content,
    ) as Content;
    return { status: 'changed', draft: this.revision('ana', content, 'restored', number), content };
  }

  /** A transition of the document, guarded by its version. */
  private step(name: string, move: (note: string | null, body: unknown) => Partial<Document<Content>> | Response) {
    return async (request: Request): Promise<(DocumentState & { content: undefined }) | Response> => {
      const body = (await request.json()) as { version: number; note?: string | null };
      if (body.version !== this.document.version) return this.conflict();
      this.actions.push(name);
      const moved = move(body.note ?? null, body);
      if (moved instanceof Response) return moved;
      this.document = { ...this.document, ...moved, version: this.document.version + 1 };
      return { ...this.document, content: undefined };
    };
  }

  private write(author: string, content: Content, reason: RevisionInfo['reason'] = 'saved'): void {
    const { version, published } = this.document;
    this.document = {
      ...this.document,
      version: version + 1,
      status: published ? 'changed' : 'draft',
      draft: this.revision(author, content, reason),
      errors: this.errorsIn(content),
      content,
    };
  }

  private revision(
    author: string | null,
    content: Content,
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

function refuseSlug(slug: string): Response | null {
  if (slug !== 'admin') return null;
  const errors = [{ field: 'slug', message: 'This address belongs to the site itself. Choose another.' }];
  return problem(409, 'conflict', { errors });
}

const summaryOf = (document: Document<object>): DocumentSummary => ({
  id: document.id,
  type: document.type,
  slug: document.slug,
  path: document.path,
  nextPath: null,
  title: textAt(document.content, 'title') || document.slug,
  status: document.status,
  version: document.version,
  updatedAt: at,
  updatedBy: 'ana',
  publishedAt: document.published && at,
  publishAt: null,
  fixed: document.fixed,
  alwaysShown: document.alwaysShown,
  deletedAt: null,
});

const textAt = (content: object, name: string) => {
  const value: unknown = valueAt(content, name);
  return typeof value === 'string' ? value : '';
};

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
export function termsApi(content: LegalContent) {
  const api = new DocumentApi<LegalContent>(content, {
    id: 'l1',
    type: 'legal',
    slug: 'terms',
    path: '/terms',
    ...unpublished,
  });
  api.refusals = ({ changeSummary }) => (changeSummary ? [] : [{ field: 'changeSummary', message: 'Fill this in.' }]);
  api.complete = (draft) => ({
    ...draft,
    blocks: draft.blocks?.map((block) => ({ ...block, anchor: block.anchor ?? 'given' })) ?? null,
  });
  return api;
}

export type PageApi = ReturnType<typeof pageApi>;

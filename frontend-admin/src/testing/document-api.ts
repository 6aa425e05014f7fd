import type { HomeContent } from '@20x/kit';
import type { ApiAnswers } from '@20x/kit/testing';
import type { CheckFinding, DocumentSummary, EditedDocument, LinkingPlace, PresentEditor } from '../api/generated';
import { filledIn, typeNamed } from '../documents/content-types';
import { valueAt } from '../editor/model/form-path';
import { DocumentStore, type Created, type Document, type DraftRequest } from './document-store';
import { at } from './history-api';
import { linkAnswers } from './link-answers';

/** The API of one document of any content type, with its version check and its history. */
export class DocumentApi<Content extends object = HomeContent> extends DocumentStore<Content> {
  /** Draft saves that arrived, in order. */
  readonly requests: DraftRequest<Content>[] = [];
  /** The queries of the list, in order. */
  readonly queries: string[] = [];
  /** What the list answers. */
  list: DocumentSummary[];
  /** Who links to the document. */
  linking: LinkingPlace[] = [];
  others: PresentEditor[] = [];
  isInOtherWindow = false;
  /** The windows that say that they are open. */
  readonly windows = new Set<string>();
  /** Who has an address, in words. */
  takenSlugs: Readonly<Record<string, string>> = {};
  /** What the checks say of a saved draft. */
  check: (content: Content) => CheckFinding[] = () => [];
  readonly answers: ApiAnswers;

  /** Default: the home page, published. */
  constructor(content: NoInfer<Content>, fields: Partial<EditedDocument> = {}) {
    super(content, fields);
    this.list = [summaryOf(this.document)];
    this.answers = { ...linkAnswers, ...this.contentAnswers(), ...this.documentAnswers(), ...this.publicAnswers() };
  }

  get saves(): Content[] {
    return this.requests.map(({ content }) => content);
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
      const refusal = this.refuseSections(draft.content);
      if (refusal) return refusal;
      this.requests.push(draft);
      this.write('ana', draft.content, draft.autosave ? 'autosaved' : 'saved');
      return this.document;
    };
    return {
      [base]: (request: Request) => {
        this.queries.push(new URL(request.url).search);
        return { data: this.list, total: this.list.length, page: 1, limit: 25 };
      },
      [`${base}/addresses/:slug`]: ({ url }: Request) => ({ problem: this.takenSlugs[slugIn(url)] ?? null }),
      [`POST ${base}`]: async (request: Request) => this.create((await request.json()) as Created<Content>),
      ...Object.fromEntries<unknown>(
        [id, slug].flatMap((ref) => [
          [`${base}/${ref}`, () => this.document],
          [`PUT ${base}/${ref}/draft`, save],
        ]),
      ),
    };
  }

  private presenceAnswers(path: string): ApiAnswers {
    const presence = () => ({
      version: this.document.version,
      others: this.others,
      isInOtherWindow: this.isInOtherWindow,
    });
    const windowIn = ({ url }: Request) => url.split('/').at(-1)!;
    return {
      [`PUT ${path}`]: (request: Request) => {
        this.windows.add(windowIn(request));
        return presence();
      },
      [`DELETE ${path}`]: (request: Request) => {
        this.windows.delete(windowIn(request));
        return null;
      },
      [`POST ${path}/take-over`]: () => {
        this.actions.push('take-over');
        return presence();
      },
    };
  }

  private documentAnswers(): ApiAnswers {
    const path = `/api/admin/documents/${this.document.id}`;
    const transitions = {
      publish: this.step('publish', (note) => this.publish(note)),
      unpublish: this.step('unpublish', (note) => {
        this.history.record('unpublished', this.document.draft.number, note);
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
      [`${path}/checks`]: () => {
        const { version, content } = this.document;
        const invalid = this.errorsIn(content).map((error) => ({ rule: 'fields', level: 'block', ...error }));
        return { version, findings: [...invalid, ...this.check(content)] };
      },
      ...this.presenceAnswers(`${path}/presence/:window`),
      [`PUT ${path}/slug`]: async (request: Request) => this.move(((await request.json()) as { slug: string }).slug),
      [`PUT ${path}/schedule`]: this.step('schedule', (_, body) => this.schedule(body as Record<string, string>)),
      ...Object.fromEntries(Object.entries(transitions).map(([name, step]) => [`POST ${path}/${name}`, step])),
      ...this.history.answers(path, () => ({
        live: this.document.published?.number,
        draft: this.document.draft.number,
      })),
    };
  }
}

const slugIn = (url: string) => new URL(url).pathname.split('/').at(-1)!;

/** The row of a document in a list. */
export const summaryOf = (document: Document<object>): DocumentSummary => ({
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
  publishAt: document.schedule?.publishAt ?? null,
  unpublishAt: document.schedule?.unpublishAt ?? null,
  fixed: document.fixed,
  alwaysShown: document.alwaysShown,
  deletedAt: null,
  cover: textAt(document.content, 'cover') || null,
  isDue: false,
  icon: textAt(document.content, 'icon') || null,
  inMenu: null,
  facets: [],
});

const textAt = (content: object, name: string) => {
  const value: unknown = valueAt(content, name);
  return typeof value === 'string' ? value : '';
};

import type { Block, HomeContent } from '@20x/kit';
import { problem } from '@20x/kit/testing';
import type {
  CreateContentRequest,
  DocumentState,
  EditedDocument,
  PageContent,
  ProblemFieldError,
  RevisionInfo,
} from '../api/generated';
import { postContent } from '../api/fields/post-content.generated';
import { filledIn, typeNamed } from '../documents/content-types';
import { blockEntryOf } from '../editor/fields/blocks/block-library';
import { at, HistoryApi } from './history-api';

export interface DraftRequest<Content> {
  readonly version: number;
  readonly content: Content;
  readonly autosave?: boolean;
}

export type Created<Content> = Omit<CreateContentRequest, 'content'> & { readonly content: Content };
export type Document<Content> = Omit<EditedDocument, 'content'> & { readonly content: Content };

/** One document of any content type, with what can be done with it, as the back end keeps it. */
export class DocumentStore<Content extends object = HomeContent> {
  document: Document<Content>;
  live: Content;
  /** Names of the transitions that arrived, in order. */
  readonly actions: string[] = [];
  readonly created: Created<Content>[] = [];
  /** What cannot be published of a saved draft as it is written. */
  errorsIn: (content: Content) => EditedDocument['errors'] = () => [];
  /** What refuses a publication. */
  refusals: (content: Content) => ProblemFieldError[] = () => [];
  /** What the server adds to a draft that is published. */
  complete: (content: Content) => Content = (content) => content;
  protected readonly history = new HistoryApi<Content>();

  /** Default: the home page, published. */
  constructor(content: NoInfer<Content>, fields: Partial<EditedDocument> = {}) {
    this.live = content;
    const first = this.history.add(null, content, 'created');
    this.document = {
      id: 'd1',
      type: 'home-content',
      slug: 'home',
      path: '/',
      nextSlug: null,
      nextPath: null,
      fixed: true,
      alwaysShown: true,
      onEveryPage: false,
      isPart: false,
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

  /** Another administrator saves. */
  savedBy(author: string, content: Partial<Content>): void {
    this.write(author, { ...this.document.content, ...content });
  }

  protected create(request: Created<Content>): Document<Content> | Response {
    const refusal = request.slug == null ? null : refuseSlug(request.slug);
    if (refusal) return refusal;
    this.created.push(request);
    this.document = { ...this.document, content: request.content };
    return this.document;
  }

  /** A document that was ever live moves when it is published. */
  protected move(slug: string): Document<Content> | Response {
    const refusal = refuseSlug(slug);
    if (refusal) return refusal;
    const { version, firstPublishedAt, slug: own, type } = this.document;
    const next = slug === own ? null : slug;
    const pathOf = (wanted: string) => filledIn(typeNamed(type)?.path ?? '', { slug: wanted });
    const moved = firstPublishedAt ? { nextSlug: next, nextPath: next && pathOf(next) } : { slug, path: pathOf(slug) };
    this.document = { ...this.document, ...moved, version: version + 1 };
    return this.document;
  }

  protected publish(note: string | null): Partial<Document<Content>> | Response {
    const { content } = this.document;
    const errors = this.refusals(content);
    if (errors.length > 0) return problem(422, 'not_publishable', { errors });
    const completed = this.complete(content);
    if (completed !== content) this.write('ana', completed);
    this.live = completed;
    this.history.record('published', this.document.draft.number, note);
    return { status: 'published', published: { ...this.document.draft, publishedAt: at, publishedBy: 'ana' } };
  }

  protected schedule({ publishAt, unpublishAt, zone = '' }: Record<string, string>): Partial<Document<Content>> {
    const utc = (time: string | undefined) => (time ? `${time}:00.000Z` : null);
    this.history.record('scheduled', this.document.draft.number, null);
    const publishRevision = this.document.draft.number;
    return {
      status: 'scheduled',
      schedule: { publishAt: utc(publishAt), publishRevision, unpublishAt: utc(unpublishAt), zone, by: 'ana' },
    };
  }

  protected restore({ number, fields }: { number: number; fields?: string[] }): Partial<Document<Content>> {
    const content = this.history.restored(this.document.content, number, fields);
    return { status: 'changed', draft: this.history.add('ana', content, 'restored', number), content };
  }

  /** A transition of the document, guarded by its version. */
  protected step(name: string, move: (note: string | null, body: unknown) => Partial<Document<Content>> | Response) {
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

  protected write(author: string, content: Content, reason: RevisionInfo['reason'] = 'saved'): void {
    const { version, published } = this.document;
    this.document = {
      ...this.document,
      version: version + 1,
      status: published ? 'changed' : 'draft',
      draft: this.history.add(author, content, reason),
      errors: this.errorsIn(content),
      content,
    };
  }

  /** A draft has so many sections, and of unknown types only those that the document had before. */
  protected refuseSections(content: Content): Response | null {
    const { blocks } = content as PageContent;
    if (!Array.isArray(blocks)) return null;
    const errors = blocks.flatMap((block, index) =>
      blockEntryOf(block.type) || this.history.hadSection(block)
        ? []
        : { field: `content.blocks.${index}.type`, message: 'This version does not know this type of section.' },
    );
    if (blocks.length > postContent.blocks.limit)
      errors.push({ field: 'content.blocks', message: 'Use a list of at most 400 entries.' });
    return errors.length > 0 ? problem(400, 'invalid_input', { errors }) : null;
  }

  protected conflict(): Response {
    return problem(412, 'edit_conflict', { detail: 'Someone else saved this.', current: this.document });
  }
}

function refuseSlug(slug: string): Response | null {
  if (slug !== 'admin') return null;
  const errors = [{ field: 'slug', message: 'This address belongs to the site itself. Choose another.' }];
  return problem(409, 'conflict', { errors });
}

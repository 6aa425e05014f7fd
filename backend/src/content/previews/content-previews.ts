import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DataSource, IsNull } from 'typeorm';
import { slugInWords } from '@20x/shared/slug';
import { titleFieldOf } from '../../core/fields/field-spec.ts';
import { Config } from '../../core/config/config.ts';
import { UnitOfWork, type Transaction } from '../../core/database/unit-of-work.ts';
import { Problem } from '../../core/http/problem.ts';
import { ContentDocument } from '../documents/content-document.entity.ts';
import { refuseInTrash, type Author, type OpenedDocument } from '../documents/content-documents.ts';
import { ContentPreviewLink } from './content-preview-link.entity.ts';
import { statusOf } from '../documents/content-status.ts';
import { ContentRevision } from '../documents/content-revision.entity.ts';
import type { ContentType } from '../documents/content-type.ts';
import { ContentTypes } from '../documents/content-types.ts';
import { EditorRights } from '../documents/editor-rights.ts';
import type { ContentStatus } from '../documents/document.dto.ts';
import type { PreviewLinkRequest } from '../documents/document-requests.dto.ts';
import type { ContentAction, ContentHandled } from '../history/content-events.ts';
import { withoutMalformed } from '../documents/malformed-fields.ts';
import { fitting, placed } from './unsaved-content.ts';
import type { NewPreviewLink, PreviewLink } from './document-visits.dto.ts';

/** What a preview link opens: the draft, or one revision. */
export interface Preview {
  readonly type: string;
  readonly slug: string;
  readonly documentId: string;
  readonly content: object;
  /** Its number within the document. */
  readonly revision: number;
  /** Where visitors would find it. */
  readonly path: string;
  readonly title: string;
  readonly status: ContentStatus;
  readonly savedAt: Date;
  /** Null: visitors never saw the document. */
  readonly firstPublishedAt: Date | null;
  /** When visitors are to get it, if this is what is planned. */
  readonly goesLiveAt: Date | null;
  /** When the link ends. */
  readonly expiresAt: Date;
}

type Editor = NonNullable<Author>;

/** Links of one document that work at the same time; as many frames beside them. */
export const mostLinks = 20;
/** So long a frame may still be loaded again; open ones live on without their link. */
const frameMinutes = 15;

const tokenPattern = /^[\w-]{43}$/;
const digest = (token: string) => createHash('sha256').update(token).digest();

/** Links that show one draft to anyone who has them, for a short time. */
@Injectable()
export class ContentPreviews {
  constructor(
    private readonly dataSource: DataSource,
    private readonly unitOfWork: UnitOfWork,
    private readonly config: Config,
    private readonly types: ContentTypes,
    private readonly rights: EditorRights,
  ) {}

  /**
   * Null for a token that is unknown, over or revoked, of someone who may no longer edit, and for a document in the
   * trash.
   */
  async resolve(token: string): Promise<Preview | null> {
    const open = await this.open(token);
    return open && previewOf(open.type, open.document, open.link.revision ?? open.document.draft, open.link.expiresAt);
  }

  /**
   * The preview of what an editor holds and has not saved yet. Only links of an editor's own frames open one, and each
   * time the link stays valid for a while longer. The content itself is never stored.
   */
  async resolveWith(token: string, content: object): Promise<Preview | null> {
    const open = await this.open(token);
    if (!open?.link.frame) return null;
    const { type, document, link } = open;
    await this.dataSource.query(
      `update content_preview_link set expires_at = now() + make_interval(mins => $2)
        where id = $1 and expires_at < now() + make_interval(mins => $2 / 2)`,
      [link.id, frameMinutes],
    );
    const draft = { ...document.draft, content: fitting(type.content, content) };
    const preview = previewOf(type, document, draft, link.expiresAt);
    return { ...preview, content: placed(preview.content) };
  }

  private async open(token: string) {
    if (!tokenPattern.test(token)) return null;
    const { manager } = this.dataSource;
    const link = await manager
      .createQueryBuilder(ContentPreviewLink, 'link')
      .leftJoinAndSelect('link.revision', 'revision')
      .where('link.tokenHash = :hash and link.expiresAt > now()', { hash: digest(token) })
      .getOne();
    const where = { id: link?.documentId, deletedAt: IsNull() };
    const document = link && (await manager.findOne(ContentDocument, { where, relations: { draft: true } }));
    if (!document) return null;
    const type = this.types.get(document.type);
    const mayOpen = link.createdById === null || (await this.rights.isAllowed(link.createdById, type, 'edit'));
    return mayOpen ? { link, document, type } : null;
  }

  /** Only this answer ever holds the token. Beyond the most links of its kind that may work, the oldest ends. */
  async create(opened: OpenedDocument, request: PreviewLinkRequest, by: Editor): Promise<NewPreviewLink> {
    refuseInTrash(opened.document);
    return this.unitOfWork.run(async (tx) => {
      record(tx, opened, 'preview-link-created', by);
      return this.insert(tx, opened.document.id, request, by);
    });
  }

  private async insert({ manager }: Transaction, documentId: string, request: PreviewLinkRequest, by: Editor) {
    const { revision: number } = request;
    const frame = request.frame ?? false;
    const minutes = frame ? Math.min(request.minutes, frameMinutes) : request.minutes;
    // Two at once count each other's.
    await manager.query('select 1 from content_document where id = $1 for update', [documentId]);
    const revision = number == null ? null : await manager.findOneBy(ContentRevision, { documentId, number });
    if (number != null && !revision) throw noSuchRevision();
    const token = randomBytes(32).toString('base64url');
    const inserted = await manager
      .createQueryBuilder()
      .insert()
      .into(ContentPreviewLink)
      .values({
        documentId,
        revisionId: revision?.id ?? null,
        tokenHash: digest(token),
        createdById: by.id,
        createdByName: by.username,
        frame,
        expiresAt: () => `now() + make_interval(mins => ${Math.trunc(minutes)})`,
      })
      .execute();
    const { id } = inserted.identifiers[0] as { id: string };
    await manager.query(
      `delete from content_preview_link where document_id = $1 and frame = $4 and id not in (
         select id from content_preview_link where document_id = $1 and frame = $4 and expires_at > now()
         order by created_at desc, id = $2 desc limit $3)`,
      [documentId, id, mostLinks, frame],
    );
    const link = await manager.findOneOrFail(ContentPreviewLink, { where: { id }, relations: { revision: true } });
    return { ...toLink(link), url: `${this.config.publicUrl}/preview/${token}` };
  }

  /** Links that were made to be shared and still open something, newest first. */
  async list(documentId: string): Promise<PreviewLink[]> {
    const links = await this.dataSource.manager
      .createQueryBuilder(ContentPreviewLink, 'link')
      .leftJoin('link.revision', 'revision')
      .addSelect(['revision.id', 'revision.number'])
      .where({ documentId, frame: false })
      .andWhere('link.expiresAt > now()')
      .orderBy('link.createdAt', 'DESC')
      .addOrderBy('link.id')
      .getMany();
    return links.map(toLink);
  }

  async revoke(opened: OpenedDocument, id: string, by: Editor): Promise<void> {
    await this.unitOfWork.run(async (tx) => {
      const { affected } = await tx.manager.delete(ContentPreviewLink, { id, documentId: opened.document.id });
      if (!affected) throw new Problem('not_found');
      record(tx, opened, 'preview-link-revoked', by);
    });
  }

  async dropExpired({ manager }: Transaction): Promise<void> {
    await manager.query('delete from content_preview_link where expires_at < now()');
  }
}

function record(tx: Transaction, { type, document }: OpenedDocument, action: ContentAction, by: Editor): void {
  const path = type.path(document.slug);
  tx.emit<ContentHandled>({ name: 'content.handled', action, type: type.name, path, by });
}

type PreviewedRevision = Pick<ContentRevision, 'id' | 'content' | 'createdAt' | 'number' | 'slug'>;

/** A revision of a document as a page of its own. */
export function previewOf(
  type: ContentType,
  document: ContentDocument,
  { id, content, createdAt, number, slug: nextSlug }: PreviewedRevision,
  expiresAt: Date,
): Preview {
  const { id: documentId } = document;
  const slug = nextSlug ?? document.slug;
  const titleField = titleFieldOf(type.content);
  const title: unknown = titleField && Reflect.get(content, titleField);
  return {
    type: type.name,
    slug,
    documentId,
    content: withoutMalformed(type.content, content),
    revision: number,
    path: type.path(slug),
    title: typeof title === 'string' && title.trim() !== '' ? title : slugInWords(slug),
    status: statusOf(document),
    savedAt: createdAt,
    firstPublishedAt: document.firstPublishedAt,
    goesLiveAt: document.publishRevisionId === id ? document.publishAt : null,
    expiresAt,
  };
}

function toLink({ id, createdAt, expiresAt, createdByName: by, revision }: ContentPreviewLink): PreviewLink {
  const [from, until] = [createdAt.toISOString(), expiresAt.toISOString()];
  return { id, createdAt: from, expiresAt: until, by, revision: revision?.number ?? null };
}

function noSuchRevision(): Problem {
  const message = 'This revision does not exist.';
  return new Problem('invalid_input', { detail: message, errors: [{ field: 'revision', message }] });
}

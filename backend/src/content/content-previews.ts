import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Config } from '../core/config/config.ts';
import type { Transaction } from '../core/database/transaction.ts';
import { Problem } from '../core/http/problem.ts';
import { ContentDocument } from './content-document.entity.ts';
import { ContentPreviewLink } from './content-preview-link.entity.ts';
import { statusOf } from './content-status.ts';
import type { ContentRevision } from './content-revision.entity.ts';
import { ContentTypes, type ContentType } from './content-types.ts';
import type { ContentStatus } from './document.dto.ts';
import type { NewPreviewLink, PreviewLink } from './document-visits.dto.ts';

/** The draft that a preview link opens. */
export interface Preview {
  readonly type: string;
  readonly slug: string;
  readonly documentId: string;
  readonly content: object;
  /** Where visitors would find it. */
  readonly path: string;
  readonly title: string;
  readonly status: ContentStatus;
  readonly savedAt: Date;
  /** When the link ends. */
  readonly expiresAt: Date;
}

interface LinkWish {
  readonly minutes: number;
  /** For a frame of the editor itself. */
  readonly frame: boolean;
  readonly by: string;
}

/** Links of one document that work at the same time; as many frames beside them. */
export const mostLinks = 20;
/** So long a frame may still be loaded again; open ones live on without their link. */
const frameMinutes = 15;

const tokenPattern = /^[\w-]{43}$/;
/** "about-us" → "About us" */
const inWords = (slug: string) => slug.charAt(0).toUpperCase() + slug.slice(1).replaceAll('-', ' ');
const digest = (token: string) => createHash('sha256').update(token).digest();

/** Links that show one draft, for a short while, to whoever has them. */
@Injectable()
export class ContentPreviews {
  constructor(
    private readonly dataSource: DataSource,
    private readonly config: Config,
    private readonly types: ContentTypes,
  ) {}

  /** Null for a token that is unknown, over or revoked, and for a document in the trash. */
  async resolve(token: string): Promise<Preview | null> {
    if (!tokenPattern.test(token)) return null;
    const { entities, raw } = await this.dataSource.manager
      .createQueryBuilder(ContentDocument, 'document')
      .innerJoinAndSelect('document.draft', 'draft')
      .innerJoin(ContentPreviewLink, 'link', 'link.documentId = document.id')
      .addSelect('link.expiresAt', 'link_expires_at')
      .where('link.tokenHash = :hash and link.expiresAt > now() and document.deletedAt is null')
      .setParameters({ hash: digest(token) })
      .getRawAndEntities<{ link_expires_at: Date }>();
    const [[document], [link]] = [entities, raw];
    return document && link
      ? previewOf(this.types.get(document.type), document, document.draft, link.link_expires_at)
      : null;
  }

  /** Only this answer ever holds the token. Beyond the most links of its kind that may work, the oldest ends. */
  async create({ manager }: Transaction, documentId: string, wish: LinkWish): Promise<NewPreviewLink> {
    const { by, frame } = wish;
    const minutes = frame ? Math.min(wish.minutes, frameMinutes) : wish.minutes;
    // Two at once count each other's.
    await manager.query('select 1 from content_document where id = $1 for update', [documentId]);
    const token = randomBytes(32).toString('base64url');
    const inserted = await manager
      .createQueryBuilder()
      .insert()
      .into(ContentPreviewLink)
      .values({
        documentId,
        tokenHash: digest(token),
        createdByName: by,
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
    const link = await manager.findOneByOrFail(ContentPreviewLink, { id });
    return { ...toLink(link), url: `${this.config.publicUrl}/preview/${token}` };
  }

  /** Links that were made to be given away and still open the draft, newest first. */
  async list(manager: EntityManager, documentId: string): Promise<PreviewLink[]> {
    const links = await manager
      .createQueryBuilder(ContentPreviewLink, 'link')
      .where({ documentId, frame: false })
      .andWhere('link.expiresAt > now()')
      .orderBy('link.createdAt', 'DESC')
      .addOrderBy('link.id')
      .getMany();
    return links.map(toLink);
  }

  async revoke({ manager }: Transaction, documentId: string, id: string): Promise<void> {
    const { affected } = await manager.delete(ContentPreviewLink, { id, documentId });
    if (!affected) throw new Problem('not_found');
  }

  async dropExpired({ manager }: Transaction): Promise<void> {
    await manager.query('delete from content_preview_link where expires_at < now()');
  }
}

/** A revision of a document as a page of its own. */
export function previewOf(
  type: ContentType,
  document: ContentDocument,
  { content, createdAt, slug: nextSlug }: Pick<ContentRevision, 'content' | 'createdAt' | 'slug'>,
  expiresAt: Date,
): Preview {
  const { id: documentId } = document;
  const slug = nextSlug ?? document.slug;
  const title: unknown = type.titleField && Reflect.get(content, type.titleField);
  return {
    type: type.name,
    slug,
    documentId,
    content,
    path: type.path(slug),
    title: typeof title === 'string' && title.trim() !== '' ? title : inWords(slug),
    status: statusOf(document),
    savedAt: createdAt,
    expiresAt,
  };
}

function toLink({ id, createdAt, expiresAt, createdByName: by }: ContentPreviewLink): PreviewLink {
  return { id, createdAt: createdAt.toISOString(), expiresAt: expiresAt.toISOString(), by };
}

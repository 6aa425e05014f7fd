import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Config } from '../core/config/config.ts';
import type { Transaction } from '../core/database/transaction.ts';
import { Problem } from '../core/http/problem.ts';
import { ContentDocument } from './content-document.entity.ts';
import { ContentPreviewLink } from './content-preview-link.entity.ts';
import type { NewPreviewLink, PreviewLink } from './document-visits.dto.ts';

/** The draft that a preview link opens. */
export interface Preview {
  readonly type: string;
  readonly slug: string;
  readonly documentId: string;
  readonly content: object;
}

const tokenPattern = /^[\w-]{43}$/;
const digest = (token: string) => createHash('sha256').update(token).digest();

/** Links that show one draft, for a short while, to whoever has them. */
@Injectable()
export class ContentPreviews {
  constructor(
    private readonly dataSource: DataSource,
    private readonly config: Config,
  ) {}

  /** Null for a token that is unknown, over or revoked, and for a document in the trash. */
  async resolve(token: string): Promise<Preview | null> {
    if (!tokenPattern.test(token)) return null;
    const document = await this.dataSource.manager
      .createQueryBuilder(ContentDocument, 'document')
      .innerJoinAndSelect('document.draft', 'draft')
      .innerJoin(ContentPreviewLink, 'link', 'link.documentId = document.id')
      .where('link.tokenHash = :hash and link.expiresAt > now() and document.deletedAt is null')
      .setParameters({ hash: digest(token) })
      .getOne();
    if (!document) return null;
    const { id: documentId, type, slug, draft } = document;
    return { type, slug, documentId, content: draft.content };
  }

  /** Only this answer ever holds the token. */
  async create({ manager }: Transaction, documentId: string, minutes: number, by: string): Promise<NewPreviewLink> {
    const token = randomBytes(32).toString('base64url');
    const inserted = await manager
      .createQueryBuilder()
      .insert()
      .into(ContentPreviewLink)
      .values({
        documentId,
        tokenHash: digest(token),
        createdByName: by,
        expiresAt: () => `now() + make_interval(mins => ${Math.trunc(minutes)})`,
      })
      .execute();
    const { id } = inserted.identifiers[0] as { id: string };
    const link = await manager.findOneByOrFail(ContentPreviewLink, { id });
    return { ...toLink(link), url: `${this.config.publicUrl}/preview/${token}` };
  }

  /** Links that still open the draft, newest first. */
  async list(manager: EntityManager, documentId: string): Promise<PreviewLink[]> {
    const links = await manager
      .createQueryBuilder(ContentPreviewLink, 'link')
      .where({ documentId })
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

function toLink({ id, createdAt, expiresAt, createdByName: by }: ContentPreviewLink): PreviewLink {
  return { id, createdAt: createdAt.toISOString(), expiresAt: expiresAt.toISOString(), by };
}

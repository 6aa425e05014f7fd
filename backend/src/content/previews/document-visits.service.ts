import { Injectable } from '@nestjs/common';
import type { Transaction } from '../../core/database/transaction.ts';
import { getDocument } from '../documents/content-documents.ts';
import type { ContentAction, ContentHandled } from '../history/content-events.ts';
import { ContentPreviews } from './content-previews.ts';
import type { ContentType } from '../documents/content-type.ts';
import { refuseInTrash } from '../documents/document-rules.ts';
import type { PreviewLinkRequest } from '../documents/document-requests.dto.ts';
import type { NewPreviewLink, Presence, PreviewLink } from './document-visits.dto.ts';
import { Documents, type Asked } from '../documents/documents.service.ts';
import { EditorsPresent } from './editors-present.ts';

/** Who looks at a document: editors beside each other, and those who hold a link to its draft. */
@Injectable()
export class DocumentVisits {
  constructor(
    private readonly documents: Documents,
    private readonly present: EditorsPresent,
    private readonly previews: ContentPreviews,
  ) {}

  async announce(asked: Asked): Promise<Presence> {
    return this.documents.read(asked, () => this.present.announce(asked.id, asked.user));
  }

  async takeOver(asked: Asked): Promise<Presence> {
    return this.documents.read(asked, () => this.present.takeOver(asked.id, asked.user));
  }

  async createLink(asked: Asked, { minutes, frame, revision }: PreviewLinkRequest): Promise<NewPreviewLink> {
    return this.documents.write(asked, async (tx, type) => {
      await this.record(tx, type, asked, 'preview-link-created');
      const wish = { minutes, frame: frame ?? false, revision, by: asked.user };
      return this.previews.create(tx, asked.id, wish);
    });
  }

  async listLinks(asked: Asked): Promise<PreviewLink[]> {
    return this.documents.read(asked, (manager) => this.previews.list(manager, asked.id));
  }

  async revokeLink(asked: Asked, linkId: string): Promise<void> {
    await this.documents.write(asked, async (tx, type) => {
      await this.previews.revoke(tx, asked.id, linkId);
      await this.record(tx, type, asked, 'preview-link-revoked');
    });
  }

  private async record(tx: Transaction, type: ContentType, { id, user }: Asked, action: ContentAction): Promise<void> {
    const document = await getDocument(tx.manager, type, { id });
    if (action === 'preview-link-created') refuseInTrash(document);
    const path = type.path(document.slug);
    tx.emit<ContentHandled>({ name: 'content.handled', action, type: type.name, path, by: user });
  }
}

import { Injectable, Logger } from '@nestjs/common';
import { ContentChecks } from '../content/checks/content-checks.ts';
import type { DraftAuthor, OpenedDocument } from '../content/documents/content-documents.ts';
import { ContentPublisher } from '../content/publishing/content-publisher.ts';
import type { Transaction } from '../core/database/unit-of-work.ts';
import { toProblem } from '../core/http/problem-filter.ts';
import { postType } from '../blog/post-type.ts';
import { inWords } from './field-words.ts';

/** Publishes an imported post as its editor would. */
@Injectable()
export class PostPublishing {
  private readonly logger = new Logger(PostPublishing.name);

  constructor(
    private readonly checks: ContentChecks,
    private readonly publisher: ContentPublisher,
  ) {}

  /** Why it cannot be published; null: it is. `within`: the transaction that publishes it. */
  async publish(
    document: OpenedDocument['document'],
    by: NonNullable<DraftAuthor>,
    within: (work: (tx: Transaction) => Promise<OpenedDocument['document']>) => Promise<void>,
  ): Promise<string | null> {
    const opened: OpenedDocument = { type: postType, document };
    try {
      const preflight = await this.checks.preflight(opened);
      await within((tx) => this.publisher.publish(tx, opened, { by, preflight }));
      return null;
    } catch (error) {
      const { code, message, options } = toProblem(error);
      if (code === 'unavailable') throw error;
      if (code === 'internal') this.logger.error({ msg: 'an imported post was not published', err: error });
      if (!options.errors?.length) return message;
      return `Not ready to publish. ${inWords(document.draft.content, options.errors)}`;
    }
  }
}

import type { Readable } from 'node:stream';
import { Injectable, Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { readReference } from '@20x/shared/link-address';
import { ZipFile } from 'yazl';
import { Bylines } from '../../blog/authors/bylines.service.ts';
import type { PostContent } from '../../blog/post-content.dto.ts';
import { postType } from '../../blog/post-type.ts';
import { postAsMarkdown } from './post-as-markdown.ts';

interface Row {
  readonly id: string;
  readonly slug: string;
  readonly is_published: boolean;
  readonly content: PostContent;
}

/** Posts in memory at a time. */
const batch = 50;

/** Drafts of posts as files. */
@Injectable()
export class BlogExports {
  private readonly logger = new Logger(BlogExports.name);

  constructor(
    private readonly dataSource: DataSource,
    private readonly bylines: Bylines,
  ) {}

  /** An archive with a file in Markdown for each post that is not in the trash. */
  archive(): Readable {
    const zip = new ZipFile();
    this.fill(zip).then(
      () => zip.end(),
      (error: unknown) => {
        this.logger.error({ msg: 'an export failed', err: error });
        (zip.outputStream as Readable).destroy(new Error('The export failed.'));
      },
    );
    return zip.outputStream as Readable;
  }

  private async fill(zip: ZipFile): Promise<void> {
    const names = new Map([...(await this.bylines.idsByName())].map(([name, id]) => [id, name]));
    let rows: Row[] = [];
    do {
      rows = await this.after(rows.at(-1)?.id ?? null);
      for (const { id, slug, is_published: isPublished, content } of rows) {
        const authors = (content.authors ?? []).flatMap((pick) => names.get(readReference(pick)?.id ?? '') ?? []);
        const text = postAsMarkdown({ id, slug, isPublished, content, authors });
        zip.addBuffer(Buffer.from(text), `posts/${slug}.md`);
      }
    } while (rows.length === batch);
  }

  private async after(id: string | null): Promise<Row[]> {
    return this.dataSource.query<Row[]>(
      `select document.id, coalesce(document.draft_slug, document.slug) as slug, draft.content,
         document.published_revision_id is not null as is_published
       from content_document document join content_revision draft on draft.id = document.draft_revision_id
       where document.type = $1 and document.deleted_at is null and ($2::uuid is null or document.id > $2)
       order by document.id limit ${batch}`,
      [postType.name, id],
    );
  }
}

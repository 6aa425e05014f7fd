import { Readable } from 'node:stream';
import { setImmediate as pause } from 'node:timers/promises';
import { Injectable, Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { isImageAddress } from '@20x/shared/image-address';
import { readReference } from '@20x/shared/link-address';
import { ZipFile } from 'yazl';
import { Bylines } from '../../blog/authors/bylines.service.ts';
import type { PostContent } from '../../blog/post-content.dto.ts';
import { postType } from '../../blog/post-type.ts';
import { pickedHref } from '../../content/links/content-links.ts';
import { LinkTargets } from '../../content/links/link-targets.ts';
import { Config } from '../../core/config/config.ts';
import { Problem } from '../../core/http/problem.ts';
import { MediaCopies } from '../../media/public/media-copies.ts';
import { withStoredImages } from '../images/image-addresses.ts';
import { addFile } from './add-file.ts';
import { ArchivedImages } from './archived-images.ts';
import { exportFormats, type ExportFormat } from './export-formats.ts';
import { documentLinks, withDocumentLinks } from './document-links.ts';

interface Row {
  readonly id: string;
  readonly revision: string;
  readonly slug: string;
  readonly is_published: boolean;
  readonly updated_at: Date;
  readonly publish_at: Date | null;
  readonly unpublish_at: Date | null;
  readonly content: PostContent;
}

interface ExportedFile {
  readonly name: string;
  readonly mediaType: string;
  readonly content: Readable;
}

/** What posts of a file are written with. */
interface Context {
  /** Of authors, by their ids. */
  readonly names: ReadonlyMap<string, string>;
  /** Where a link to a document leads; null: nowhere. */
  readonly lead: (href: string) => string | null;
  /** Of a picked post; undefined: there is none. */
  readonly slugOf: (pick: string) => string | undefined;
  readonly imageAddress: (address: string) => string;
}

/** Posts in memory at a time. */
const batch = 50;

/** Drafts of posts as files. */
@Injectable()
export class BlogExports {
  private readonly logger = new Logger(BlogExports.name);

  constructor(
    private readonly config: Config,
    private readonly dataSource: DataSource,
    private readonly bylines: Bylines,
    private readonly targets: LinkTargets,
    private readonly media: MediaCopies,
  ) {}

  /** The file of one post, or an archive with a file for each; without ids of every post that is not in the trash. */
  async file(format: ExportFormat, ids?: readonly string[]): Promise<ExportedFile> {
    const { mediaType } = exportFormats[format];
    if (ids) await this.refuseMissing(ids);
    if (ids?.length !== 1)
      return { name: 'blog-posts.zip', mediaType: 'application/zip', content: this.archive(format, ids) };
    const [row] = await this.after(null, ids);
    // It was deleted in between.
    if (!row) throw new Problem('not_found', { detail: 'There is no such post.' });
    const context = await this.contextOf([row], await this.authorNames(), null);
    const { name, text } = await this.written(format, row, context);
    return { name, mediaType, content: Readable.from([Buffer.from(text)]) };
  }

  private async refuseMissing(ids: readonly string[]): Promise<void> {
    const found = await this.dataSource.query<{ id: string }[]>(
      'select id from content_document where id = any($1) and type = $2 and deleted_at is null',
      [ids, postType.name],
    );
    const known = new Set(found.map(({ id }) => id));
    const missing = ids.filter((id) => !known.has(id.toLowerCase()));
    if (missing.length === 0) return;
    const message = `There are no posts with these ids, or they are in the trash: ${missing.join(', ')}.`;
    throw new Problem('invalid_input', { detail: message, errors: [{ field: 'ids', message }] });
  }

  private archive(format: ExportFormat, ids?: readonly string[]): Readable {
    const zip = new ZipFile();
    this.fill(zip, format, ids).then(
      () => zip.end(),
      (error: unknown) => {
        this.logger.error({ msg: 'an export failed', err: error });
        (zip.outputStream as Readable).destroy(new Error('The export failed.'));
      },
    );
    return zip.outputStream as Readable;
  }

  private async fill(zip: ZipFile, format: ExportFormat, ids?: readonly string[]): Promise<void> {
    const names = await this.authorNames();
    const images = new ArchivedImages(this.media);
    let rows: Row[] = [];
    do {
      rows = await this.after(rows.at(-1)?.id ?? null, ids);
      const context = await this.contextOf(rows, names, images);
      for (const row of rows) {
        // Each post takes some milliseconds; requests come in between.
        await pause();
        const { name, text } = await this.written(format, row, context);
        await addFile(zip, `posts/${name}`, () => Promise.resolve(Readable.from([Buffer.from(text)])));
      }
      for (const { path, open } of images.take()) await addFile(zip, path, open, { compress: false });
    } while (rows.length === batch);
  }

  private async written(format: ExportFormat, row: Row, { names, lead, slugOf, imageAddress }: Context) {
    const { ending, write } = exportFormats[format];
    const { id, revision, slug, is_published: isPublished, updated_at: updatedAt } = row;
    const linked = withDocumentLinks(row.content, lead);
    const { content } = await withStoredImages(linked, (address) =>
      Promise.resolve({ address: imageAddress(address) }),
    );
    const nameOf = (pick: string | null | undefined) => names.get(readReference(pick ?? '')?.id ?? '');
    const authors = (content.authors ?? []).flatMap((pick) => nameOf(pick) ?? []);
    const reviewer = nameOf(content.reviewedBy);
    const related = (content.related ?? []).flatMap((pick) => slugOf(pick) ?? []);
    const plan = { publishAt: row.publish_at, unpublishAt: row.unpublish_at };
    const post = { id, revision, slug, isPublished, updatedAt, content, authors, reviewer, related, ...plan };
    return { name: `${slug}.${ending}`, text: write(post) };
  }

  /** `images`: null when there is no archive to put them into. */
  private async contextOf(
    rows: readonly Row[],
    names: ReadonlyMap<string, string>,
    images: ArchivedImages | null,
  ): Promise<Context> {
    const contents = rows.map(({ content }) => content);
    const hrefOf = (pick: string) => pickedHref(pick, postType.name);
    const hrefs = contents.flatMap((content) => [...documentLinks(content), ...(content.related ?? []).map(hrefOf)]);
    const targets = await this.targets.find(this.dataSource.manager, hrefs);
    await images?.find(contents);
    const whole = (address: string) => URL.parse(address, this.config.publicUrl)?.href ?? address;
    return {
      names,
      lead: (href) => {
        const address = targets.get(href)?.address;
        return address ? whole(address) : null;
      },
      slugOf: (pick) => {
        const target = targets.get(hrefOf(pick))?.document;
        return target?.type === postType.name ? target.slug : undefined;
      },
      imageAddress: (address) => {
        const elsewhere = whole(address);
        return images?.pathFor(address) ?? (isImageAddress(elsewhere) ? elsewhere : address);
      },
    };
  }

  private async authorNames(): Promise<ReadonlyMap<string, string>> {
    return new Map([...(await this.bylines.idsByName())].map(([name, id]) => [id, name]));
  }

  private async after(id: string | null, ids?: readonly string[]): Promise<Row[]> {
    return this.dataSource.query<Row[]>(
      `select document.id, coalesce(document.draft_slug, document.slug) as slug, draft.content, draft.id as revision,
         document.publish_at, document.unpublish_at, document.published_revision_id is not null as is_published, document.draft_saved_at as updated_at
       from content_document document join content_revision draft on draft.id = document.draft_revision_id
       where document.type = $1 and document.deleted_at is null and ($2::uuid is null or document.id > $2)
         and ($3::uuid[] is null or document.id = any($3))
       order by document.id limit ${batch}`,
      [postType.name, id, ids ?? null],
    );
  }
}

import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { DataSource, In, LessThan } from 'typeorm';
import { importLimits } from '@20x/shared/import-limits';
import type { SignedInUser } from '../core/access/access.ts';
import { UnitOfWork } from '../core/database/unit-of-work.ts';
import { Problem } from '../core/http/problem.ts';
import { Jobs } from '../core/jobs/jobs.ts';
import { postType } from '../blog/post-type.ts';
import { BlogImportItemRow, BlogImportRow } from './blog-import.entity.ts';
import type {
  BlogImport,
  BlogImportItem,
  BlogImportList,
  BlogImportSummary,
  RunImportRequest,
} from './blog-imports.dto.ts';
import { EarlyEnds } from './early-ends.ts';
import type { ImageChoice } from './images/import-images.ts';
import { ImportPlanner, type PlannedPost } from './import-planner.ts';
import { importQueue } from './import-runner.ts';
import { UnreadableFile } from './model/imported-post.ts';
import { archiveOf } from './readers/archive.ts';
import { readAside } from './readers/read-aside.ts';
import { readingPlaces } from './readers/reading-places.ts';

const newest = 10;
const daysKept = 30;
/** PostgreSQL takes 65,535 values in a statement. */
const rowsAtOnce = 1_000;
const day = 24 * 60 * 60 * 1000;

/** Imports of posts: a file is looked at first, and imported when its editor says so. */
@Injectable()
export class BlogImports {
  constructor(
    private readonly dataSource: DataSource,
    private readonly unitOfWork: UnitOfWork,
    private readonly jobs: Jobs,
    private readonly planner: ImportPlanner,
    private readonly ends: EarlyEnds,
  ) {}

  async list(): Promise<BlogImportList> {
    const { manager } = this.dataSource;
    const rows = await manager.find(BlogImportRow, { order: { createdAt: 'DESC' }, take: newest });
    return { data: rows.map(toSummary) };
  }

  async get(id: string): Promise<BlogImport> {
    const { manager } = this.dataSource;
    const row = await manager.findOneBy(BlogImportRow, { id });
    if (!row) throw new Problem('not_found');
    const items = await manager.find(BlogImportItemRow, { where: { importId: id }, order: { position: 'ASC' } });
    return { ...toSummary(row), problems: row.problems, items: items.map(toItem) };
  }

  /** Reads the file and says what an import would do; keeps it for a day. */
  async check(fileName: string, stream: Readable, by: SignedInUser): Promise<BlogImport> {
    return readingPlaces.run(async () => this.checked(fileName, await received(stream), by));
  }

  private async checked(fileName: string, bytes: Buffer, by: SignedInUser): Promise<BlogImport> {
    const file = await readAside(fileName, bytes).catch((error: unknown) => {
      throw error instanceof UnreadableFile ? refused(error.message) : error;
    });
    const archive = await archiveOf(fileName, bytes);
    const planned: PlannedPost[] = [];
    for await (const post of this.planner.plan(file, archive, () => Promise.resolve(by)))
      planned.push({ ...post, unstored: null });
    const problems = file.readings.flatMap((reading) => reading.problems);
    const id = await this.unitOfWork.run(async ({ manager }) => {
      const before = (days: number) => LessThan(new Date(Date.now() - days * day));
      await manager.delete(BlogImportRow, { createdAt: before(daysKept) });
      await manager.update(BlogImportRow, { state: In(['checked', 'failed']), createdAt: before(1) }, { bytes: null });
      const row = { fileName, bytes, problems, createdById: by.id, createdByName: by.username };
      const saved = await manager.save(BlogImportRow, { ...row, state: 'checked' });
      const items = planned.map((post, index) => itemOf(saved.id, index + 1, post));
      for (let from = 0; from < items.length; from += rowsAtOnce)
        await manager.insert(BlogImportItemRow, items.slice(from, from + rowsAtOnce));
      return saved.id;
    });
    return this.get(id);
  }

  /** Starts the import; the job goes on without its editor. */
  async start(
    id: string,
    { publish, redirects, fetchImages }: RunImportRequest,
    by: SignedInUser,
  ): Promise<BlogImport> {
    if (publish && !by.permissions.includes('post:publish'))
      throw new Problem('forbidden', { detail: 'You cannot publish posts. Import them as drafts.' });
    await this.unitOfWork.run(async (tx) => {
      const { affected } = await tx.manager
        .createQueryBuilder()
        .update(BlogImportRow)
        .set({
          state: 'running',
          publish,
          redirects,
          images: imagesFor(by, fetchImages),
          createdById: by.id,
          createdByName: by.username,
        })
        .where(`id = :id and state = 'checked' and bytes is not null`, { id })
        .execute();
      if (affected !== 1) await this.refuseStart(id);
      await this.jobs.enqueue(tx, importQueue, { id });
    });
    return this.get(id);
  }

  async cancel(id: string): Promise<BlogImport> {
    await this.ends.cancel(id);
    return this.get(id);
  }

  private async refuseStart(id: string): Promise<never> {
    const { state } = await this.get(id);
    const detail =
      state === 'checked' ? 'The file was deleted after a day. Upload it again.' : 'This import was started before.';
    throw new Problem('conflict', { detail });
  }
}

/** Images of an archive are stored for those who may change the media library. */
function imagesFor({ permissions }: SignedInUser, fetches: boolean): ImageChoice {
  if (!permissions.includes('media:edit')) return 'keep';
  return fetches ? 'fetch' : 'archive';
}

const refused = (message: string) =>
  new Problem('invalid_input', { detail: message, errors: [{ field: 'file', message }] });

const tooLarge = () =>
  new Problem('payload_too_large', {
    detail: `This file is larger than ${importLimits.bytes / 1024 / 1024} MB. Split it.`,
    headers: { connection: 'close' },
  });

async function received(stream: Readable): Promise<Buffer> {
  const parts: Buffer[] = [];
  let size = 0;
  try {
    // An early end must not destroy the stream: the answer goes back on the same connection.
    for await (const part of stream.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      size += part.length;
      if (size > importLimits.bytes) throw tooLarge();
      parts.push(part);
    }
  } catch (error) {
    if (error instanceof Problem) throw error;
    throw new Problem('invalid_input', { detail: 'The upload was interrupted. Send the file again.', cause: error });
  }
  if (size === 0) throw refused('The file is empty.');
  return Buffer.concat(parts);
}

const itemOf = (importId: string, position: number, post: PlannedPost) => {
  const { title, slug, action, reason, redirectsFrom, wasPublished, isPublishable, known } = post;
  const [documentId, warnings] = [known?.id ?? null, [...post.warnings, ...post.draftNotes]];
  const told = { title, slug, action, reason, warnings, redirectsFrom, wasPublished, isPublishable };
  return { importId, position, ...told, documentId };
};

const toSummary = (row: BlogImportRow): BlogImportSummary => ({
  id: row.id,
  fileName: row.fileName,
  state: row.state,
  failure: row.failure,
  createdBy: row.createdByName,
  createdAt: row.createdAt.toISOString(),
  finishedAt: row.finishedAt?.toISOString() ?? null,
});

const toItem = ({ importId: _, isWritten: __, slug, ...item }: BlogImportItemRow): BlogImportItem => ({
  ...item,
  path: slug === null ? null : postType.path(slug),
});

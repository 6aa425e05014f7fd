import { Injectable, Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { newId } from '@20x/shared/new-id';
import { getDocument, type DraftAuthor } from '../content/documents/content-documents.ts';
import { EditorRights } from '../content/documents/editor-rights.ts';
import { ContentWriter } from '../content/drafts/content-writer.ts';
import { UnitOfWork, type Transaction } from '../core/database/unit-of-work.ts';
import { toProblem } from '../core/http/problem-filter.ts';
import { Jobs } from '../core/jobs/jobs.ts';
import { Redirects } from '../redirects/redirects.service.ts';
import { postType } from '../blog/post-type.ts';
import { BlogImportItemRow, BlogImportRow } from './blog-import.entity.ts';
import { ImportImages } from './images/import-images.ts';
import { ImportPlanner, type PlannedPost } from './import-planner.ts';
import { UnreadableFile } from './model/imported-post.ts';
import { PostPublishing } from './post-publishing.ts';
import { PostImport } from './post-import.entity.ts';
import { archiveOf } from './readers/archive.ts';
import { readAside } from './readers/read-aside.ts';

export const importQueue = 'blog-import';

/** Another run of the same import goes on; this one stops. */
class TakenOver extends Error {}

/** What the editor chose for one import. */
interface Run {
  readonly id: string;
  readonly row: BlogImportRow;
  readonly by: NonNullable<DraftAuthor>;
  readonly mayPublish: boolean;
}

/** Imports a file that was looked at: each post in a transaction of its own. A repeated job goes on where it was, and stops the run before. */
@Injectable()
export class ImportRunner {
  private readonly logger = new Logger(ImportRunner.name);

  constructor(
    private readonly dataSource: DataSource,
    private readonly unitOfWork: UnitOfWork,
    private readonly planner: ImportPlanner,
    private readonly writer: ContentWriter,
    private readonly publishing: PostPublishing,
    private readonly redirects: Redirects,
    private readonly rights: EditorRights,
    private readonly images: ImportImages,
    jobs: Jobs,
  ) {
    jobs.handle<{ readonly id: string }>(importQueue, ({ id }) => this.run(id));
  }

  private async run(id: string): Promise<void> {
    const { manager } = this.dataSource;
    const runId = newId();
    await manager.update(BlogImportRow, { id, state: 'running' }, { runId });
    const row = await manager
      .createQueryBuilder(BlogImportRow, 'import')
      .addSelect('import.bytes')
      .where({ id, runId })
      .getOne();
    if (!row?.bytes) return;
    const failure = await this.importAll(row, row.bytes, runId).catch((error: unknown) => {
      if (error instanceof TakenOver) return null;
      const problem = toProblem(error);
      if (problem.code === 'unavailable') throw error; // the job comes again
      this.logger.error({ msg: 'an import failed', err: error });
      return error instanceof UnreadableFile ? error.message : 'Something went wrong on the server.';
    });
    const state = failure === null ? 'done' : 'failed';
    await manager.update(BlogImportRow, { id, runId }, { state, failure, bytes: null, finishedAt: () => 'now()' });
  }

  /** Why it failed as a whole; null: it did not. */
  private async importAll(row: BlogImportRow, bytes: Buffer, id: string): Promise<string | null> {
    const by = { id: row.createdById, username: row.createdByName, permissions: [] };
    if (!(await this.rights.isAllowed(by.id, postType, 'edit'))) return `${by.username} may no longer edit posts.`;
    const mayPublish = row.publish && (await this.rights.isAllowed(by.id, postType, 'publish'));
    const file = await readAside(row.fileName, bytes);
    const archive = await archiveOf(row.fileName, bytes);
    const done = new Set(
      (await this.dataSource.manager.findBy(BlogImportItemRow, { importId: row.id, isDone: true })).map(
        ({ position }) => position,
      ),
    );
    let position = 0;
    for await (const post of this.planner.plan(file, this.images.store(archive, row.images, by.username))) {
      position += 1;
      if (!done.has(position)) await this.importOne({ id, row, by, mayPublish }, position, post);
    }
    return null;
  }

  private async importOne(run: Run, position: number, post: PlannedPost): Promise<void> {
    const place = { importId: run.row.id, position };
    const { action, reason, slug, warnings, redirectsFrom } = post;
    const told = {
      action,
      reason,
      slug,
      warnings,
      redirectsFrom: run.row.redirects ? redirectsFrom : [],
      isDone: true,
    };
    try {
      const documentId = await this.inRun(run, async (tx) => {
        const id = post.content ? await this.write(tx, run, post) : (post.known?.id ?? null);
        await tx.manager.update(BlogImportItemRow, place, { ...told, documentId: id });
        return id;
      });
      if (documentId && post.content && post.wasPublished && run.mayPublish)
        await this.publish(run, place, post, documentId);
    } catch (error) {
      const problem = toProblem(error);
      if (error instanceof TakenOver || problem.code === 'unavailable') throw error;
      if (problem.code === 'internal') this.logger.error({ msg: 'a post was not imported', err: error });
      const why = [problem.message, ...(problem.options.errors ?? []).map(({ message }) => message)].join(' ');
      await this.inRun(run, ({ manager }) =>
        manager.update(BlogImportItemRow, place, { ...told, action: 'refuse', reason: why }),
      );
    }
  }

  /** Writes while no later run of the import has begun; one that begins waits for the transaction. */
  private inRun<T>({ id: runId, row: { id } }: Run, work: (tx: Transaction) => Promise<T>): Promise<T> {
    return this.unitOfWork.run(async (tx) => {
      const lock = { mode: 'pessimistic_read' } as const;
      const own = await tx.manager.findOne(BlogImportRow, { select: { id: true }, where: { id, runId }, lock });
      if (!own) throw new TakenOver();
      return work(tx);
    });
  }

  /** Writes the draft, remembers where it came from and leads its old address to it, which works once it is live. */
  private async write(tx: Transaction, { row, by }: Run, post: PlannedPost): Promise<string> {
    const { source, sourceKey, known, slug, hash, redirectsFrom } = post;
    const [id, content] = [known?.id ?? newId(), post.content ?? {}];
    if (known) await this.writer.saveDraft(tx, postType, { id }, { version: known.version, by, content });
    else await this.writer.create(tx, postType, { id, slug: slug ?? '', content, by });
    const { draftRevisionId: revisionId } = await getDocument(tx.manager, postType, { id });
    await tx.manager.upsert(PostImport, { source, sourceKey, documentId: id, contentHash: hash, revisionId }, [
      'source',
      'sourceKey',
    ]);
    for (const path of row.redirects ? redirectsFrom : []) await this.redirects.lead(tx, path, { documentId: id });
    return id;
  }

  private async publish(
    run: Run,
    place: object,
    { source, sourceKey, warnings }: PlannedPost,
    id: string,
  ): Promise<void> {
    const refusal = await this.publishing.publish(id, run.by);
    const { draftRevisionId: revisionId } = await getDocument(this.dataSource.manager, postType, { id });
    await this.dataSource.manager.update(PostImport, { source, sourceKey }, { revisionId });
    const change =
      refusal === null ? { isPublished: true } : { warnings: [...warnings, `It stays a draft. ${refusal}`] };
    await this.dataSource.manager.update(BlogImportItemRow, place, change);
  }
}

import { Injectable, Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { newId } from '@20x/shared/new-id';
import { getDocument, type DraftAuthor } from '../content/documents/content-documents.ts';
import { EditorRights } from '../content/documents/editor-rights.ts';
import { ContentWriter } from '../content/drafts/content-writer.ts';
import { UnitOfWork, type Transaction } from '../core/database/unit-of-work.ts';
import { Problem } from '../core/http/problem.ts';
import { toProblem } from '../core/http/problem-filter.ts';
import { Jobs } from '../core/jobs/jobs.ts';
import { Redirects } from '../redirects/redirects.service.ts';
import { postType } from '../blog/post-type.ts';
import { BlogImportItemRow, BlogImportRow } from './blog-import.entity.ts';
import { withOwnSeo } from './export/exported-seo.ts';
import { ImportImages } from './images/import-images.ts';
import { ImportPlanner, type PlannedPost } from './import-planner.ts';
import { UnreadableFile } from './model/imported-post.ts';
import { PostPublishing } from './post-publishing.ts';
import { PostImport } from './post-import.entity.ts';
import { archiveOf } from './readers/archive.ts';
import { readAside } from './readers/read-aside.ts';

export const importQueue = 'blog-import';

/** Another run of the same import goes on, or the import is over; this run stops. */
class TakenOver extends Problem {
  constructor() {
    super('unavailable');
  }
}

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
    jobs.handle<{ readonly id: string }>(importQueue, ({ id }) => this.run(id), {
      onGivenUp: ({ id }) => this.giveUp(id),
    });
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
    const items = await this.dataSource.manager.findBy(BlogImportItemRow, { importId: row.id });
    const itemAt = new Map(items.map((item) => [item.position, item]));
    let position = 0;
    for await (const post of this.planner.plan(file, this.images.store(archive, row.images, by.username))) {
      position += 1;
      const item = itemAt.get(position);
      if (item && !item.isDone) await this.importOne({ id, row, by, mayPublish }, item, post);
    }
    return null;
  }

  private async importOne(run: Run, item: BlogImportItemRow, post: PlannedPost): Promise<void> {
    const place = { importId: item.importId, position: item.position };
    const { action, reason, slug, warnings } = post;
    const redirectsFrom = run.row.redirects ? post.redirectsFrom : [];
    const told = { action, reason, slug, warnings, redirectsFrom, isDone: true };
    try {
      if (isWritten(item, post)) return await this.publish(run, item, post);
      const publishes = post.content !== null && post.wasPublished && run.mayPublish;
      const written = await this.inRun(run, async (tx) => {
        const documentId = post.content ? await this.write(tx, run, post) : (post.known?.id ?? null);
        await tx.manager.update(BlogImportItemRow, place, { ...told, documentId, isDone: !publishes });
        return { ...place, warnings, documentId };
      });
      if (publishes) await this.publish(run, written, post);
    } catch (error) {
      const problem = toProblem(error);
      if (problem.code === 'unavailable') throw error;
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
    if (known) {
      const { draft } = await getDocument(tx.manager, postType, { id });
      const whole = withOwnSeo(content, draft.content);
      await this.writer.saveDraft(tx, postType, { id }, { version: known.version, by, content: whole });
    } else await this.writer.create(tx, postType, { id, slug: slug ?? '', content, by });
    const { draftRevisionId: revisionId } = await getDocument(tx.manager, postType, { id });
    await tx.manager.upsert(PostImport, { source, sourceKey, documentId: id, contentHash: hash, revisionId }, [
      'source',
      'sourceKey',
    ]);
    for (const path of row.redirects ? redirectsFrom : []) await this.redirects.lead(tx, path, { documentId: id });
    return id;
  }

  /** Publishes the draft that the import wrote; only then the import is done with it. */
  private async publish(run: Run, item: WrittenItem, { source, sourceKey }: PlannedPost): Promise<void> {
    const { importId, position, warnings } = item;
    const [place, origin] = [
      { importId, position },
      { source, sourceKey },
    ];
    const { manager } = this.dataSource;
    const [document, { revisionId }] = [
      await getDocument(manager, postType, { id: item.documentId ?? '' }),
      await manager.findOneByOrFail(PostImport, origin),
    ];
    const within = (work: (tx: Transaction) => Promise<void>) =>
      this.inRun(run, async (tx) => {
        await work(tx);
        const { draftRevisionId } = await getDocument(tx.manager, postType, { id: document.id });
        await tx.manager.update(PostImport, origin, { revisionId: draftRevisionId });
        await tx.manager.update(BlogImportItemRow, place, { isDone: true, isPublished: true });
      });
    const refusal =
      (run.mayPublish ? null : `${run.by.username} may no longer publish posts.`) ??
      (document.draftRevisionId === revisionId ? null : 'It was edited here before it could be published.') ??
      (await this.publishing.publish(document, run.by, within));
    if (refusal === null) return;
    const told = { isDone: true, warnings: [...warnings, `It stays a draft. ${refusal}`] };
    await this.inRun(run, (tx) => tx.manager.update(BlogImportItemRow, place, told));
  }

  /** The queue does not try again: says so instead of running forever. */
  private async giveUp(id: string): Promise<void> {
    await this.unitOfWork.run(async ({ manager }) => {
      const failure = 'The server could not finish this import.';
      const over = { state: 'failed', failure, runId: null, bytes: null, finishedAt: () => 'now()' } as const;
      const { affected } = await manager.update(BlogImportRow, { id, state: 'running' }, over);
      if (affected !== 1) return;
      await manager.query(
        `update blog_import_item item set warnings = array_append(item.warnings, $2)
         from content_document document, blog_import import
         where item.import_id = $1 and import.id = $1 and import.publish and item.was_published and not item.is_done
           and document.id = item.document_id and document.published_revision_id is distinct from document.draft_revision_id`,
        [id, 'The import ended before it could publish this post. Publish it yourself.'],
      );
    });
  }
}

type WrittenItem = Pick<BlogImportItemRow, 'importId' | 'position' | 'warnings' | 'documentId'>;

/** A run before wrote its draft, and ended before it published it. */
const isWritten = ({ action, documentId }: BlogImportItemRow, post: PlannedPost): boolean =>
  post.action === 'unchanged' && action !== 'unchanged' && documentId !== null && documentId === post.known?.id;

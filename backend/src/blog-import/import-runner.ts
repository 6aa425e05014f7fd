import { Injectable, Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { newId } from '@20x/shared/new-id';
import { ContentChecks } from '../content/checks/content-checks.ts';
import { getDocument, type DraftAuthor, type OpenedDocument } from '../content/documents/content-documents.ts';
import { hasRight } from '../content/documents/content-type.ts';
import { EditorRights } from '../content/documents/editor-rights.ts';
import { UnitOfWork, type Transaction } from '../core/database/unit-of-work.ts';
import { Problem } from '../core/http/problem.ts';
import { toProblem } from '../core/http/problem-filter.ts';
import { Jobs } from '../core/jobs/jobs.ts';
import { postType } from '../blog/post-type.ts';
import { BlogImportItemRow, BlogImportRow } from './blog-import.entity.ts';
import { EarlyEnds } from './early-ends.ts';
import { ImportImages, type ImageStoring } from './images/import-images.ts';
import { ImportPlanner, type PlannedPost } from './import-planner.ts';
import { ImportedDrafts } from './imported-drafts.ts';
import { UnreadableFile } from './model/imported-post.ts';
import { postDraft } from './post-draft.ts';
import { PostPublishing } from './post-publishing.ts';
import { PostImport } from './post-import.entity.ts';
import { archiveOf, type Archive } from './readers/archive.ts';
import { readAside } from './readers/read-aside.ts';
import { readingPlaces } from './readers/reading-places.ts';

export const importQueue = 'blog-import';

/** Another run of the same import goes on, or the import is over; this run stops. */
class TakenOver extends Problem {
  constructor() {
    super('unavailable');
  }
}

/** One run of an import. */
interface Run {
  readonly id: string;
  readonly row: BlogImportRow;
  readonly archive: Archive | null;
  readonly storing: ImageStoring;
}

type Editor = NonNullable<DraftAuthor>;

/** Imports a file that was looked at: each post in a transaction of its own. A repeated job goes on where it was, and stops the run before. */
@Injectable()
export class ImportRunner {
  private readonly logger = new Logger(ImportRunner.name);

  constructor(
    private readonly dataSource: DataSource,
    private readonly unitOfWork: UnitOfWork,
    private readonly planner: ImportPlanner,
    private readonly drafts: ImportedDrafts,
    private readonly publishing: PostPublishing,
    private readonly rights: EditorRights,
    private readonly images: ImportImages,
    private readonly checks: ContentChecks,
    ends: EarlyEnds,
    jobs: Jobs,
  ) {
    jobs.handle<{ readonly id: string }>(importQueue, ({ id }) => this.run(id), {
      onGivenUp: ({ id }) => ends.giveUp(id),
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
    const file = await readingPlaces.run(() => readAside(row.fileName, bytes), { first: true });
    const archive = await archiveOf(row.fileName, bytes);
    const options = { fetches: row.images === 'fetch', by: row.createdByName, before: () => this.requireOwn(id) };
    const run = { id, row, archive, storing: this.images.storing(archive, options) };
    const items = await this.dataSource.manager.findBy(BlogImportItemRow, { importId: row.id });
    const itemAt = new Map(items.map((item) => [item.position, item]));
    let position = 0;
    for await (const post of this.planner.plan(file, archive, () => this.editorOf(row))) {
      position += 1;
      const item = itemAt.get(position);
      if (!item || item.isDone) continue;
      const by = await this.editorOf(row);
      if (!hasRight(by.permissions, postType, 'edit')) return `${by.username} may no longer edit posts.`;
      await this.importOne(run, by, item, post);
    }
    return null;
  }

  /** Who started it, with the permissions that this person has now. */
  private async editorOf({ createdById: id, createdByName: username }: BlogImportRow): Promise<Editor> {
    return { id, username, permissions: await this.rights.permissionsOf(id) };
  }

  private async requireOwn(runId: string): Promise<void> {
    if (!(await this.dataSource.manager.existsBy(BlogImportRow, { runId }))) throw new TakenOver();
  }

  private async importOne(run: Run, by: Editor, item: BlogImportItemRow, post: PlannedPost): Promise<void> {
    try {
      if (item.isWritten) return await this.publish(run, by, item, post);
      const written = await this.written(run, by, item, post);
      run.storing.settle();
      if (!written.isDone) await this.publish(run, by, written, post);
    } catch (error) {
      if (error instanceof TakenOver && (await this.isCanceled(run))) await run.storing.takeBack();
      if (toProblem(error).code === 'unavailable') throw error;
      await run.storing.takeBack();
      await this.refuse(run, item, post, error);
    }
  }

  /** The post as its draft, or as what else becomes of it. It is not done while it is to be published. */
  private async written(run: Run, by: Editor, item: BlogImportItemRow, post: PlannedPost): Promise<WrittenItem> {
    const { importId, position } = item;
    const { redirects, images, publish } = run.row;
    const isKept = images === 'keep' || !by.permissions.includes('media:edit');
    const store = isKept ? this.images.preview(run.archive, []) : run.storing.store;
    const draft = post.unstored && (await postDraft(post.unstored, { store, by, checks: this.checks }));
    const isDone = !draft?.isPublishable || !post.wasPublished || !publish;
    const { action, reason, slug } = post;
    const warnings = [...post.warnings, ...(draft?.notes ?? [])];
    const redirectsFrom = redirects ? post.redirectsFrom : [];
    return this.inRun(run, async (tx) => {
      const documentId = draft
        ? await this.drafts.write(tx, post, { content: draft.content, by, redirects })
        : (post.known?.id ?? null);
      const made = { isPublishable: draft?.isPublishable ?? true, isWritten: draft !== null };
      const told = { action, reason, slug, warnings, redirectsFrom, documentId, isDone, ...made };
      await tx.manager.update(BlogImportItemRow, { importId, position }, told);
      return { importId, position, warnings, documentId, isDone };
    });
  }

  /** Says why a post is not imported. */
  private async refuse(run: Run, { importId, position }: BlogImportItemRow, post: PlannedPost, error: unknown) {
    const problem = error instanceof UnreadableFile ? null : toProblem(error);
    if (problem?.code === 'internal') this.logger.error({ msg: 'a post was not imported', err: error });
    const fields = problem?.options.errors ?? [];
    const reason = [(problem ?? (error as UnreadableFile)).message, ...fields.map(({ message }) => message)].join(' ');
    const told = { action: 'refuse', reason, slug: post.slug, warnings: post.warnings, isDone: true } as const;
    await this.inRun(run, ({ manager }) => manager.update(BlogImportItemRow, { importId, position }, told));
  }

  private isCanceled({ row: { id } }: Run): Promise<boolean> {
    return this.dataSource.manager.existsBy(BlogImportRow, { id, state: 'canceled' });
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

  /** Publishes the draft that the import wrote; only then the import is done with it. */
  private async publish(run: Run, by: Editor, item: WrittenItem, { source, sourceKey }: PlannedPost): Promise<void> {
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
    const within = (work: (tx: Transaction) => Promise<OpenedDocument['document']>) =>
      this.inRun(run, async (tx) => {
        const { draftRevisionId } = await work(tx);
        await tx.manager.update(PostImport, origin, { revisionId: draftRevisionId });
        await tx.manager.update(BlogImportItemRow, place, { isDone: true, isPublished: true });
      });
    const refusal =
      (hasRight(by.permissions, postType, 'publish') ? null : `${by.username} may no longer publish posts.`) ??
      (document.draftRevisionId === revisionId ? null : 'It was edited here before it could be published.') ??
      (await this.publishing.publish(document, by, within));
    if (refusal === null) return;
    const told = { isDone: true, warnings: [...warnings, `It stays a draft. ${refusal}`] };
    await this.inRun(run, (tx) => tx.manager.update(BlogImportItemRow, place, told));
  }
}

type WrittenItem = Pick<BlogImportItemRow, 'importId' | 'position' | 'warnings' | 'documentId' | 'isDone'>;

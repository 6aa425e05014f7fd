import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { UnitOfWork, type Transaction } from '../../core/database/unit-of-work.ts';
import { toProblem } from '../../core/http/problem-filter.ts';
import type { Problem } from '../../core/http/problem.ts';
import { Jobs } from '../../core/jobs/jobs.ts';
import type { ContentDocument } from '../documents/content-document.entity.ts';
import { ContentChecks, type PreflightResult } from '../checks/content-checks.ts';
import { changeDocument, findDocument, getDocument } from '../documents/content-documents.ts';
import { ContentPublisher, noSchedule } from './content-publisher.ts';
import { ContentRevision } from '../documents/content-revision.entity.ts';
import { dueQueue } from './content-schedules.ts';
import { fieldLabel } from '../blocks/field-label.ts';
import type { ContentType } from '../documents/content-type.ts';
import { ContentTypes } from '../documents/content-types.ts';
import { EditorRights } from '../documents/editor-rights.ts';
import { recordStep } from '../history/transitions.ts';

const isDue = 'deleted_at is null and (publish_at <= now() or unpublish_at <= now())';

/** Does what was planned, with the rights that the planner has by then: once, however many processes try. */
@Injectable()
export class ScheduleRunner implements OnApplicationBootstrap {
  private readonly logger = new Logger(ScheduleRunner.name);

  constructor(
    private readonly dataSource: DataSource,
    private readonly unitOfWork: UnitOfWork,
    private readonly types: ContentTypes,
    private readonly publisher: ContentPublisher,
    private readonly rights: EditorRights,
    private readonly checks: ContentChecks,
    jobs: Jobs,
  ) {
    jobs.handle(dueQueue, () => this.runDue());
    jobs.schedule(dueQueue, '*/5 * * * *'); // in case a job got lost
  }

  /** What was due while nothing ran. */
  async onApplicationBootstrap(): Promise<void> {
    await this.runDue().catch((err: unknown) => this.logger.warn({ msg: 'schedules have to wait', err }));
  }

  async runDue(): Promise<void> {
    const due = await this.dataSource.query<{ id: string; type: string }[]>(
      `select id, type from content_document where ${isDue} order by least(publish_at, unpublish_at), id`,
    );
    const failures: unknown[] = [];
    // None waits for another, whatever is wrong with its type.
    for (const document of due) await this.runNamed(document).catch((error) => failures.push(error));
    if (failures.length > 0) throw failures[0]; // the job comes again
  }

  private async runNamed({ id, type: name }: { readonly id: string; readonly type: string }): Promise<void> {
    const type = this.types.find(name);
    if (type) await this.runOne(type, id);
    else await this.unitOfWork.run((tx) => this.leaveUnknown(tx, id, name));
  }

  private async runOne(type: ContentType, id: string): Promise<void> {
    try {
      let isSettled = false;
      while (!isSettled) isSettled = await this.attempt(type, id);
    } catch (error) {
      const problem = toProblem(error);
      if (problem.code === 'unavailable') throw error;
      if (problem.code === 'internal') this.logger.error({ msg: 'a scheduled change failed', err: error });
      await this.unitOfWork.run((tx) => this.giveUp(tx, type, id, problem));
      await this.runOne(type, id); // the end that it keeps may be due
    }
  }

  /** False when the document changed during its preflight. */
  private async attempt(type: ContentType, id: string): Promise<boolean> {
    const preflight = await this.runPreflight(type, id);
    return this.unitOfWork.run(async (tx) => {
      if (!(await lockDue(tx, id))) return true;
      const document = await getDocument(tx.manager, type, { id });
      if (document.version !== preflight?.version) return false;
      await this.perform(tx, type, document, preflight);
      return true;
    });
  }

  /** For what is planned to go live; null when the document is gone. */
  private async runPreflight(type: ContentType, id: string): Promise<PreflightResult | null> {
    const { manager } = this.dataSource;
    const document = await findDocument(manager, type, { id });
    const planned = document?.publishRevisionId;
    if (!planned) return document && { version: document.version, errors: [] };
    const revision = await manager.findOneByOrFail(ContentRevision, { id: planned });
    return this.checks.preflightOf(type, document, revision);
  }

  private async perform(
    tx: Transaction,
    type: ContentType,
    document: ContentDocument,
    preflight: PreflightResult,
  ): Promise<void> {
    const by = plannerOf(document);
    await this.rights.requirePublishRight(tx, by, type);
    const { id, publishAt, publishRevisionId, unpublishAt } = document;
    const now = await clockOf(tx);
    if (publishAt && publishRevisionId && publishAt <= now) {
      const revision = await tx.manager.findOneByOrFail(ContentRevision, { id: publishRevisionId });
      await this.publisher.putLive(tx, type, document, revision, { by, preflight });
    }
    if (unpublishAt && unpublishAt <= now) {
      await this.publisher.takeOffline(tx, type, await getDocument(tx.manager, type, { id }), { by });
    }
  }

  /**
   * A type that this process does not know may be one of a newer release that runs beside it: the plan stays, and the
   * history says once that it was not kept here.
   */
  private async leaveUnknown({ manager }: Transaction, id: string, type: string): Promise<void> {
    this.logger.error({ msg: 'a scheduled change is of an unknown content type', documentId: id, type });
    await manager.query(
      `insert into content_transition (document_id, kind, revision_number, actor_name, note, publish_at, unpublish_at, zone)
       select document.id, 'failed', revision.number, document.scheduled_by_name, $2,
         document.publish_at, document.unpublish_at, document.schedule_zone
       from content_document document join content_revision revision
         on revision.id = coalesce(document.publish_revision_id, document.published_revision_id, document.draft_revision_id)
       where document.id = $1 and not exists (
         select 1 from content_transition earlier where earlier.document_id = $1 and earlier.kind = 'failed'
           and earlier.publish_at is not distinct from document.publish_at
           and earlier.unpublish_at is not distinct from document.unpublish_at)`,
      [id, `The server does not know the content type ${type}.`],
    );
  }

  /** The history says why, and what failed is over: the end, or the publication; what is live still ends as planned. */
  private async giveUp(tx: Transaction, type: ContentType, id: string, problem: Problem): Promise<void> {
    if (!(await lockDue(tx, id))) return;
    const document = await getDocument(tx.manager, type, { id });
    const { publishAt, unpublishAt, scheduleZone: zone, toPublish, published, draft } = document;
    const keepsEnd = published && publishAt && unpublishAt;
    const rest = keepsEnd ? { publishAt: null, publishRevisionId: null } : noSchedule;
    await changeDocument(tx.manager, type, document, rest);
    const revision = toPublish ?? published ?? draft;
    await recordStep(tx, type, document, {
      kind: 'failed',
      number: revision.number,
      by: plannerOf(document),
      note: reasonOf(problem, type, revision.content),
      planned: { publishAt, unpublishAt, zone: zone ?? 'UTC' },
    });
  }
}

/** A second process waits here and finds nothing due. */
async function lockDue({ manager }: Transaction, id: string): Promise<boolean> {
  const rows = await manager.query<unknown[]>(`select 1 from content_document where id = $1 and ${isDue} for update`, [
    id,
  ]);
  return rows.length > 0;
}

async function clockOf({ manager }: Transaction): Promise<Date> {
  const [row] = await manager.query<{ now: Date }[]>('select now() as now');
  return row?.now ?? new Date();
}

function plannerOf({ scheduledById: id, scheduledByName: username }: ContentDocument) {
  if (id === null || username === null) throw new Error('a plan without a planner');
  return { id, username };
}

function reasonOf({ code, message, options }: Problem, type: ContentType, content: object): string {
  if (code === 'internal') return 'Something went wrong on the server.';
  const fields = (options.errors ?? []).map(
    (error) => `${fieldLabel(type.content, content, error.field)}: ${error.message}`,
  );
  return [message, ...fields].join('\n').slice(0, 2_000);
}

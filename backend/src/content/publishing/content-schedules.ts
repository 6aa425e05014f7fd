import { Injectable } from '@nestjs/common';
import type { Transaction } from '../../core/database/transaction.ts';
import { Problem } from '../../core/http/problem.ts';
import { Jobs } from '../../core/jobs/jobs.ts';
import type { PreflightResult } from '../checks/content-checks.ts';
import type { ContentDocument } from '../documents/content-document.entity.ts';
import { changeDocument, refuseInTrash, type OpenedDocument } from '../documents/content-documents.ts';
import { ContentWriter } from '../drafts/content-writer.ts';
import { ContentPublisher, noSchedule } from './content-publisher.ts';
import type { ScheduleRequest } from '../documents/document-requests.dto.ts';
import { recordCancelledPlan, recordStep } from '../history/transitions.ts';
import { instantOf } from './wall-time.ts';

/** The queue whose jobs come when something planned is due. */
export const dueQueue = 'content.due';

interface Person {
  readonly id: string;
  readonly username: string;
}

interface Plan {
  readonly by: Person;
  readonly request: ScheduleRequest;
  /** For the draft; null when nothing is to be published. */
  readonly preflight: PreflightResult | null;
}

/** What will happen to a document by itself. */
@Injectable()
export class ContentSchedules {
  constructor(
    private readonly publisher: ContentPublisher,
    private readonly writer: ContentWriter,
    private readonly jobs: Jobs,
  ) {}

  /** Plans for the draft as it is now; what is saved later does not go out unasked. */
  async plan(
    tx: Transaction,
    { type, document: seen }: OpenedDocument,
    { by, request, preflight }: Plan,
  ): Promise<void> {
    const { zone, note } = request;
    const [publishAt, unpublishAt] = [instant(request, 'publishAt'), instant(request, 'unpublishAt')];
    if (!publishAt && !unpublishAt) throw refused('publishAt', 'Choose a time.');
    refuseInTrash(seen);
    await refusePast(tx, { publishAt, unpublishAt });
    checkTimes(seen, publishAt, unpublishAt);
    const document = publishAt ? await this.writer.complete(tx, type, seen, by) : seen;
    if (publishAt) await this.publisher.checkPublishable(tx, type, document, document.draft, { by, preflight });
    await changeDocument(tx.manager, type, document, {
      publishAt,
      publishRevisionId: publishAt && document.draftRevisionId,
      unpublishAt,
      scheduleZone: zone,
      scheduledById: by.id,
      scheduledByName: by.username,
    });
    const { number } = (publishAt ? document.draft : document.published) ?? document.draft;
    await recordStep(tx, type, document, {
      kind: 'scheduled',
      number,
      by,
      note,
      planned: { publishAt, unpublishAt, zone },
    });
    for (const at of [publishAt, unpublishAt]) if (at) await this.jobs.enqueue(tx, dueQueue, {}, { at });
  }

  async cancel(tx: Transaction, { type, document }: OpenedDocument, by: Person): Promise<void> {
    if (document.scheduleZone === null) throw new Problem('conflict', { detail: 'Nothing is scheduled.' });
    await changeDocument(tx.manager, type, document, noSchedule);
    await recordCancelledPlan(tx, type, document, by);
  }
}

const refused = (field: string, message: string) =>
  new Problem('invalid_input', { detail: message, errors: [{ field, message }] });

function instant(request: ScheduleRequest, field: 'publishAt' | 'unpublishAt'): Date | null {
  const { zone, [field]: time } = request;
  const ambiguous = field === 'publishAt' ? request.publishAmbiguous : request.unpublishAmbiguous;
  return time ? instantOf({ field, time, zone, ambiguous }) : null;
}

/** By the clock of the database, which also says when it is time. */
async function refusePast({ manager }: Transaction, times: Readonly<Record<string, Date | null>>): Promise<void> {
  const [clock] = await manager.query<{ now: Date }[]>('select clock_timestamp() as now');
  for (const [field, time] of Object.entries(times)) {
    if (time && clock && time <= clock.now) throw refused(field, 'This time has passed.');
  }
}

function checkTimes(
  { publishedRevisionId, draftRevisionId }: ContentDocument,
  publishAt: Date | null,
  unpublishAt: Date | null,
): void {
  if (publishAt && unpublishAt && unpublishAt <= publishAt) {
    throw refused('unpublishAt', 'Choose a time after the publication.');
  }
  if (!publishAt && !publishedRevisionId) throw refused('unpublishAt', 'This is not published.');
  if (publishAt && publishedRevisionId === draftRevisionId) {
    throw refused('publishAt', 'This draft is already published.');
  }
}

import { Injectable } from '@nestjs/common';
import type { Transaction } from '../core/database/transaction.ts';
import { Problem } from '../core/http/problem.ts';
import { Jobs } from '../core/jobs/jobs.ts';
import type { Clearance } from './checks/clearances.ts';
import type { ContentDocument } from './content-document.entity.ts';
import { changeDocument, getSeenDocument } from './content-documents.ts';
import { ContentPublisher, noSchedule } from './content-publisher.ts';
import type { ContentType } from './content-types.ts';
import type { ScheduleRequest } from './document-requests.dto.ts';
import { refuseInTrash } from './document-rules.ts';
import { recordCancelledPlan, recordStep } from './transitions.ts';
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
  readonly clearance: Clearance | null;
}

/** What will happen to a document by itself. */
@Injectable()
export class ContentSchedules {
  constructor(
    private readonly publisher: ContentPublisher,
    private readonly jobs: Jobs,
  ) {}

  /** Plans for the draft as it is now; what is saved later does not go out unasked. */
  async plan(tx: Transaction, type: ContentType, id: string, { by, request, clearance }: Plan): Promise<void> {
    const { version, zone, note } = request;
    const [publishAt, unpublishAt] = [instant(request, 'publishAt'), instant(request, 'unpublishAt')];
    if (!publishAt && !unpublishAt) throw refused('publishAt', 'Give a time.');
    const seen = await getSeenDocument(tx.manager, type, { id }, version);
    refuseInTrash(seen);
    await refusePast(tx, { publishAt, unpublishAt });
    checkTimes(seen, publishAt, unpublishAt);
    const document = publishAt ? await this.publisher.completed(tx, type, seen, by) : seen;
    if (publishAt) await this.publisher.checkPublishable(tx, type, document, document.draft, { by, clearance });
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

  async cancel(tx: Transaction, type: ContentType, id: string, by: Person, version: number): Promise<void> {
    const document = await getSeenDocument(tx.manager, type, { id }, version);
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
    if (time && clock && time <= clock.now) throw refused(field, 'This time is over.');
  }
}

function checkTimes(
  { publishedRevisionId, draftRevisionId }: ContentDocument,
  publishAt: Date | null,
  unpublishAt: Date | null,
): void {
  if (publishAt && unpublishAt && unpublishAt <= publishAt) {
    throw refused('unpublishAt', 'This must come after the publication.');
  }
  if (!publishAt && !publishedRevisionId) throw refused('unpublishAt', 'Visitors do not see this yet.');
  if (publishAt && publishedRevisionId === draftRevisionId) {
    throw refused('publishAt', 'Visitors see this draft already.');
  }
}

import { Injectable } from '@nestjs/common';
import { Clearances, type Clearance } from './checks/clearances.ts';
import { ContentPublisher } from './content-publisher.ts';
import { ContentSchedules } from './content-schedules.ts';
import type { ScheduleRequest, TransitionRequest } from './document-requests.dto.ts';
import type { DocumentState } from './document.dto.ts';
import { Documents, type Asked } from './documents.service.ts';

type Deed = Omit<Asked, 'right'>;

/** What somebody asks to happen to what visitors see: now, or at a time. */
@Injectable()
export class Publishing {
  constructor(
    private readonly documents: Documents,
    private readonly clearances: Clearances,
    private readonly publisher: ContentPublisher,
    private readonly schedules: ContentSchedules,
  ) {}

  async publish({ id, user }: Deed, { version, note }: TransitionRequest): Promise<DocumentState> {
    const clearance = await this.clear({ id, user }, version);
    return this.documents.change({ id, user, right: 'publish' }, (tx, type) =>
      this.publisher.publish(tx, type, { id }, { version, note, by: user, clearance }),
    );
  }

  async unpublish({ id, user }: Deed, { version, note }: TransitionRequest): Promise<DocumentState> {
    return this.documents.change({ id, user, right: 'publish' }, (tx, type) =>
      this.publisher.unpublish(tx, type, { id }, { version, note, by: user }),
    );
  }

  async schedule({ id, user }: Deed, request: ScheduleRequest): Promise<DocumentState> {
    const clearance = request.publishAt ? await this.clear({ id, user }, request.version) : null;
    return this.documents.change({ id, user, right: 'publish' }, (tx, type) =>
      this.schedules.plan(tx, type, id, { by: user, request, clearance }),
    );
  }

  async cancelSchedule({ id, user }: Deed, version: number): Promise<DocumentState> {
    return this.documents.change({ id, user, right: 'publish' }, (tx, type) =>
      this.schedules.cancel(tx, type, id, user, version),
    );
  }

  private clear({ id, user }: Deed, version: number): Promise<Clearance> {
    return this.documents.read({ id, user, right: 'publish' }, (manager, type) =>
      this.clearances.ofDraft(manager, type, { id }, version),
    );
  }
}

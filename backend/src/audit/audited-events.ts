import { Injectable } from '@nestjs/common';
import type { CheckLevelsChanged } from '../content/checks/check-levels.service.ts';
import type { ContentHandled } from '../content/content-events.ts';
import { DomainEvents } from '../core/events/domain-events.ts';
import type { PublicDataChanged } from '../core/events/domain-event.ts';
import { Audit } from './audit.service.ts';

/** What features tell by events leaves its trail here, without them knowing. */
@Injectable()
export class AuditedEvents {
  constructor(events: DomainEvents, audit: Audit) {
    events.on<ContentHandled>('content.handled', ({ deed, type, path, by }, tx) =>
      audit.record(tx, { action: `content.${deed}`, actor: by ?? undefined, subject: path, details: { type } }),
    );
    events.on<CheckLevelsChanged>('check-levels.changed', ({ changes }, tx) =>
      audit.record(tx, { action: 'check-levels.changed', details: changes }),
    );
    events.on<PublicDataChanged>('public-data.changed', async ({ source }, tx) => {
      if (source === 'settings') await audit.record(tx, { action: 'settings.changed' });
    });
  }
}

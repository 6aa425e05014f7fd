import { Module } from '@nestjs/common';
import { APP_INTERCEPTOR } from '@nestjs/core';
import { lineDiff } from '@20x/shared/line-diff';
import type { TermChanged } from '../blog/terms/term-edits.service.ts';
import type { CheckLevelsChanged } from '../content/checks/check-levels.service.ts';
import type { ContentHandled, HtmlChanged } from '../content/history/content-events.ts';
import { UnitOfWork } from '../core/database/unit-of-work.ts';
import type { PublicDataChanged } from '../core/events/domain-event.ts';
import { Audit } from './audit.service.ts';
import { RequestOriginInterceptor } from './request-origin.ts';

/** Records the events of features in the audit log. */
@Module({
  providers: [Audit, { provide: APP_INTERCEPTOR, useClass: RequestOriginInterceptor }],
  exports: [Audit],
})
export class AuditModule {
  constructor(unitOfWork: UnitOfWork, audit: Audit) {
    unitOfWork.on<ContentHandled>('content.handled', ({ action, type, path, by }, tx) =>
      audit.record(tx, { action: `content.${action}`, actor: by ?? undefined, subject: path, details: { type } }),
    );
    unitOfWork.on<HtmlChanged>('content.html-changed', ({ type, path, by, change: { field, from, to } }, tx) =>
      audit.record(tx, {
        action: 'content.html-changed',
        actor: by ?? undefined,
        subject: path,
        details: { type, field, diff: diffText(from, to) },
      }),
    );
    unitOfWork.on<TermChanged>('term.changed', ({ action, path, details }, tx) =>
      audit.record(tx, { action: `term.${action}`, subject: path, details }),
    );
    unitOfWork.on<CheckLevelsChanged>('check-levels.changed', ({ changes }, tx) =>
      audit.record(tx, { action: 'check-levels.changed', details: changes }),
    );
    unitOfWork.on<PublicDataChanged>('public-data.changed', async ({ source }, tx) => {
      if (source === 'settings') await audit.record(tx, { action: 'settings.changed' });
    });
  }
}

const mostDiff = 8_000;

/** The lines that went and came, as far as an entry holds them. */
function diffText(from: string, to: string): string {
  const changed = lineDiff(from, to).filter(({ kind }) => kind !== 'same');
  const text = changed.map(({ kind, line }) => `${kind === 'added' ? '+' : '-'} ${line}`).join('\n');
  return text.length > mostDiff ? `${text.slice(0, mostDiff)}…` : text;
}

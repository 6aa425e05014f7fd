import { Injectable } from '@nestjs/common';
import type { Transaction } from '../core/database/transaction.ts';
import { AuditEntry, type AuditAction } from './audit-entry.entity.ts';
import { requestOrigin, type Actor } from './request-origin.ts';

interface Occurrence {
  readonly action: AuditAction;
  /** Default: the signed-in user. */
  readonly actor?: Actor;
  readonly subject?: string;
  /** Never a password, token, cookie or the input of an anonymous visitor. */
  readonly details?: Readonly<Record<string, string | number | boolean>>;
}

/** The trail of what was done. An entry is written in the transaction of the action, so neither exists without the other. */
@Injectable()
export class Audit {
  async record(tx: Transaction, { action, actor, subject, details = {} }: Occurrence): Promise<void> {
    const origin = requestOrigin.getStore();
    const who = actor ?? origin?.actor;
    await tx.manager.insert(AuditEntry, {
      action,
      actorId: who?.id ?? null,
      actorName: who?.username ?? null,
      subject: subject ?? null,
      address: origin?.address ?? null,
      requestId: origin?.requestId ?? null,
      details,
    });
  }
}

import type { EntityManager } from 'typeorm';
import type { DomainEvent } from '../events/domain-event.ts';

/** One database transaction; every write of a use case goes through its manager. */
export interface Transaction {
  readonly manager: EntityManager;
  /** Listeners run in this transaction, when the work is done and before it commits. */
  emit<E extends DomainEvent>(event: E): void;
  /** Runs after the commit; `UnitOfWork.run` waits for it. A failure is only logged, because the data are stored. */
  afterCommit(task: () => Promise<void>): void;
}

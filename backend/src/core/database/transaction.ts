import type { EntityManager } from 'typeorm';
import type { DomainEvent } from '../events/domain-event.ts';

/** One transaction of the database; every write of a use case goes through its manager. */
export interface Transaction {
  readonly manager: EntityManager;
  /** Listeners run in this transaction, when the work is done and before it commits. */
  emit<E extends DomainEvent>(event: E): void;
  /** Runs once the transaction has committed; `UnitOfWork.run` waits for it. Its failure is logged: the data are safe. */
  afterCommit(task: () => Promise<void>): void;
}

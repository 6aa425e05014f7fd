import { Injectable, Logger } from '@nestjs/common';
import { DataSource, QueryFailedError, type EntityManager } from 'typeorm';
import type { DomainEvent } from '../events/domain-event.ts';
import { DomainEvents } from '../events/domain-events.ts';
import type { Transaction } from './transaction.ts';

export type { Transaction };

/** Deadlocks and serialization failures: nothing was written, and the same work succeeds when it is repeated. */
const repeatable = new Set(['40P01', '40001']);
const attempts = 3;

/** The one way to write: the work, its event listeners and its jobs commit together or not at all. */
@Injectable()
export class UnitOfWork {
  private readonly logger = new Logger(UnitOfWork.name);

  constructor(
    private readonly dataSource: DataSource,
    private readonly events: DomainEvents,
  ) {}

  /** The work may run again after a deadlock, so effects outside the transaction belong in `afterCommit`. */
  async run<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await this.attempt(work);
      } catch (error) {
        if (attempt === attempts || !isRepeatable(error)) throw error;
      }
    }
  }

  private async attempt<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    const tasks: (() => Promise<void>)[] = [];
    const result = await this.dataSource.transaction(async (manager) => {
      const tx = new RunningTransaction(manager, tasks);
      const done = await work(tx);
      await tx.dispatchTo(this.events);
      return done;
    });
    for (const task of tasks)
      await task().catch((error: unknown) => this.logger.error({ msg: 'an after-commit task failed', err: error }));
    return result;
  }
}

class RunningTransaction implements Transaction {
  private readonly pending: DomainEvent[] = [];

  constructor(
    readonly manager: EntityManager,
    private readonly tasks: (() => Promise<void>)[],
  ) {}

  emit(event: DomainEvent): void {
    this.pending.push(event);
  }

  afterCommit(task: () => Promise<void>): void {
    this.tasks.push(task);
  }

  /** Repeats until no event is left, because a listener may emit too. */
  async dispatchTo(events: DomainEvents): Promise<void> {
    for (let event = this.pending.shift(); event; event = this.pending.shift()) await events.dispatch(event, this);
  }
}

function isRepeatable(error: unknown): boolean {
  const code = error instanceof QueryFailedError ? (error.driverError as { code?: string }).code : undefined;
  return code !== undefined && repeatable.has(code);
}

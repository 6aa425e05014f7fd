import { Injectable, Logger } from '@nestjs/common';
import { DataSource, QueryFailedError } from 'typeorm';
import type { DomainEvent } from '../events/domain-event.ts';
import type { Transaction } from './transaction.ts';

export type { Transaction };

/** Deadlocks and serialization failures: nothing was written, and the same work succeeds when it is repeated. */
const repeatable = new Set(['40P01', '40001']);
const attempts = 3;

type Work<T> = (tx: Transaction) => Promise<T>;
type Listener = (event: DomainEvent, tx: Transaction) => Promise<void>;

/** Rolls a rehearsal back. */
class Rehearsed extends Error {
  constructor(readonly result: unknown) {
    super();
  }
}

/**
 * The one way to write: the work, its event listeners and its jobs commit together or not at all. Events are how a
 * feature notifies features that it may not import.
 */
@Injectable()
export class UnitOfWork {
  private readonly logger = new Logger(UnitOfWork.name);
  private readonly listeners = new Map<string, Listener[]>();

  constructor(private readonly dataSource: DataSource) {}

  /** Listeners run in the emitter's transaction, before it commits; one that throws rolls the whole transaction back. */
  on<E extends DomainEvent>(name: E['name'], listener: (event: E, tx: Transaction) => Promise<void>): void {
    const known = this.listeners.get(name) ?? [];
    this.listeners.set(name, [...known, listener as Listener]);
  }

  /** The work may run again after a deadlock, so effects outside the transaction belong in `afterCommit`. */
  async run<T>(work: Work<T>): Promise<T> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await this.attempt(work);
      } catch (error) {
        if (attempt === attempts || !isRepeatable(error)) throw error;
      }
    }
  }

  /** Runs the work and its listeners, answers what the work answered, and rolls everything back. */
  async rehearse<T>(work: Work<T>): Promise<T> {
    try {
      return await this.attempt(work, { isRehearsal: true });
    } catch (error) {
      if (error instanceof Rehearsed) return error.result as T;
      throw error;
    }
  }

  private async attempt<T>(work: Work<T>, { isRehearsal = false } = {}): Promise<T> {
    const tasks: (() => Promise<void>)[] = [];
    const result = await this.dataSource.transaction(async (manager) => {
      const events: DomainEvent[] = [];
      const tx: Transaction = {
        manager,
        emit: (event) => void events.push(event),
        afterCommit: (task) => void tasks.push(task),
      };
      const done = await work(tx);
      // A listener may emit too.
      for (let event = events.shift(); event; event = events.shift()) {
        for (const listener of this.listeners.get(event.name) ?? []) await listener(event, tx);
      }
      if (isRehearsal) throw new Rehearsed(done);
      return done;
    });
    for (const task of tasks)
      await task().catch((error: unknown) => this.logger.error({ msg: 'an after-commit task failed', err: error }));
    return result;
  }
}

function isRepeatable(error: unknown): boolean {
  const code = error instanceof QueryFailedError ? (error.driverError as { code?: string }).code : undefined;
  return code !== undefined && repeatable.has(code);
}

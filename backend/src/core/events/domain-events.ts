import { Injectable } from '@nestjs/common';
import type { Transaction } from '../database/transaction.ts';
import type { DomainEvent } from './domain-event.ts';

type Listener = (event: DomainEvent, tx: Transaction) => Promise<void>;

/**
 * How a feature notifies features that it may not import. Listeners run in the emitter's transaction, before it
 * commits.
 */
@Injectable()
export class DomainEvents {
  private readonly listeners = new Map<string, Listener[]>();

  /** A listener that throws rolls the whole transaction back. */
  on<E extends DomainEvent>(name: E['name'], listener: (event: E, tx: Transaction) => Promise<void>): void {
    const known = this.listeners.get(name) ?? [];
    this.listeners.set(name, [...known, listener as Listener]);
  }

  async dispatch(event: DomainEvent, tx: Transaction): Promise<void> {
    for (const listener of this.listeners.get(event.name) ?? []) await listener(event, tx);
  }
}

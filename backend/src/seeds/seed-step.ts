import type { INestApplicationContext } from '@nestjs/common';
import type { Transaction } from '../core/database/transaction.ts';

/** Starter content that is stored once: what an administrator changes afterwards is kept. */
export interface SeedStep {
  /** Remembered in seed_log; a step with a new name runs again. */
  readonly name: string;
  run(tx: Transaction, app: INestApplicationContext): Promise<void>;
}

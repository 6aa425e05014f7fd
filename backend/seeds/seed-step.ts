import type { INestApplicationContext } from '@nestjs/common';
import type { Transaction } from '../src/core/database/transaction.ts';

/** Something that is shipped once: what an administrator makes of it afterwards stays. */
export interface SeedStep {
  /** Remembered in seed_log; a new name ships again. */
  readonly name: string;
  run(tx: Transaction, app: INestApplicationContext): Promise<void>;
}

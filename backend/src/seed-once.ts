import type { INestApplicationContext } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { seed } from './seeds/index.ts';
import { withAdvisoryLock } from './core/database/advisory-lock.ts';

/** Loads the starter content; processes that start together take turns. */
export async function seedOnce(app: INestApplicationContext): Promise<void> {
  await withAdvisoryLock(app.get(DataSource), 'seed', () => seed(app));
}

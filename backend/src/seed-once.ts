import type { INestApplicationContext } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { seed } from '../seeds/index.ts';
import { withAdvisoryLock } from './core/database/advisory-lock.ts';

/** Processes that start together bring the shipped content in one after the other. */
export async function seedOnce(app: INestApplicationContext): Promise<void> {
  await withAdvisoryLock(app.get(DataSource), 'seed', () => seed(app));
}

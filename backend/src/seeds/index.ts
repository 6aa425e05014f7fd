import type { INestApplicationContext } from '@nestjs/common';
import type { Transaction } from '../core/database/transaction.ts';
import { UnitOfWork } from '../core/database/unit-of-work.ts';
import { brandStep } from './brand.ts';
import { featureSteps } from './features.ts';
import { footerStep } from './footer.ts';
import { homeStep } from './home.ts';
import { legalSteps } from './legal.ts';
import { navigationStep } from './navigation.ts';
import { pageSteps } from './pages.ts';
import { postSteps } from './posts.ts';
import { productImagesStep } from './product-images.ts';
import type { SeedStep } from './seed-step.ts';
import { siteScriptsStep } from './site-scripts.ts';

const steps: readonly SeedStep[] = [
  productImagesStep,
  brandStep,
  navigationStep,
  footerStep,
  siteScriptsStep,
  ...featureSteps,
  ...pageSteps,
  ...legalSteps,
  ...postSteps,
  homeStep,
];

/**
 * Brings the starter content, each part once in the life of a database, all of it in one transaction. Runs at every
 * start, after migrations.
 */
export async function seed(app: INestApplicationContext): Promise<void> {
  await app.get(UnitOfWork, { strict: false }).run(async (tx) => {
    for (const step of steps) {
      if (await claim(tx, step.name)) await step.run(tx, app);
    }
  });
}

/** Of processes that start together one gets the step; the others wait until its transaction ends. */
async function claim({ manager }: Transaction, name: string): Promise<boolean> {
  const sql = 'insert into seed_log (name) values ($1) on conflict do nothing returning name';
  const claimed: unknown[] = await manager.query(sql, [name]);
  return claimed.length === 1;
}

import type { INestApplicationContext } from '@nestjs/common';
import type { Transaction } from '../core/database/transaction.ts';
import type { PageContent } from '../pages/page-content.dto.ts';
import { pageType, type fixedPages } from '../pages/page-type.ts';
import { about } from './pages/about.ts';
import { blogIndex } from './pages/blog-index.ts';
import { contact } from './pages/contact.ts';
import { featuresIndex } from './pages/features-index.ts';
import { guide } from './pages/guide.ts';
import { pricing } from './pages/pricing.ts';
import { product } from './pages/product.ts';
import { security } from './pages/security.ts';
import type { SeedStep } from './seed-step.ts';
import { publishStarter } from './publish-starter.ts';

const contents: Record<(typeof fixedPages)[number], PageContent> = {
  'nurse-scheduling-software': product,
  'ultimate-guide-to-nurse-scheduling-software': guide,
  pricing,
  about,
  contact,
  features: featuresIndex,
  blog: blogIndex,
};

const fixedStarters = Object.entries(contents).map(([slug, content]) => ({ slug, content }));
const securityPage = { slug: 'security', content: security };

export const starterPages = [...fixedStarters, securityPage];

/** A site of an earlier release has no links to the page, and its owner did not ask for it. */
const securityStep: SeedStep = {
  name: 'page:security',
  async run(tx, app) {
    const [seeded] = await tx.manager.query<unknown[]>(
      `select 1 from seed_log where name = 'page:about' and applied_at < now()`,
    );
    if (!seeded) await publishStarter(tx, app, pageType, securityPage);
  },
};

export const pageSteps: readonly SeedStep[] = [
  ...fixedStarters.map((page) => ({
    name: `page:${page.slug}`,
    run: (tx: Transaction, app: INestApplicationContext) => publishStarter(tx, app, pageType, page),
  })),
  securityStep,
];

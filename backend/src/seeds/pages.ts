import type { PageContent } from '../pages/page-content.dto.ts';
import { pageType, type fixedPages } from '../pages/page-type.ts';
import { about } from './pages/about.ts';
import { blogIndex } from './pages/blog-index.ts';
import { contact } from './pages/contact.ts';
import { featuresIndex } from './pages/features-index.ts';
import { guide } from './pages/guide.ts';
import { pricing } from './pages/pricing.ts';
import { product } from './pages/product.ts';
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

export const starterPages = Object.entries(contents).map(([slug, content]) => ({ slug, content }));

export const pageSteps: readonly SeedStep[] = starterPages.map((page) => ({
  name: `page:${page.slug}`,
  run: (tx, app) => publishStarter(tx, app, pageType, page),
}));

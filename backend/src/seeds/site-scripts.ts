import { siteScriptsSlug, siteScriptsType } from '../site-scripts/site-scripts-type.ts';
import { publishStarter } from './publish-starter.ts';
import type { SeedStep } from './seed-step.ts';

/** None, and published, so that the dashboard of a new site lists no unfinished work. */
export const siteScriptsStep: SeedStep = {
  name: 'site-scripts',
  run: (tx, app) => publishStarter(tx, app, siteScriptsType, { slug: siteScriptsSlug, content: {} }),
};

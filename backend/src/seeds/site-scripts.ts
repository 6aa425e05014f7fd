import { siteScriptsSlug, siteScriptsType } from '../site-scripts/site-scripts-type.ts';
import { publishStarter } from './publish-starter.ts';
import type { SeedStep } from './seed-step.ts';

/** There are no scripts, but they are published: a draft would be unfinished work on the dashboard of a new site. */
export const siteScriptsStep: SeedStep = {
  name: 'site-scripts',
  run: (tx, app) => publishStarter(tx, app, siteScriptsType, { slug: siteScriptsSlug, content: {} }),
};

import { homeSlug, homeType } from '../home-content/home-type.ts';
import { starterHome } from './home-content.ts';
import type { SeedStep } from './seed-step.ts';
import { publishStarter } from './publish-starter.ts';

export const homeStep: SeedStep = {
  name: 'home-content',
  run: (tx, app) => publishStarter(tx, app, homeType, { slug: homeSlug, content: starterHome }),
};

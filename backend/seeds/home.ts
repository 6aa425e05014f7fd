import { homeSlug, homeType } from '../src/home-content/home-type.ts';
import { shippedHome } from './home-content.ts';
import type { SeedStep } from './seed-step.ts';
import { shipDocument } from './ship-document.ts';

export const homeStep: SeedStep = {
  name: 'home-content',
  run: (tx, app) => shipDocument(tx, app, homeType, { slug: homeSlug, content: shippedHome }),
};

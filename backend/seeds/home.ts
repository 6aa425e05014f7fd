import { ContentWriter } from '../src/content/content-writer.ts';
import { ContentService } from '../src/content/content.service.ts';
import { homeSlug, homeType } from '../src/home-content/home-type.ts';
import { shippedHome } from './home-content.ts';
import type { SeedStep } from './seed-step.ts';

const untouched = 1;
const home = { slug: homeSlug };

export const homeStep: SeedStep = {
  name: 'home-content',
  async run(tx, app) {
    const { version } = await app.get(ContentService, { strict: false }).getState(homeType, home);
    if (version !== untouched) return;
    const writer = app.get(ContentWriter, { strict: false });
    await writer.saveDraft(tx, homeType, home, { version, by: null, content: shippedHome });
    await writer.publish(tx, homeType, home, { version: version + 1, by: null });
  },
};

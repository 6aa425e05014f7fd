import { StartupError } from '../core/config/startup-error.ts';
import { UnitOfWork } from '../core/database/unit-of-work.ts';
import { SiteGeneration } from '../site/site-generation.ts';
import type { Command } from './workplace.ts';

/** `cache clear`: starts a new generation of pages, also in every running process. */
export const cache: Command = async (workplace, args) => {
  if (args.join(' ') !== 'clear') throw new StartupError('Use cache clear.');
  const app = await workplace.app();
  const generation = app.get(SiteGeneration, { strict: false });
  await app.get(UnitOfWork, { strict: false }).run((tx) => generation.advance(tx));
  return 'Every page is rendered again at its next request.';
};

import { legalType } from '../legal/legal-type.ts';
import type { LegalSlug } from '../legal/legal-addresses.ts';
import type { LegalContent } from '../legal/legal-content.dto.ts';
import { privacy } from './legal/privacy.ts';
import { terms } from './legal/terms.ts';
import type { SeedStep } from './seed-step.ts';
import { publishStarter } from './publish-starter.ts';

const contents: Record<LegalSlug, LegalContent> = { privacy, terms };

export const starterLegalPages = Object.entries(contents).map(([slug, content]) => ({ slug, content }));

/** What the owner still has to fill in keeps an editor from publishing, not the first start. */
export const legalSteps: readonly SeedStep[] = starterLegalPages.map((page) => ({
  name: `legal:${page.slug}`,
  run: (tx, app) => publishStarter(tx, app, legalType, page),
}));

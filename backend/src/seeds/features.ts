import { randomUUID } from 'node:crypto';
import { IsNull, type EntityManager } from 'typeorm';
import { referenceTo } from '@20x/shared/link-address';
import { ContentDocument } from '../content/documents/content-document.entity.ts';
import { ContentWriter } from '../content/drafts/content-writer.ts';
import type { FeatureContent } from '../features/feature-content.dto.ts';
import { featureType } from '../features/feature-type.ts';
import { analyticsAndReporting } from './features/analytics-and-reporting.ts';
import { clientPortal } from './features/client-portal.ts';
import { credentialTracking } from './features/credential-tracking.ts';
import { integrations } from './features/integrations.ts';
import { shiftScheduling } from './features/nurse-scheduling-software.ts';
import { nurseMobileApp } from './features/nurse-mobile-app.ts';
import { openShiftBroadcasting } from './features/open-shift-broadcasting.ts';
import { timesheetsAndBilling } from './features/timesheets-and-billing.ts';
import type { SeedStep } from './seed-step.ts';
import { withLibraryImages } from './product-images.ts';
import { publishStarter } from './publish-starter.ts';

export const starterFeatures: readonly { readonly slug: string; readonly content: FeatureContent }[] = [
  { slug: 'nurse-scheduling-software', content: shiftScheduling },
  { slug: 'open-shift-broadcasting', content: openShiftBroadcasting },
  { slug: 'credential-tracking', content: credentialTracking },
  { slug: 'nurse-mobile-app', content: nurseMobileApp },
  { slug: 'timesheets-and-billing', content: timesheetsAndBilling },
  { slug: 'client-portal', content: clientPortal },
  { slug: 'analytics-and-reporting', content: analyticsAndReporting },
  { slug: 'integrations', content: integrations },
];

/** A new site gets them as drafts first: each leads to others by their ids. What an older one threw away stays away. */
const drafts: SeedStep = {
  name: 'feature-drafts',
  async run(tx, app) {
    if (await hadFeatures(tx.manager)) return;
    const writer = app.get(ContentWriter, { strict: false });
    const ids = new Map(starterFeatures.map(({ slug }) => [slug, randomUUID()]));
    for (const { slug, content } of starterFeatures) {
      const id = ids.get(slug);
      const own = await withLibraryImages(tx.manager, keptById(content, ids));
      await writer.create(tx, featureType, { ...(id && { id }), slug, content: own, by: null });
    }
  },
};

/** An earlier release seeded features without pages, as steps named `feature:…`. */
const pages: readonly SeedStep[] = starterFeatures.map(({ slug, content }) => ({
  name: `feature-page:${slug}`,
  run: async (tx, app) => {
    const own = { slug, content: keptById(content, await idsOf(tx.manager)) };
    await publishStarter(tx, app, featureType, own);
  },
}));

export const featureSteps: readonly SeedStep[] = [drafts, ...pages];

async function hadFeatures(manager: EntityManager): Promise<boolean> {
  const sql = `select 1 from content_document where type = $1 union all
    select 1 from seed_log where name like 'feature-page:%' limit 1`;
  return (await manager.query<unknown[]>(sql, [featureType.name])).length > 0;
}

async function idsOf(manager: EntityManager): Promise<Map<string, string>> {
  const features = await manager.findBy(ContentDocument, { type: featureType.name, deletedAt: IsNull() });
  return new Map(features.map(({ slug, id }) => [slug, id]));
}

function keptById(content: FeatureContent, ids: ReadonlyMap<string, string>): FeatureContent {
  const toId = (slug: string) => {
    const id = ids.get(slug);
    return id === undefined ? slug : referenceTo(id);
  };
  return { ...content, related: content.related?.map(toId) ?? null };
}

import type { FeatureContent } from '../src/features/feature-content.dto.ts';
import { featureType } from '../src/features/feature-type.ts';
import { analyticsAndReporting } from './features/analytics-and-reporting.ts';
import { clientPortal } from './features/client-portal.ts';
import { credentialTracking } from './features/credential-tracking.ts';
import { integrations } from './features/integrations.ts';
import { shiftScheduling } from './features/nurse-scheduling-software.ts';
import { nurseMobileApp } from './features/nurse-mobile-app.ts';
import { openShiftBroadcasting } from './features/open-shift-broadcasting.ts';
import { timesheetsAndBilling } from './features/timesheets-and-billing.ts';
import type { SeedStep } from './seed-step.ts';
import { shipDocument } from './ship-document.ts';

export const shippedFeatures: readonly { readonly slug: string; readonly content: FeatureContent }[] = [
  { slug: 'nurse-scheduling-software', content: shiftScheduling },
  { slug: 'open-shift-broadcasting', content: openShiftBroadcasting },
  { slug: 'credential-tracking', content: credentialTracking },
  { slug: 'nurse-mobile-app', content: nurseMobileApp },
  { slug: 'timesheets-and-billing', content: timesheetsAndBilling },
  { slug: 'client-portal', content: clientPortal },
  { slug: 'analytics-and-reporting', content: analyticsAndReporting },
  { slug: 'integrations', content: integrations },
];

/** An earlier release shipped features without pages, as steps named `feature:…`. */
export const featureSteps: readonly SeedStep[] = shippedFeatures.map((feature) => ({
  name: `feature-page:${feature.slug}`,
  run: (tx, app) => shipDocument(tx, app, featureType, feature),
}));

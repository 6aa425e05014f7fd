import { ContentWriter } from '../src/content/content-writer.ts';
import type { FeatureContent } from '../src/features/feature-content.dto.ts';
import { featureType } from '../src/features/feature-type.ts';
import type { SeedStep } from './seed-step.ts';

export const shippedFeatures: readonly (FeatureContent & { readonly slug: string })[] = [
  {
    slug: 'nurse-scheduling-software',
    title: 'Shift Scheduling',
    group: 'fill',
    summary:
      'One board for every client, unit and nurse. See who is free, qualified and rested, and why others are not.',
  },
  {
    slug: 'open-shift-broadcasting',
    title: 'Open-Shift Broadcasting',
    group: 'fill',
    summary: 'Send offers in waves by app, text or email. The first valid yes gets the shift.',
  },
  {
    slug: 'credential-tracking',
    title: 'Credential and Compliance Tracking',
    group: 'clear',
    summary: 'Licenses, cards, tests and client papers in one file. A missing item blocks the booking and says why.',
  },
  {
    slug: 'nurse-mobile-app',
    title: 'Nurse Mobile App',
    group: 'fill',
    summary: 'Nurses set their free days, pick up shifts, read unit notes, clock in and send papers by phone.',
  },
  {
    slug: 'timesheets-and-billing',
    title: 'Timesheets and Billing',
    group: 'close',
    summary: 'One approved record for pay and bill, with nights, weekends, holidays and overtime worked out.',
  },
  {
    slug: 'client-portal',
    title: 'Client Portal',
    group: 'close',
    summary: 'Your clients post shifts, see who is coming, approve hours and rate the shift.',
  },
  {
    slug: 'analytics-and-reporting',
    title: 'Analytics and Reporting',
    group: 'improve',
    summary: 'Fill rate, time to fill, late cancels, overtime share and margin. One formula for each number.',
  },
  {
    slug: 'integrations',
    title: 'Integrations',
    group: 'improve',
    summary: 'VMS feeds, payroll, accounting and ATS. Each one is marked available, on request or planned.',
  },
];

export const featureSteps: readonly SeedStep[] = shippedFeatures.map(({ slug, ...texts }, index) => ({
  name: `feature:${slug}`,
  async run(tx, app) {
    const writer = app.get(ContentWriter, { strict: false });
    await writer.create(tx, featureType, { slug, content: { ...texts, order: index + 1 }, by: null });
    await writer.publish(tx, featureType, { slug }, { version: 1, by: null });
  },
}));

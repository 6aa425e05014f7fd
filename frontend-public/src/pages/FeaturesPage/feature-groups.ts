import type { FeatureGroup, FeatureSummary, ProductScene } from '@20x/kit';

/** What the index asks for: every feature, as far as one list goes. */
export const allFeatures = { limit: 100 } as const;

export interface FeatureGroupView {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly scene: ProductScene;
  readonly features: readonly FeatureSummary[];
}

const groups: Record<FeatureGroup, Omit<FeatureGroupView, 'id' | 'features'>> = {
  fill: {
    title: 'Fill',
    text: 'An open shift meets the nurse who can take it, by app, text or email.',
    scene: 'board',
  },
  clear: {
    title: 'Clear',
    text: 'Licenses, cards and client papers are checked before the offer, not after the booking.',
    scene: 'credentials',
  },
  close: {
    title: 'Close',
    text: 'Hours are approved once. Pay and invoice leave from the same record.',
    scene: 'timesheet',
  },
  improve: {
    title: 'Improve',
    text: 'One formula a number, by client, unit and recruiter, and a plain status for every connection.',
    scene: 'report',
  },
};

/** The groups that have features, in the order of a shift. */
export function groupFeatures(features: readonly FeatureSummary[]): readonly FeatureGroupView[] {
  return Object.entries(groups)
    .map(([id, group]) => ({ id, ...group, features: features.filter((feature) => feature.group === id) }))
    .filter((group) => group.features.length > 0);
}

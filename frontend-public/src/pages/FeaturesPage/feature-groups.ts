import type { Block, FeatureGroup, FeatureRow, FeatureSummary } from '@20x/kit';
import { anchorId } from '../../blocks/parts/block-text';

export interface FeatureGroupView {
  readonly id: FeatureGroup;
  /** What the owner says of it: title, text, view of the product. */
  readonly row: FeatureRow;
  readonly features: readonly FeatureSummary[];
}

const names: Record<FeatureGroup, string> = { fill: 'Fill', clear: 'Clear', close: 'Close', improve: 'Improve' };

/** The rows of feature groups: those whose anchor is a group's name. */
const isGroupRows = (block: Block) =>
  block.type === 'featureRows' && (block.rows ?? []).some(({ anchor }) => Object.hasOwn(names, anchorId(anchor) ?? ''));

/** The groups that have features, in the order of a shift, and the blocks that are not about groups. */
export function groupFeatures(
  features: readonly FeatureSummary[],
  blocks: readonly Block[],
): { readonly groups: readonly FeatureGroupView[]; readonly others: readonly Block[] } {
  const described = blocks.find(isGroupRows);
  const rows = described?.type === 'featureRows' ? (described.rows ?? []) : [];
  const groups = (Object.keys(names) as FeatureGroup[]).map((id) => ({
    id,
    row: { title: names[id], ...rows.find(({ anchor }) => anchorId(anchor) === id) },
    features: features.filter(({ group }) => group === id),
  }));
  return {
    groups: groups.filter((group) => group.features.length > 0),
    others: blocks.filter((block) => block !== described),
  };
}

import { Stats } from '../../ui/Stats';
import type { BlockProps } from '../parts/block-props';
import { rowsWith } from '../parts/block-text';
import { BlockHead, BlockSection } from '../parts/BlockSection';

/** Numbers on rules, each with its source where the editor gave one. */
export function StatsBlock({ block, lead }: BlockProps<'stats'>) {
  const items = rowsWith(block.items, 'value');
  if (items.length === 0) return null;
  return (
    <BlockSection block={block}>
      <BlockHead block={block} lead={lead} split />
      <Stats items={items} />
    </BlockSection>
  );
}

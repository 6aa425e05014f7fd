import trust from '../../sections/Trust/Trust.module.css';
import type { BlockProps } from '../block-props';
import { filled, rowsWith } from '../block-text';
import { BlockHead, BlockSection } from '../BlockSection';

/** Numbers on rules, each with its source where the editor gave one. */
export function StatsBlock({ block, lead }: BlockProps<'stats'>) {
  const items = rowsWith(block.items, 'value');
  if (items.length === 0) return null;
  return (
    <BlockSection block={block}>
      <BlockHead block={block} lead={lead} split />
      <ul className={trust.stats}>
        {items.map(({ value, label, source, asOf }, index) => (
          <li key={index}>
            <b>{value}</b> <span>{label}</span>
            {filled(source) && <small>{[source, filled(asOf)].filter(Boolean).join(', ')}</small>}
          </li>
        ))}
      </ul>
    </BlockSection>
  );
}

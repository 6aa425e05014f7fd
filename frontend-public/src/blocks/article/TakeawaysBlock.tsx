import { Takeaways } from '../../ui/Takeaways';
import type { BlockProps } from '../block-props';
import { filled, filledTexts } from '../block-text';

export function TakeawaysBlock({ block }: BlockProps<'takeaways'>) {
  return <Takeaways title={filled(block.title) ?? 'Key takeaways'} items={filledTexts(block.items)} level={2} />;
}

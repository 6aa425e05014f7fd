import { Prose } from '../../ui/Prose';
import type { BlockProps } from '../block-props';

export function RichTextBlock({ block }: BlockProps<'richText'>) {
  return <Prose html={block.html} />;
}

import type { BlockProps } from '../block-props';
import { filled } from '../block-text';

/** HTML as an administrator gave it; whoever may write it answers for it. */
export function HtmlBlock({ block }: BlockProps<'html'>) {
  const html = filled(block.html);
  return html ? <div dangerouslySetInnerHTML={{ __html: html }} /> : null;
}

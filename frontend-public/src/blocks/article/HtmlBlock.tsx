import type { BlockProps } from '../block-props';
import { filled } from '../block-text';

/** HTML that somebody brought along, as far as the server kept it. */
export function HtmlBlock({ block }: BlockProps<'html'>) {
  const html = filled(block.html);
  return html ? <div dangerouslySetInnerHTML={{ __html: html }} /> : null;
}

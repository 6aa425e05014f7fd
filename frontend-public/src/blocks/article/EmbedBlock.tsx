import { embedFrom } from '@20x/shared/embed-address';
import { fieldOf } from '../../ui/field-of';
import type { BlockProps } from '../parts/block-props';
import { filled } from '../parts/block-text';
import { ClickToLoad } from '../parts/ClickToLoad';

/** Only of sites that pages may show. */
export function EmbedBlock({ block }: BlockProps<'embed'>) {
  const [url, title] = [filled(block.url), filled(block.title)];
  const embed = url ? embedFrom(url) : null;
  if (!url || !title || !embed) return null;
  return (
    <ClickToLoad
      embed={embed}
      title={title}
      address={url}
      shape={block.shape}
      poster={filled(block.poster)}
      posterField={fieldOf(block, 'poster')}
    />
  );
}

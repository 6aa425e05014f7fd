import { fieldOf } from '../../ui/field-of';
import { SiteLink } from '../../ui/SiteLink';
import { drawnAt } from '../../ui/image-sources';
import { useMissingImage } from '../../ui/useMissingImage';
import type { BlockProps } from '../parts/block-props';
import { filled, rowsWith } from '../parts/block-text';
import { BlockHead, BlockSection } from '../parts/BlockSection';
import classes from './LogoStripBlock.module.css';

/** Names or logos of others. Nothing shows until the owner enters one. */
export function LogoStripBlock({ block, lead }: BlockProps<'logoStrip'>) {
  const items = rowsWith(block.items, 'name');
  if (items.length === 0) return null;
  return (
    <BlockSection block={block}>
      <BlockHead block={block} lead={lead} />
      <ul className={classes.items}>
        {items.map((item, index) => {
          const { name, href } = item;
          const image = filled(item.image);
          const content = image ? <LogoImage src={image} name={name ?? ''} field={fieldOf(item, 'image')} /> : name;
          return (
            <li key={index} data-field={fieldOf(item)}>
              {filled(href) ? <SiteLink to={href ?? ''}>{content}</SiteLink> : content}
            </li>
          );
        })}
      </ul>
    </BlockSection>
  );
}

interface LogoImageProps {
  readonly src: string;
  readonly name: string;
  readonly field: string | undefined;
}

/** The logo, or the name when its image is missing. */
function LogoImage({ src, name, field }: LogoImageProps) {
  const { isMissing, watch } = useMissingImage(src);
  if (isMissing) return name;
  return (
    <img
      {...watch}
      {...drawnAt(48, src)}
      data-field={field}
      src={src}
      alt={name}
      width={160}
      height={48}
      loading="lazy"
    />
  );
}

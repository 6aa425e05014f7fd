import { SiteLink } from '../../ui/SiteLink';
import { useMissingImage } from '../../ui/useMissingImage';
import type { BlockProps } from '../block-props';
import { filled, rowsWith } from '../block-text';
import { BlockHead, BlockSection } from '../BlockSection';
import classes from './LogoStripBlock.module.css';

/** Names or logos of others. Nothing shows until the owner enters one. */
export function LogoStripBlock({ block, lead }: BlockProps<'logoStrip'>) {
  const items = rowsWith(block.items, 'name');
  if (items.length === 0) return null;
  return (
    <BlockSection block={block}>
      <BlockHead block={block} lead={lead} />
      <ul className={classes.items}>
        {items.map(({ name, image, href }, index) => {
          const address = filled(image);
          const content = address ? <LogoImage src={address} name={name ?? ''} /> : name;
          return <li key={index}>{filled(href) ? <SiteLink to={href ?? ''}>{content}</SiteLink> : content}</li>;
        })}
      </ul>
    </BlockSection>
  );
}

/** The logo, or the name when its image is missing. */
function LogoImage({ src, name }: { readonly src: string; readonly name: string }) {
  const { isMissing, watch } = useMissingImage(src);
  return isMissing ? name : <img {...watch} src={src} alt={name} width={160} height={48} loading="lazy" />;
}
